/** What a board shows. Nothing here knows a rule: it holds what a view or a position says. */

import { CARDS, OPENINGS } from "../art/printed";
import type { Colour } from "../art/shape";
import type { LaidCard } from "../wire";

export type Place = Pick<LaidCard, "x" | "y">;

/** A card in the maze, face up; goals that were turned up are among them. */
export interface Laid extends Pick<LaidCard, "x" | "y" | "card" | "turned"> {
  /** The player whose token lies on it (the Duel). */
  token?: Colour;
  /** The player whose key lies on its door (the Duel). */
  key?: Colour;
}

/** A goal that is not in the maze yet: face down, or up and waiting to be put. */
export interface Goal extends Place {
  index: number;
  /** Its face if it is up. */
  up: string;
  /** Its face if this seat has looked at it. */
  seen: string;
  /** The seats that have looked at it. */
  looked: number[];
}

export interface Maze {
  game: string;
  cards: Laid[];
  goals: Goal[];
}

/** Where the chosen card may go, and which ways round; no turns means it does not matter. */
export interface Target extends Place {
  turns?: boolean[];
}

/** A claim that somebody made, with the face of whoever made it. */
export interface Pin {
  seat: number;
  name: string;
  says: string;
}

/** The claims about a goal, pinned to its place. */
export interface PlacePins extends Place {
  pins: Pin[];
}

export const samePlace = (a: Place | undefined, b: Place | undefined): boolean =>
  a !== undefined && b !== undefined && a.x === b.x && a.y === b.y;

export const keyOf = ({ x, y }: Place): string => `${x},${y}`;

/** Where the goals of a game lie. */
export function goalPlaces(game: string): Place[] {
  return (OPENINGS[game]?.goals ?? []).map(([x, y]) => ({ x, y }));
}

/** The colours of the seats: each has its start card, if they have colours at all. */
export function seatColours(cards: readonly { card: string }[]): Colour[] {
  return cards.flatMap(({ card }) => {
    const { kind, colour } = CARDS[card] ?? {};
    return kind === "start" && colour ? [colour] : [];
  });
}

/** The colour of one seat, if it has any. */
export const colourOf = (cards: readonly { card: string }[] | undefined, seat: number): Colour | undefined =>
  seatColours(cards ?? [])[seat];
