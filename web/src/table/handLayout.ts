/** How large the cards of a hand are when it has a box of its own beside the board. */

import type { Size } from "../board/layout";

const GAP = 4;
const TALL = 1.4;
/** A finger's width: smaller cards are never drawn; the hand is swiped then. */
const SMALLEST = 44;
const LARGEST = 120;

/** The width of a card if so many stand in so many columns. */
function widthIn({ width, height }: Size, count: number, columns: number): number {
  const rows = Math.ceil(count / columns);
  const wide = (width - (columns - 1) * GAP) / columns;
  const tall = (height - (rows - 1) * GAP) / rows / TALL;
  return Math.floor(Math.min(wide, tall));
}

/** The largest cards with which the whole hand is seen. */
export function heldWidth(box: Size, count: number): number {
  const widths = Array.from({ length: Math.max(1, count) }, (_, i) => widthIn(box, count, i + 1));
  return Math.min(LARGEST, Math.max(SMALLEST, ...widths));
}
