/** A move as a button says it: the chosen card is in sight, so its name is not said again. */

import { cardName, has, moveText, t } from "../words";
import { cardsOf } from "./moves";
import type { Move } from "../told";

/** What is mended or got rid of: a tool, a trap, a theft. */
function whatOf({ tool, removed }: Move): string {
  const thing = tool ?? removed ?? "";
  return has(`tool-${thing}`) ? t(`tool-${thing}`) : thing && cardName(thing);
}

export function actText(game: string, move: Move, names: readonly string[]): string {
  const message = `page-act-${move.do === "put" ? "lay" : move.do}`;
  if (!has(message)) return moveText(game, move, names);
  const whom = move.target === undefined ? "" : (names[move.target] ?? "");
  return t(message, { what: whatOf(move), whom, cards: cardsOf(move).length });
}
