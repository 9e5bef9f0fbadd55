/** What a deed looks like on its way: a sign or a card is thrown in an arc from its doer to whom it meets. */

import { prefersReducedMotion } from "svelte/motion";
import { drawn } from "../art/card";
import { icon } from "../art/icon";
import { seatColour } from "../art/worn.svelte";
import { THROW } from "../board/motion";
import type { Place } from "../board/state";
import type { Item } from "../told";
import { cellOf, pieceOf, pileOf, plateOf, rectOf, spotOf } from "./plates";

/** A seat's plate, a place of the mine, the cards put away, or what a game's own table calls a place. */
export type Spot = { seat: number } | Place | { pile: "discard" } | { spot: string };
export type Effect = "strike" | "shine" | "peek";

export interface Gesture {
  /** A small sign, or the word of a card that travels as large as the one that lies where it goes. */
  sign?: string;
  card?: string;
  from: Spot;
  to: Spot;
  effect: Effect;
}

/** What the eye is shown of what was told, by the name of the event. */
export type Gestures = Partial<Record<Item["event"], (item: Item, game: string) => Gesture[]>>;

const FADE = 180;
const GLOW = 1400;
const STEPS = 14;

type Point = [number, number];

function nodeOf(spot: Spot): HTMLElement | null | undefined {
  if ("seat" in spot) return plateOf(spot.seat);
  if ("pile" in spot) return pileOf(spot.pile);
  return "spot" in spot ? spotOf(spot.spot) : cellOf(spot);
}
const boxOf = (spot: Spot): DOMRect | undefined =>
  "x" in spot ? rectOf(spot) : nodeOf(spot)?.getBoundingClientRect();
const middleOf = ({ left, top, width, height }: DOMRect): Point => [left + width / 2, top + height / 2];

const STRUCK = "#e2543f";
const GILDED = "#ffc65c";

/** A light around what stands there, or stood: it only fades, so nothing of the table is drawn anew. */
function glow(spot: Spot, light: string, duration: number): void {
  const box = boxOf(spot);
  if (!box) return;
  const mark = document.createElement("div");
  mark.className = "flyer mark";
  mark.style.cssText = `left:${box.left}px;top:${box.top}px;width:${box.width}px;height:${box.height}px`;
  mark.style.setProperty("--light", light);
  document.body.append(mark);
  const fading = mark.animate([{ opacity: 1 }, { opacity: 0 }], { duration, easing: "ease-in" });
  fading.onfinish = fading.oncancel = () => mark.remove();
}

const SHAKE = [0, -6, 6, -5, 4, -2, 0].map((x) => ({ transform: `translateX(${x}px)` }));
/** A card is lifted at its edge, so that one looks under it. */
const PEEK = ["", "perspective(500px) rotateX(42deg) translateY(-9%)", ""].map((transform) => ({
  transform: transform || "none",
}));

/** What is met is seen to be met: struck, helped or looked under; with less motion it only glows. */
function arrive(spot: Spot, effect: Effect): void {
  glow(spot, effect === "strike" ? STRUCK : GILDED, GLOW);
  if (prefersReducedMotion.current) return;
  if (effect === "strike") nodeOf(spot)?.animate(SHAKE, 420);
  if (effect === "peek" && "x" in spot)
    pieceOf(spot)?.animate(PEEK, { duration: 900, easing: "ease-in-out" });
}

/** Who does it is seen first. */
function begin(spot: Spot): void {
  if ("seat" in spot) glow(spot, seatColour(spot.seat), 700);
}

/** Half way it swings towards the middle of the screen, so that it passes beside the plates and not along them. */
function swing([ax, ay]: Point, [bx, by]: Point): Point {
  const [mx, my] = [(ax + bx) / 2, (ay + by) / 2];
  const [wx, wy] = [innerWidth / 2 - mx, innerHeight / 2 - my];
  const away = Math.hypot(wx, wy) || 1;
  const far = Math.min(0.5 * Math.hypot(ax - bx, ay - by) + 0.16 * innerHeight, 0.5 * innerHeight, away);
  return [mx + (wx / away) * far, my + (wy / away) * far];
}

