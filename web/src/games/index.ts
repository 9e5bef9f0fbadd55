/** The games of the page. A new one is a line here, and one in `boards.ts` if it has a table of its own. */

import type { Move } from "../told";
import { duel } from "./duel";
import { kings } from "./kings";
import type { GamePart } from "./part";
import { saboteur } from "./saboteur";
import { saboteur2 } from "./saboteur2";
import { solo } from "./solo";

export const GAMES: Record<string, GamePart> = { saboteur, saboteur2, duel, solo, kings };

/** The first answer that a game has. */
function answer<T>(ask: (part: GamePart) => T | undefined): T | undefined {
  for (const part of Object.values(GAMES)) {
    const found = ask(part);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** The inside of a card that one game alone has. */
export const drawnBy = (word: string): string | undefined => answer((part) => part.drawn?.(word));

/** The spot of a move, on a table that is no maze. */
export const spotOf = (move: Move): string | undefined => answer((part) => part.spotOf?.(move));
