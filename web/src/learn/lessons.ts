/** What a coach says, and when: each tip waits for its moment in a real game. */

import type { Item } from "../net/table.svelte";

type Drawer = Record<string, any>;

/** What the learner's seat knows just now. */
export interface Now {
  seat: number;
  open: Drawer;
  own: Drawer;
  moves: readonly { do: string; card?: string }[];
  story: readonly Item[];
  isOver: boolean;
}

export interface Tip {
  id: string;
  /** Whether its moment has come. */
  when(now: Now): boolean;
  /** Whether the learner has done it: then it goes by itself. Without it a click puts it away. */
  done?(now: Now): boolean;
}

const always = (): boolean => true;
const may =
  (...deeds: string[]) =>
  (now: Now): boolean =>
    now.moves.some((move) => deeds.includes(move.do));
const mayPlay =
  (card: RegExp) =>
  (now: Now): boolean =>
    now.moves.some((move) => move.do !== "pass" && card.test(move.card ?? ""));
const did =
  (event: string) =>
  (now: Now): boolean =>
    now.story.some((item) => item.event === event && item.seat === now.seat);
const heard =
  (event: string) =>
  (now: Now): boolean =>
    now.story.some((item) => item.event === event);
const isRole =
  (...roles: string[]) =>
  (now: Now): boolean =>
    roles.includes(now.own.role as string);
const isBroken = (now: Now): boolean => (now.open.tools?.[now.seat] ?? []).length > 0;
const mustPass = (now: Now): boolean => now.moves.length > 0 && now.moves.every((move) => move.do === "pass");
const isOver = (now: Now): boolean => now.isOver;

const LAY: Tip = { id: "lay", when: may("lay"), done: did("laid") };
const OVER: Tip = { id: "over", when: isOver };

/** What the tunnel games with hidden roles share. */
const ACTIONS: Tip[] = [
  { id: "broken", when: isBroken, done: (now) => !isBroken(now) },
  { id: "map", when: may("look") },
  { id: "sabotage", when: may("break") },
  { id: "mend", when: may("mend") },
  { id: "rockfall", when: may("rockfall") },
  { id: "pass", when: mustPass },
];

const DUEL: Tip[] = [
  { id: "claimed", when: did("claimed") },
  { id: "troll", when: may("bribe") },
  { id: "key", when: may("unlock") },
  { id: "broken", when: isBroken, done: (now) => !isBroken(now) },
  { id: "map", when: may("look") },
  { id: "rockfall", when: may("rockfall") },
  { id: "pass", when: mustPass },
];

/** The tips of each game; the first whose moment has come is said. */
export const LESSONS: Record<string, Tip[]> = {
  saboteur: [
    OVER,
    { id: "digger", when: isRole("digger") },
    { id: "saboteur", when: isRole("saboteur") },
    { id: "goals", when: always },
    { id: "draft", when: may("take"), done: did("took") },
    LAY,
    { id: "drew", when: did("laid") },
    ...ACTIONS,
  ],
  saboteur2: [
    OVER,
    { id: "team", when: isRole("green", "blue") },
    { id: "saboteur", when: isRole("saboteur") },
    { id: "boss", when: isRole("boss") },
    { id: "profiteer", when: isRole("profiteer") },
    { id: "geologist", when: isRole("geologist") },
    { id: "goals", when: always },
    LAY,
    { id: "doors", when: mayPlay(/^door-/) },
    { id: "several", when: did("laid") },
    { id: "trap", when: mayPlay(/^trap/) },
    { id: "hats", when: mayPlay(/^(swap-hats|inspect)/) },
    ...ACTIONS,
  ],
  duel: [
    OVER,
    { id: "colour", when: always },
    { id: "goals", when: always },
    LAY,
    ...DUEL,
    { id: "sabotage", when: may("break") },
  ],
  solo: [
    OVER,
    { id: "colour", when: always },
    { id: "goals", when: always },
    LAY,
    { id: "struck", when: heard("struck") },
    ...DUEL,
  ],
  kings: [
    OVER,
    { id: "king", when: always },
    { id: "play", when: may("play"), done: did("played") },
    {
      id: "take",
      when: (now) => may("take")(now) && did("played")(now),
      done: (now) => did("took")(now) || did("drew")(now),
    },
    { id: "captured", when: heard("captured") },
    { id: "own", when: (now) => (now.open.open?.[now.seat] ?? []).length > 0 },
    { id: "developed", when: did("developed") },
    { id: "overseer", when: (now) => now.story.filter(({ event }) => event === "captured").length > 2 },
  ],
};

/** The tip to say now, if any; `past` are those put away. */
export function tipFor(game: string, now: Now, past: ReadonlySet<string>): Tip | undefined {
  return (LESSONS[game] ?? []).find((tip) => !past.has(tip.id) && tip.when(now) && !tip.done?.(now));
}
