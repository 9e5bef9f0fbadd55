/** The story cut into entries: what one line of the log told is one entry. */

import type { Item } from "../told";
import { HAPPENINGS } from "../wire";

/** What is said at the table, as against what is done. */
const TALK = ["said", "phrased", "murmured", "claimed", "doubted", "inquired", "explained"];
/** What a reader has no use for; my role is shown by its card, where I can hide it. */
const SILENT = "added-entropy promised configured invited went-on faced committed got-role".split(" ");
/** What was told to me alone. */
const SECRETS =
  "got-role got-hand got-card got-cards got-gold saw saw-role saw-under gave-hand offered discarded".split(
    " ",
  );
const ROUNDS = ["dealt"];

export interface Entry {
  n: number;
  items: Item[];
  isTalk: boolean;
  /** Whether a round begins here. */
  isRound: boolean;
  /** Whether it was taken back later. */
  isUndone: boolean;
}

/** The Duel's `claimed` lays a token; only what is about something is talk. */
export const isTalk = (item: Item): boolean =>
  TALK.includes(item.event) && (item.event !== "claimed" || "about" in item);

export const isSecret = (item: Item): boolean => SECRETS.includes(item.event);

/** Whether the rules told it: then it has a moment of its own in the replay. */
export const isPlay = (entry: Entry): boolean =>
  !entry.isTalk && entry.items.some((item) => !AROUND.has(item.event));

const AROUND = new Set<string>(HAPPENINGS.filter((event) => event !== "claimed"));

export function entriesOf(story: readonly Item[]): Entry[] {
  const entries: Entry[] = [];
  const begin = story.find(({ event }) => event === "started")?.n ?? 0;
  for (const item of story) {
    if (isSilent(item) || (item.n < begin && !isTalk(item))) continue;
    const last = entries.at(-1);
    if (item.event === "undone") takeBack(entries, item.played ?? 0);
    if (last?.n === item.n) last.items.push(item);
    else entries.push({ n: item.n, items: [item], isTalk: isTalk(item), isRound: false, isUndone: false });
    entries.at(-1)!.isRound ||= ROUNDS.includes(item.event);
  }
  return entries;
}

/** That somebody draws goes without saying, unless it shows something. */
export const isSilent = (item: Item): boolean =>
  SILENT.includes(item.event) || (item.event === "drew" && !("mine" in item));

/** The game goes back to so many moves and deals: at least the last that still stands is taken back. */
function takeBack(entries: Entry[], played: number): void {
  const standing = entries.filter((entry) => isPlay(entry) && !entry.isUndone);
  for (const entry of standing.slice(Math.min(played, standing.length - 1))) entry.isUndone = true;
}