const onArc = (a: Point, by: Point, b: Point, t: number): Point =>
  [0, 1].map((i) => (1 - t) ** 2 * a[i]! + 2 * t * (1 - t) * by[i]! + t ** 2 * b[i]!) as Point;

/** Slowly off, swiftly through, gently there. */
const eased = (t: number): number => (t < 0.5 ? 2 * t * t : 1 - 2 * (1 - t) ** 2);

function flightOf(a: Point, by: Point, b: Point, most: number): Keyframe[] {
  const duration = THROW + FADE;
  const steps = Array.from({ length: STEPS + 1 }, (_, i) => {
    const t = i / STEPS;
    const [x, y] = onArc(a, by, b, eased(t));
    const scale = Math.min(1, 0.35 + 2.6 * t);
    return {
      transform: `translate(${x}px, ${y}px) scale(${scale})`,
      opacity: Math.min(1, 5 * t),
      offset: (t * THROW) / duration,
    };
  });
  return [...steps, { transform: `translate(${b[0]}px, ${b[1]}px) scale(${most})`, opacity: 0 }];
}

/** What flies: a sign, or a card as large as the one that lies where it goes. */
function flyerOf({ sign, card, to }: Gesture, target: DOMRect, colour: string): HTMLElement {
  const flyer = document.createElement("div");
  flyer.className = "flyer";
  flyer.innerHTML = card
    ? `<svg class="art card thrown" viewBox="0 0 100 140" aria-hidden="true">${drawn(card)}</svg>`
    : `<svg class="art icon sign" viewBox="-36 -36 72 72" aria-hidden="true">${icon(sign!)}</svg>`;
  const high = "seat" in to ? target.height * 0.8 : target.height;
  flyer.style.setProperty("--card", `${Math.min(target.width, high / 1.4)}px`);
  flyer.style.setProperty("--seat", colour);
  return flyer;
}

const TAIL = 0.4;
/** A streak behind it. */
function streakOf(a: Point, by: Point, b: Point, colour: string): HTMLElement {
  const trail = document.createElement("div");
  trail.className = "flyer trail";
  trail.style.setProperty("--seat", colour);
  trail.innerHTML = `<svg aria-hidden="true"><path pathLength="1" d="M${a} Q${by} ${b}"/></svg>`;
  const duration = THROW + FADE;
  const steps = Array.from({ length: STEPS + 1 }, (_, i) => ({
    strokeDashoffset: TAIL - eased(i / STEPS),
    offset: ((i / STEPS) * THROW) / duration,
  }));
  document.body.append(trail);
  const run = trail
    .querySelector("path")!
    .animate([...steps, { strokeDashoffset: -1 }], { duration, fill: "both" });
  run.onfinish = run.oncancel = () => trail.remove();
  return trail;
}

/** A card that was laid is not seen there before it comes. */
const hold = (node: Element | null | undefined) =>
  node?.animate([{ opacity: 0 }, { opacity: 0 }], { duration: THROW });

/** Show a deed: who does it, what flies, and what it does there. */
export function show(gesture: Gesture): void {
  const { from, to, effect, card } = gesture;
  const [origin, target] = [boxOf(from), boxOf(to)];
  if (!origin) return;
  begin(from);
  if (!target) return; // a wall shows no pile
  if (prefersReducedMotion.current) return arrive(to, effect);
  const [a, b] = [middleOf(origin), middleOf(target)];
  const by = swing(a, b);
  const colour = "seat" in from ? seatColour(from.seat) : "var(--lamp)";
  const flyer = flyerOf(gesture, target, colour);
  if (card && "spot" in to) hold(nodeOf(to)?.querySelector(".art.card"));
  streakOf(a, by, b, colour);
  document.body.append(flyer);
  const flight = flyer.animate(flightOf(a, by, b, card ? 1 : 1.25), { duration: THROW + FADE, fill: "both" });
  flight.onfinish = flight.oncancel = () => flyer.remove();
  setTimeout(() => arrive(to, effect), THROW);
}
