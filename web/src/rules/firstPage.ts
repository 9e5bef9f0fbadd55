/** The first page of the rules: its sentences (words/first_page.py). */

import { LIKE, type GameInfo } from "../wire";
import { has, inWordsOf, spoken, t, voiceOf } from "../words";

/** A sentence of the first page, as an edition plays and in the words of its box. */
export function saidFirst(game: GameInfo, edition: string, part: string): string {
  const own = `first-${game.game}-${part}`;
  const known = has(own) ? own : `first-${LIKE[game.game]}-${part}`;
  return inWordsOf(voiceOf(spoken(), game.game, edition), t(known, game.editions[edition]));
}
