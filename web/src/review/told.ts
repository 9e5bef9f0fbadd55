/** Sentences of a review in the language spoken. */

import type { CurveLine, Sentence } from "../wire";
import { moveText, t } from "../words";
import { fluentFacts, plain } from "../words/facts";

/** A sentence with seats by name and its move in words; the same as review/telling.py. */
export function told(
  { message, facts = {}, move }: Sentence,
  game: string,
  names: readonly string[],
): string {
  const known = fluentFacts(game, facts, names);
  if (move) known.move = moveText(game, move, names);
  if (facts.goal !== undefined) known.goal = facts.goal;
  if (facts.sign !== undefined) known.sentence = t(String(facts.sign), known);
  return plain(t(message, known));
}

/** Whose line of the curve it is: a side's, or a seat's. */
export const lineName = ({ side, seat }: CurveLine, names: readonly string[]): string =>
  typeof seat === "number" ? (names[seat] ?? "") : t(`review-side-${side}`);
