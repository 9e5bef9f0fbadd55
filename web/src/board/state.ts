/** What a board shows. Nothing here knows a rule: it holds what a view or a position says. */

import type { Colour } from "../art/shape";

export interface Place {
  x: number;
  y: number;
}

/** A card in the maze, face up; goals that were turned up are among them. */
export interface Laid extends Place {
  card: string;
  turned: boolean;
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

export interface Mine {
  mine: string;
  defence: number;
  size: number;
  overseer: boolean;
  value: number;
}

/** A mine with the troops on it. */
export interface Plot extends Mine {
  troops: string[];
}

export interface KingSeat {
  race: string;
  open: Plot[];
  under: number;
  /** The mines under the king, as far as this seat may know them. */
  known: string[];
  hand: { mine: string; troop: string | null }[];
}

/** The table of Kings Under Mountains. */
export interface KingsTable {
  game: "kings";
  deck: number;
  top: string;
  centre: Plot[];
  /** By race, the top card first. */
  camp: Record<string, string[]>;
  seats: KingSeat[];
}

/** A place where a card of Kings may go to, or be taken from. */
export type KingsPlace =
  | { place: "centre"; index: number }
  | { place: "mine"; owner: number; index: number }
  | { place: "camp"; race: string }
  | { place: "deck" };

export type Table = Maze | KingsTable;

export const isKings = (table: Table): table is KingsTable => table.game === "kings";

export const samePlace = (a: Place | undefined, b: Place | undefined): boolean =>
  a !== undefined && b !== undefined && a.x === b.x && a.y === b.y;

export const keyOf = ({ x, y }: Place): string => `${x},${y}`;

const SABOTEUR_GOALS: [number, number][] = [
  [8, -2],
  [8, 0],
  [8, 2],
];
const GOALS: Record<string, [number, number][]> = {
  duel: [
    [5, -2],
    [5, 0],
    [5, 2],
    [7, -1],
    [7, 1],
    [9, 0],
  ],
  solo: [
    [8, -2],
    [8, 0],
    [8, 2],
    [10, -1],
    [10, 1],
    [12, 0],
  ],
};

/** Where the goals of a game lie. */
export function goalPlaces(game: string): Place[] {
  return (GOALS[game] ?? SABOTEUR_GOALS).map(([x, y]) => ({ x, y }));
}

/** The colours of the seats of the Duel and of the one who plays alone. */
export function seatColours(game: string, soloColour: string | undefined): Colour[] {
  return game === "solo" && soloColour === "blue" ? ["blue"] : ["green", "blue"];
}
