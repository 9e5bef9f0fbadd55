/** Deeds between seats and on the board, each a small gesture of its own; reduced motion: a glow. */

import { untrack } from "svelte";
import { goalPlaces } from "../board/state";
import { GESTURES as OWN } from "../games/boards";
import type { TableConnection } from "../net/table.svelte";
import type { Item } from "../told";
import { show, type Effect, type Gesture, type Gestures, type Spot } from "./throwing";

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

const GESTURES: Gestures = {
  broke: (item) => between(`broken-${String(item.tool)}`, "strike")(item),
  struck: (item) => between(`broken-${String(item.tool)}`, "strike")(item),
  mended: (item) => between(String(item.tool), "shine")(item),
  repaired: (item) => between(String(item.tool), "shine")(item),
  "threw-off": (item) => between(String(item.tool), "shine")(item),
  looked: (item, game) => [{ sign: "eye", from: seat(item), to: goal(item, game), effect: "peek" }],
  inspected: between("eye", "shine"),
  collapsed: (item) => [{ sign: "rockfall", from: seat(item), to: place(item), effect: "strike" }],
  "caved-in": (item) => [{ sign: "rockfall", from: place(item), to: place(item), effect: "strike" }],
  trapped: between("trap", "strike"),
  freed: between("key", "shine"),
  "planned-theft": between("theft", "shine"),
  "stopped-theft": between("theft", "strike"),
  robbed: (item) => [{ sign: "nugget", from: seat(item, "victim"), to: seat(item), effect: "shine" }],
  "swapped-hands": both("cards"),
  "swapped-hats": both("hat"),
  unlocked: (item) => [{ sign: "key", from: seat(item), to: place(item), effect: "shine" }],
  bribed: (item) => [{ sign: "nugget", from: seat(item), to: place(item), effect: "shine" }],
  passed: (item) =>
    item.discarded ? [{ sign: "cards", from: seat(item), to: { pile: "discard" }, effect: "shine" }] : [],
  claimed: (item) =>
    "x" in item ? [{ sign: "nugget", from: place(item), to: seat(item), effect: "shine" }] : [],
};

/** What the eye is shown of what was told. */
export const gesturesOf = (items: readonly Item[], game: string): Gesture[] =>
  items.flatMap((item) => (OWN[game] ?? GESTURES)[item.event]?.(item, game) ?? []);

const MOST = 6;
const APART = 160;

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
