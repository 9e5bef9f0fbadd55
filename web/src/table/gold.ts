/** Gold by round, from the replay with all cards open: after each settled round, what each seat has. */

import type { Frame } from "../wire";

export interface Standing {
  round: number;
  /** By seat. */
  nuggets: number[];
}

type Drawer = Record<string, any>;

const sum = (values: readonly number[]): number => values.reduce((a, b) => a + b, 0);

/** A purse is a list of nuggets, or cards and what lies in the bank. */
function inside(purse: any): number {
  if (!purse) return 0;
  return Array.isArray(purse) ? sum(purse) : sum(purse.cards) + purse.bank;
}

/** What a seat has, in whichever drawer its game keeps gold; a secret purse is opened at the end. */
export function goldOf(open: Drawer, own: Drawer | undefined, seat: number): number {
  if (typeof own?.gold === "number") return own.gold;
  return inside(own?.purse) + inside(open.purses?.[seat]);
}

export function goldByRound(frames: readonly Frame[]): Standing[] {
  return frames.flatMap((frame) => {
    const settled = frame.story.find(({ event }) => event === "settled");
    if (!settled) return [];
    const privates = (frame.view.privates ?? []) as Drawer[];
    const nuggets = Array.from({ length: Number(frame.view.seats) }, (_, seat) =>
      goldOf(frame.view.public, privates[seat], seat),
    );
    return [{ round: Number(settled.round), nuggets }];
  });
}
