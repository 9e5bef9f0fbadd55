/** What a screen reader says of a board. Plain English here; the page passes its own language. */

import { MINES } from "../art/printed";
import { shapeOf } from "../art/shape";
import type { Cell } from "./grid";

export interface Labels {
  board: string;
  fit: string;
  zoomIn: string;
  zoomOut: string;
  goal: string;
  /** The name of a card. */
  card(word: string, turned: boolean): string;
  /** A cell of the maze: what lies there, and whether the chosen card may go there. */
  cell(cell: Cell): string;
  /** A count: cards of a deck, mines under a king. */
  count(what: "deck" | "camp" | "under" | "hand", count: number): string;
}

const SIDES: Record<string, string> = { N: "north", E: "east", S: "south", W: "west" };

function mineName(word: string): string {
  const { defence, size, overseer, value } = MINES[word]!;
  return `mine ${word}, defence ${defence}, miners ${size}${overseer ? " and an overseer" : ""}, value ${value}`;
}

function cardName(word: string, turned: boolean): string {
  const shape = shapeOf(word);
  if (word in MINES) return mineName(word);
  if (!shape) return word.replace(/[-+]/g, " ").replace("/", " on the back of ");
  const sides = [...shape.edges].map((side) => SIDES[side]).join(", ");
  const what = shape.kind || (shape.groups.length ? "tunnel" : "dead end");
  return `${what} ${sides}${turned ? ", turned" : ""}`;
}

function cellName(cell: Cell): string {
  const parts: string[] = [];
  if (cell.laid) parts.push(cardName(cell.laid.card, cell.laid.turned));
  else if (cell.goal)
    parts.push(
      cell.goal.up || (cell.goal.seen ? `goal face down, seen: ${cell.goal.seen}` : "goal face down"),
    );
  else parts.push("empty");
  if (cell.target) parts.push("the card may go here");
  return `${parts.join(", ")}, at ${cell.x},${cell.y}`;
}

const COUNTS = {
  deck: "cards in the deck",
  camp: "cards in the pile",
  under: "mines under the king",
  hand: "cards in hand",
};

export const ENGLISH: Labels = {
  board: "The mine",
  fit: "Show all",
  zoomIn: "Closer",
  zoomOut: "Farther",
  goal: "To the goal",
  card: cardName,
  cell: cellName,
  count: (what, count) => `${count} ${COUNTS[what]}`,
};
