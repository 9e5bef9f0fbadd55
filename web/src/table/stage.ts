/** How the stage of a reveal is shared out: the mine and the cards of the roles, each as large as can be. */

import type { Size } from "../board/layout";

export interface Stage {
  /** The roles stand at the right of the mine, else below it. */
  isBeside: boolean;
  board: Size;
  columns: number;
  /** How wide the card of a role is, in pixels. */
  card: number;
}

const TALL = 1.4;
const GAP = 10;
/** A card that comes forward needs a little room around it. */
const AT_REST = 0.94;
/** The mine gets so much of the stage at least and at most. */
const SHARES = [0.3, 0.35, 0.4, 0.45, 0.5, 0.55, 0.6, 0.65, 0.7];

/** How high the name below a card is. */
export const nameBelow = (card: number): number => Math.max(22, card * 0.2);

const highest = (height: number): number => Math.min((height - 22) / TALL, height / (TALL + 0.2));

/** The widest cards of which so many stand in a box with their names, and beside how many others. */
export function cardsIn(count: number, { width, height }: Size): { columns: number; card: number } {
  const fits = Array.from({ length: count }, (_, at) => {
    const columns = at + 1;
    const rows = Math.ceil(count / columns);
    const wide = (width - GAP * (columns - 1)) / columns;
    const high = highest((height - GAP * (rows - 1)) / rows);
    return { columns, card: Math.max(24, Math.floor(AT_REST * Math.min(wide, high))) };
  });
  return fits.reduce((best, each) => (each.card > best.card ? each : best));
}

/** How much of a box a mine of this shape fills. */
const filled = ({ width, height }: Size, shape: number): number => {
  const wide = Math.min(width, height * shape);
  return (wide * wide) / shape;
};

function shared(size: Size, count: number, isBeside: boolean, share: number): Stage {
  const { width, height } = size;
  const board = isBeside
    ? { width: Math.floor(width * share), height }
    : { width, height: Math.floor(height * share) };
  const rest = isBeside
    ? { width: width - board.width - 2 * GAP, height }
    : { width, height: height - board.height - GAP };
  return { isBeside, board, ...cardsIn(count, rest) };
}

/** So many roles and a mine of this shape (its width by its height) on a stage of this size. */
export function stageOf(size: Size, count: number, shape: number): Stage {
  if (!count) return { isBeside: false, board: size, columns: 1, card: 0 };
  if (!shape) return { isBeside: false, board: { width: 0, height: 0 }, ...cardsIn(count, size) };
  const worth = ({ board, card }: Stage) => filled(board, shape) * card * card;
  return SHARES.flatMap((share) =>
    [true, false].map((isBeside) => shared(size, count, isBeside, share)),
  ).reduce((best, each) => (worth(each) > worth(best) ? each : best));
}
