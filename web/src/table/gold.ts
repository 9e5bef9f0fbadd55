/** Gold by round, from the replay with all cards open: after each settled round, what each seat has. */

import type { Open, Own, Seen, Item } from "../told";
import type { SaboteurInPurse } from "../wire";

export interface Standing {
  round: number;
  /** By seat. */
  nuggets: number[];
}

const sum = (values: readonly number[]): number => values.reduce((a, b) => a + b, 0);

/** A purse is a list of nuggets, or cards and what lies in the bank. */
export function inside(purse: number[] | SaboteurInPurse | undefined): number {
  if (!purse) return 0;
  return Array.isArray(purse) ? sum(purse) : sum(purse.cards) + purse.bank;
}

/** What a seat has, in whichever drawer its game keeps gold; a secret purse is opened at the end. */
export function goldOf(open: Open, own: Own | undefined, seat: number): number {
  if (typeof own?.gold === "number") return own.gold;
  return inside(own?.purse) + inside(open.purses?.[seat]);
}

export function goldByRound(frames: readonly { view: Seen; story: readonly Item[] }[]): Standing[] {
  return frames.flatMap((frame) => {
    const settled = frame.story.find(({ event }) => event === "settled");
    if (!settled) return [];
    const nuggets = Array.from({ length: frame.view.seats ?? 0 }, (_, seat) =>
      goldOf(frame.view.public, frame.view.privates?.[seat], seat),
    );
    return [{ round: settled.round ?? 0, nuggets }];
  });
}
