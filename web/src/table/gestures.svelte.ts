/** Deeds between seats and on the board, each a small gesture of its own; reduced motion: a glow. */

import { untrack } from "svelte";
import { prefersReducedMotion } from "svelte/motion";
import { icon } from "../art/icon";
import { seatColour } from "../art/worn.svelte";
import { THROW } from "../board/motion";
import { goalPlaces, type Place } from "../board/state";
import type { TableConnection } from "../net/table.svelte";
import type { Item } from "../told";
import { cellOf, plateOf, rectOf } from "./plates";

type Spot = { seat: number } | Place;
type Effect = "shake" | "shine";

export interface Gesture {
  sign: string;
  from: Spot;
  to: Spot;
  effect: Effect;
}

type Who = "seat" | "target" | "victim";

const seat = (item: Item, name: Who = "seat"): Spot => ({ seat: Number(item[name]) });
const goal = (item: Item, game: string): Spot => goalPlaces(game)[Number(item.goal)] ?? seat(item);
const place = (item: Item): Spot => ({ x: Number(item.x), y: Number(item.y) });

const between =
  (sign: string, effect: Effect, to: Who = "target") =>
  (item: Item) => [{ sign, from: seat(item), to: seat(item, to in item ? to : "seat"), effect }];
const both = (sign: string) => (item: Item) => [
  { sign, from: seat(item), to: seat(item, "target"), effect: "shine" as const },
  { sign, from: seat(item, "target"), to: seat(item), effect: "shine" as const },
];

const GESTURES: Partial<Record<Item["event"], (item: Item, game: string) => Gesture[]>> = {
  broke: (item) => between(`broken-${String(item.tool)}`, "shake")(item),
  struck: (item) => between(`broken-${String(item.tool)}`, "shake")(item),
  mended: (item) => between(String(item.tool), "shine")(item),
  repaired: (item) => between(String(item.tool), "shine")(item),
  "threw-off": (item) => between(String(item.tool), "shine")(item),
  looked: (item, game) => [{ sign: "eye", from: seat(item), to: goal(item, game), effect: "shine" }],
  inspected: between("eye", "shine"),
  collapsed: (item) => [{ sign: "rockfall", from: seat(item), to: place(item), effect: "shake" }],
  "caved-in": (item) => [{ sign: "rockfall", from: place(item), to: place(item), effect: "shake" }],
  trapped: between("trap", "shake"),
  freed: between("key", "shine"),
  "planned-theft": between("theft", "shine"),
  "stopped-theft": between("theft", "shake"),
  robbed: (item) => [{ sign: "nugget", from: seat(item, "victim"), to: seat(item), effect: "shine" }],
  "swapped-hands": both("cards"),
  "swapped-hats": both("hat"),
  unlocked: (item) => [{ sign: "key", from: seat(item), to: place(item), effect: "shine" }],
  bribed: (item) => [{ sign: "nugget", from: seat(item), to: place(item), effect: "shine" }],
  claimed: (item) =>
    "x" in item ? [{ sign: "nugget", from: place(item), to: seat(item), effect: "shine" }] : [],
};

/** What the eye is shown of what was told. */
export const gesturesOf = (items: readonly Item[], game: string): Gesture[] =>
  items.flatMap((item) => GESTURES[item.event]?.(item, game) ?? []);

const MOST = 6;
const APART = 160;
const FADE = 180;
const GLOW = 1400;

const boxOf = (spot: Spot): DOMRect | undefined =>
  "seat" in spot ? plateOf(spot.seat)?.getBoundingClientRect() : rectOf(spot);

/** What stands there; where nothing does any more, a mark for a moment. */
const nodeAt = (spot: Spot): HTMLElement | undefined =>
  ("seat" in spot ? plateOf(spot.seat) : cellOf(spot)) ?? marked(boxOf(spot));

function marked(box: DOMRect | undefined): HTMLElement | undefined {
  if (!box) return undefined;
  const mark = document.createElement("div");
  mark.className = "flyer mark";
  mark.style.cssText = `left:${box.left}px;top:${box.top}px;width:${box.width}px;height:${box.height}px`;
  document.body.append(mark);
  setTimeout(() => mark.remove(), GLOW);
  return mark;
}

const EFFECTS: Record<Effect, Keyframe[]> = {
  shake: [0, -5, 5, -4, 3, 0].map((x) => ({ transform: `translateX(${x}px)` })),
  shine: [{ boxShadow: "0 0 0 3px #ffd36a, 0 0 26px 8px #ffc65c" }, { boxShadow: "none" }],
};

function arrive(spot: Spot, effect: Effect): void {
  const isStill = prefersReducedMotion.current;
  nodeAt(spot)?.animate(EFFECTS[isStill ? "shine" : effect], {
    duration: isStill ? GLOW : effect === "shake" ? 380 : 900,
  });
}

function show({ sign, from, to, effect }: Gesture): void {
  if (!boxOf(from) || !boxOf(to)) return;
  if (prefersReducedMotion.current) return arrive(to, effect);
  const flyer = document.createElement("div");
  flyer.className = "flyer";
  flyer.innerHTML = `<svg class="art icon sign" viewBox="-36 -36 72 72" aria-hidden="true">${icon(sign)}</svg>`;
  if ("seat" in from) flyer.style.setProperty("--seat", seatColour(from.seat));
  document.body.append(flyer);
  const at = (spot: Spot, scale: number) => {
    const { left, top, width, height } = boxOf(spot) ?? new DOMRect();
    return `translate(${left + width / 2}px, ${top + height / 2}px) scale(${scale})`;
  };
  const duration = THROW + FADE;
  const frames = [
    { transform: at(from, 0.4), opacity: 0 },
    { transform: at(from, 1), opacity: 1, offset: 0.2, easing: "ease-in-out" },
    { transform: at(to, 1), opacity: 1, offset: THROW / duration },
    { transform: at(to, 1.25), opacity: 0 },
  ];
  const flight = flyer.animate(frames, { duration, fill: "both" });
  flight.onfinish = flight.oncancel = () => flyer.remove();
  setTimeout(() => arrive(to, effect), THROW);
}

/** Called once while a screen is made: show what is told from now on, not what a late screen hears at first. */
export function showGestures(connection: TableConnection): void {
  let heard = connection.update ? connection.story.length : undefined;
  $effect(() => {
    const story = connection.story;
    untrack(() => {
      if (!connection.update) return;
      const game = connection.update.table.settings.game;
      const news = story.slice(heard ?? story.length);
      heard = story.length;
      if (document.hidden) return;
      gesturesOf(news, game)
        .slice(-MOST)
        .forEach((gesture, i) => setTimeout(() => show(gesture), i * APART));
    });
  });
}
