/** Seats before the game: which one goes when there shall be one fewer. */

import type { SeatInfo } from "../wire";

/** Neighbours to swap, one after another, until the last seat that nobody needs is the last of all.
 *
 * An open seat goes before a bot's; where people sit everywhere nothing is swapped, and the server refuses.
 */
export function swapsBeforeFewer(seats: readonly SeatInfo[]): [one: number, other: number][] {
  const open = seats.findLastIndex(({ kind }) => kind === "open");
  const free = open < 0 ? seats.findLastIndex(({ kind }) => kind === "bot") : open;
  if (free < 0) return [];
  return Array.from({ length: seats.length - 1 - free }, (_, i) => [free + i, free + i + 1]);
}
