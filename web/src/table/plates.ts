/** Where things of the table stand on the screen. */

import type { Origin } from "../board/motion";
import type { Laid, Place } from "../board/state";
import type { Item } from "../told";

export const plateOf = (seat: unknown): HTMLElement | null =>
  document.querySelector(`[data-seat="${String(seat)}"]`);

/** The cards that were put away, where the screen shows them. */
export const pileOf = (name: string): HTMLElement | null => document.querySelector(`[data-pile="${name}"]`);

export const cellOf = ({ x, y }: Place): HTMLElement | null =>
  document.querySelector(`.board [data-place="${x},${y}"]`);

/** The card or goal that lies there, as it is drawn. */
export const pieceOf = ({ x, y }: Place): HTMLElement | null =>
  document.querySelector(`.board .cards [data-at="${x},${y}"]`);

/** A place of a game's own table, or the last of what lies there: a king's newest mine, a mine's newest troop. */
export const spotOf = (name: string): HTMLElement | undefined =>
  [
    ...document.querySelectorAll<HTMLElement>(`.board :is([data-spot="${name}"], [data-spot^="${name}-"])`),
  ].at(-1);

/** Where a place of the board is on the screen, a card there or not; while the view glides, where it will be. */
export function rectOf({ x, y }: Place): DOMRect | undefined {
  const world = document.querySelector<HTMLElement>(".board .world");
  const frame = world?.offsetParent?.getBoundingClientRect();
  if (!world || !frame) return undefined;
  const { a: zoom, e: left, f: top } = new DOMMatrix(world.style.transform);
  const [width, height] = [zoom * world.offsetWidth, zoom * world.offsetHeight];
  return new DOMRect(frame.left + left + x * width, frame.top + top + y * height, width, height);
}

/** Where a laid card comes from: it was here if it is mine, else from a plate. */
export function originOf(laid: Laid, story: readonly Item[], me: number | null): Origin {
  const by = story.findLast((item) => item.event === "laid" && item.x === laid.x && item.y === laid.y)?.seat;
  if (by !== undefined && by === me) return "here";
  return plateOf(by)?.getBoundingClientRect();
}
