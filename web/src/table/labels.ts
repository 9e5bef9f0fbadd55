/** What a screen reader says of the board, in the language spoken. */

import type { Cell } from "../board/grid";
import type { Labels } from "../board/labels";
import { cardName, placeName, t } from "../words";

function whatLies({ laid, goal }: Cell): string {
  if (laid) return cardName(laid.card, laid.turned);
  if (!goal) return t("page-cell-empty");
  if (goal.up) return cardName(goal.up);
  return goal.seen ? t("page-cell-goal-seen", { card: cardName(goal.seen) }) : t("page-cell-goal");
}

function cellLabel(game: string, cell: Cell): string {
  const place = t("page-cell", { what: whatLies(cell), place: placeName(game, cell.x, cell.y) });
  return cell.target ? t("page-cell-target", { place }) : place;
}

export const boardLabels = (game: string): Labels => ({
  board: t("page-board"),
  fit: t("page-board-fit"),
  zoomIn: t("page-board-closer"),
  zoomOut: t("page-board-farther"),
  goal: t("page-board-goal"),
  card: cardName,
  cell: (cell) => cellLabel(game, cell),
  count: (what, count) => t(`page-count-${what}`, { count }),
});
