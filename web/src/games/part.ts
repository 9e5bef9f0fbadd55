/** What a game adds to the page beside its words: one part a game, all of them in `index.ts`. */

import type { Move } from "../told";
import type { Why } from "../wire";

/** A title and the words of its cards, for those who look at the art. */
export type Deck = [title: string, words: string[]];

export interface GamePart {
  /** Three cards that show what it is. */
  face: readonly [string, string, string];
  /** The cards drawn beside each sentence of its first page (words/first_page.py), by kind. */
  pictures: Record<string, readonly string[]>;
  /** The inside of a card that only this game has. */
  drawn?: (word: string) => string | undefined;
  decks?: Deck[];
  /** On a table that is no maze: the spot that a move goes to or takes from, as one word. */
  spotOf?: (move: Move) => string | undefined;
  /** What a move to that spot, or from it, would say of it: to ask why it is not offered. */
  factsAt?: (spot: string) => NonNullable<Why["facts"]>;
}
