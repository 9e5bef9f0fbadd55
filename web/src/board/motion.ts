/** How cards come and go: a card travels to its place, a goal turns, the rock falls.
 *
 * Who asked for less motion sees the change at once.
 */

import { cubicIn, cubicInOut, cubicOut } from "svelte/easing";
import { prefersReducedMotion } from "svelte/motion";
import type { TransitionConfig } from "svelte/transition";

const time = (duration: number): number => (prefersReducedMotion.current ? 0 : duration);

/** Where a card comes from: a plate on the screen, the place itself, or nowhere that is known. */
export type Origin = DOMRect | "here" | undefined;

export interface Motion {
  isGoal: boolean;
  from: Origin;
}

const FLIGHT = 333;
/** How long the sign of a deed is on its way to where it strikes. */
export const THROW = 560;
/** A card that is lifted seems a little larger; never more than 1.3 of the card that lies there. */
const LIFTED = 1.15;

/** A goal turns up, any other card travels here. */
export function come(node: Element, { isGoal, from }: Motion): TransitionConfig {
  if (isGoal) return turnUp();
  if (from === "here") return { duration: 0 };
  return from ? fly(node as HTMLElement, from) : sink();
}

export function leave(node: Element, { isGoal }: Motion): TransitionConfig {
  return isGoal ? turnAway(node) : crumble();
}

/** Laid from above. */
function sink(): TransitionConfig {
  return {
    duration: time(300),
    easing: cubicOut,
    css: (t, u) => `transform: translateY(${-40 * u}px) scale(${1 + (LIFTED - 1) * u}); opacity: ${t};`,
  };
}

/** A likeness flies over everything, from a plate to where the card appears when it lands. */
function fly(node: HTMLElement, from: DOMRect): TransitionConfig {
  const duration = time(FLIGHT);
  if (duration) soar(node, from, duration);
  return { duration, css: (t) => `opacity: ${t < 1 ? 0 : 1};` };
}

/** Its place is looked up in every frame: the view may grow, and the place move, while the card is on its way. */
function soar(node: HTMLElement, from: DOMRect, duration: number): void {
  const flyer = document.createElement("div");
  const [wide, tall] = [node.offsetWidth, node.offsetHeight];
  flyer.className = "flyer";
  flyer.style.cssText = `width:${wide}px;height:${tall}px`;
  flyer.append(...[...node.children].map((child) => child.cloneNode(true)));
  document.body.append(flyer);
  const between = (begin: number, end: number, t: number) => begin + (end - begin) * t;
  let began: number | undefined;
  const frame = (now: number) => {
    const t = cubicOut(Math.min(Math.max((now - (began ??= now)) / duration, 0), 1));
    if (t === 1 || !node.isConnected) return flyer.remove();
    const here = node.getBoundingClientRect();
    const scale = (here.width / wide || 1) * between(LIFTED, 1, t);
    const x = between(from.left + from.width / 2, here.left + here.width / 2, t) - (wide * scale) / 2;
    const y = between(from.top + from.height / 2, here.top + here.height / 2, t) - (tall * scale) / 2;
    flyer.style.transform = `translate(${x}px, ${y}px) scale(${scale})`;
    requestAnimationFrame(frame);
  };
  frame(performance.now());
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
    delay: time(THROW), // until it is hit
    duration: time(520),
    easing: cubicInOut,
    css: (t, u) =>
      `transform: translate(${Math.sin(u * 40) * 4 * t}px, ${u * u * 30}%) rotate(${Math.sin(u * 30) * 3}deg) scale(${1 - 0.25 * u}); opacity: ${t}; filter: brightness(${0.3 + 0.7 * t});`,
  };
}
