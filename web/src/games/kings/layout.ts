/** How large the cards of Kings are drawn, so that the whole table is seen at once.
 *
 * Everything is counted in widths of a card, as the components lay it out: `Plot`, `Stock`, `KingSeat`.
 */

import { NEEDED } from "../../art/printed";
import { BUTTONS, type Size } from "../../board/layout";
import type { KingSeat, KingsTable, Plot } from "./table";

/** A card with the rim of its button, its height with that rim, and the space to the next. */
const CARD = 1.12;
const TALL = 1.52;
const GAP = 0.08;
const SLOTS = 0.52;
/** The line above a king's mines, and the rim of the king's ground. */
const HEAD = 0.72;
const RIM = 0.12;
const PILES = 5;
/** A pile is never narrower than a finger, in pixels. */
const FINGER = 44;

/** A king's line with the head, a short name and what lies under the king, in pixels. */
const NAMED = 118;

/** A mine is as high as a finger then. */
const SMALLEST = 29;
const LARGEST = 124;
/** On a wall they are larger: so many stand above each other at least. */
const LEAST_ROWS = 7;
const COLUMNS = [1, 2, 4];

export interface KingsLayout {
  /** The width of a card in pixels. */
  card: number;
  /** How many kings sit side by side. */
  columns: number;
}

/** How many troops complete a mine: in the centre as many as defend it, before a king as many as dig. */
export const slotsInCentre = (plot: Plot): number => plot.defence;
export const slotsOfKing = (plot: Plot): number => NEEDED[plot.mine]!;

/** Slots stand two and two beside their mine. */
const widthWith = (slots: number): number => CARD + SLOTS * Math.ceil(slots / 2);

/** How many rows things of these widths take; more than can be if one is wider than the row. */
function rowsOf(widths: readonly number[], room: number): number {
  let [rows, used] = [1, -GAP];
  for (const width of widths) {
    if (width > room) return Infinity;
    if (used + GAP + width > room) [rows, used] = [rows + 1, -GAP];
    used += GAP + width;
  }
  return rows;
}

const stacked = (rows: number): number => rows * TALL + (rows - 1) * GAP;

function heightOfMiddle(table: KingsTable, room: number, pile: number): number {
  const centre = table.centre.map((plot) => widthWith(slotsInCentre(plot)));
  const stock = Array.from({ length: PILES }, () => pile);
  const isOneRow = rowsOf([...centre, 0, ...stock], room) === 1;
  return isOneRow ? TALL : stacked(rowsOf(centre, room)) + GAP + stacked(rowsOf(stock, room));
}

function heightOfSeat({ open }: KingSeat, room: number): number {
  const mines = open.map((plot) => widthWith(slotsOfKing(plot)));
  return HEAD + stacked(rowsOf(mines, room - 2 * RIM)) + 2 * RIM;
}

/** The height of the table in pixels, if it is so wide and its cards are so wide. */
export function heightOf(table: KingsTable, width: number, card: number, columns: number): number {
  const room = width / card;
  const each = (room - (columns - 1) * GAP) / columns;
  let height = heightOfMiddle(table, room, Math.max(CARD, FINGER / card));
  for (let first = 0; first < table.seats.length; first += columns) {
    const row = table.seats.slice(first, first + columns);
    height += GAP + Math.max(...row.map((seat) => heightOfSeat(seat, each)));
  }
  return height * card;
}

/** How many kings sit side by side at most: each has room for the widest mine, and for a name. */
const mostColumns = (width: number, card: number): number =>
  Math.max(1, Math.floor(width / Math.max(NAMED, card * (widthWith(5) + 2 * RIM + GAP))));

/** The largest cards with which everything is seen; if none are small enough, the smallest. */
export function kingsLayout(table: KingsTable, { width, height }: Size): KingsLayout {
  const fits = (card: number, columns: number) =>
    columns <= mostColumns(width, card) && heightOf(table, width, card, columns) <= height;
  for (let card = Math.max(LARGEST, Math.round(height / LEAST_ROWS)); card > SMALLEST; card--) {
    const columns = COLUMNS.find((each) => each <= table.seats.length && fits(card, each));
    if (columns) return { card, columns };
  }
  return { card: SMALLEST, columns: Math.min(2, mostColumns(width, SMALLEST)) };
}

export interface Surrounded extends KingsLayout {
  /** Whether the buttons stand beside the table, not below it. */
  isBeside: boolean;
  /** A table that is larger than its room whatever is done has no room for buttons either: it is swiped. */
  isCut: boolean;
}

/** The same with the buttons beside the table or below it, wherever they leave more of it. */
export function layoutBeside(table: KingsTable, { width, height }: Size): Surrounded {
  const beside = kingsLayout(table, { width: width - BUTTONS, height });
  const below = kingsLayout(table, { width, height: height - BUTTONS });
  const isBeside = beside.card > below.card || (beside.card === below.card && width > height);
  const [found, room] = isBeside
    ? [beside, { width: width - BUTTONS, height }]
    : [below, { width, height: height - BUTTONS }];
  const isCut = heightOf(table, room.width, found.card, found.columns) > room.height;
  return isCut
    ? { ...kingsLayout(table, { width, height }), isBeside: false, isCut }
    : { ...found, isBeside, isCut };
}

/** The same seen from closer: kings that no longer fit side by side stand below each other. */
export function closer({ card, columns }: KingsLayout, zoom: number, width: number): KingsLayout {
  return { card: card * zoom, columns: Math.min(columns, mostColumns(width, card * zoom)) };
}
