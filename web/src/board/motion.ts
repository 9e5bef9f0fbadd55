/** How cards come and go: a card travels to its place, a goal turns, the rock falls.
 *
 * Who asked for less motion sees the change at once.
 */

import { cubicIn, cubicInOut, cubicOut } from "svelte/easing";
import { prefersReducedMotion } from "svelte/motion";
import type { TransitionConfig } from "svelte/transition";

const time = (duration: number): number => (prefersReducedMotion.current ? 0 : duration);

export interface Motion {
  isGoal: boolean;
  from: DOMRect | undefined;
}

/** A goal turns up, any other card travels here. */
export function come(node: Element, { isGoal, from }: Motion): TransitionConfig {
  return isGoal ? turnUp() : arrive(node, from);
}

export function leave(node: Element, { isGoal }: Motion): TransitionConfig {
  return isGoal ? turnAway(node) : crumble();
}

/** From a rectangle on the screen, a hand or a deck, to where the card lies now; else from above. */
function arrive(node: Element, from: DOMRect | undefined): TransitionConfig {
  const here = node.getBoundingClientRect();
  const zoom = here.width / (node as HTMLElement).offsetWidth || 1;
  const dx = from ? (from.left + from.width / 2 - here.left - here.width / 2) / zoom : 0;
  const dy = from ? (from.top + from.height / 2 - here.top - here.height / 2) / zoom : -70;
  const grown = from && here.width ? from.width / here.width : 1.35;
  return {
    duration: time(from ? 520 : 380),
    easing: cubicOut,
    css: (t, u) =>
      `transform: translate(${u * dx}px, ${u * dy}px) scale(${1 + (grown - 1) * u}); opacity: ${from ? 1 : t}; z-index: 5;`,
  };
}

/** A card turns over about its upright axis: the back goes first, then the face comes. */
function turnUp(): TransitionConfig {
  return {
    delay: time(240),
    duration: time(300),
    easing: cubicOut,
    css: (t, u) =>
      `transform: perspective(600px) rotateY(${-90 * u}deg) scale(${1 + 0.12 * u}); opacity: ${t > 0 ? 1 : 0};`,
  };
}

export function turnAway(_node: Element): TransitionConfig {
  return {
    duration: time(240),
    easing: cubicIn,
    css: (_t, u) => `transform: perspective(600px) rotateY(${90 * u}deg) scale(${1 + 0.12 * u});`,
  };
}

/** The rock falls: the card shakes, breaks down and is gone. */
function crumble(): TransitionConfig {
  return {
    duration: time(520),
    easing: cubicInOut,
    css: (t, u) =>
      `transform: translate(${Math.sin(u * 40) * 4 * t}px, ${u * u * 30}%) rotate(${Math.sin(u * 30) * 3}deg) scale(${1 - 0.25 * u}); opacity: ${t}; filter: brightness(${0.3 + 0.7 * t});`,
  };
}
