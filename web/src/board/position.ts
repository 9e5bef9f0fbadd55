/** A board from a position text (docs/positions.md), for use without a server.
 *
 * A position is the whole truth; the board shows what lies open, and goals face down with their
 * faces as `seen` if asked to peek. What the position means is for the rules engine to judge.
 */

import { OPENINGS } from "../art/printed";
import { goalPlaces, seatColours, type Goal, type Laid, type Maze } from "./state";
import { mark } from "./view";

type Lines = Map<string, string[]>;

/** The lines of a position by their first word. */
export function linesOf(text: string): Lines {
  const lines: Lines = new Map();
  for (const line of text.split("\n")) {
    const [name, ...words] = line.trim().split(/\s+/);
    if (name && !name.startsWith("#")) lines.set(name, words);
  }
  return lines;
}

/** The game of a position; the first game need not be named. */
export const gameOf = (text: string): string => linesOf(text).get("game")?.[0] ?? "saboteur";

const LAID = /^(-?\d+),(-?\d+):(.+?)(~?)$/;

function laidOf(word: string): Laid {
  const match = LAID.exec(word);
  if (!match) throw new Error(`a laid card is written as in 2,0:NES~, not ${word}`);
  return { x: Number(match[1]), y: Number(match[2]), card: match[3]!, turned: match[4] === "~" };
}

/** The start cards; who plays alone may have chosen the colour. */
function startsOf(game: string, colour: string | undefined): Laid[] {
  const starts = OPENINGS[game]?.starts ?? [];
  return starts.map(([card, x, y]) => ({ x, y, card: colour ? `start-${colour}` : card, turned: false }));
}

export function mazeOfPosition(text: string, peek = false): Maze {
  const lines = linesOf(text);
  const game = gameOf(text);
  const option = lines.get("rules")?.find((word) => word.startsWith("solo_colour="));
  const starts = startsOf(game, option?.split("=")[1]);
  const cards = [...starts, ...(lines.get("maze") ?? []).map(laidOf)];
  const goals: Goal[] = [];
  goalPlaces(game).forEach((place, index) => {
    const word = lines.get("goals")?.[index] ?? "?";
    const [, face = "", sign] = /^(.*?)([?!~]?)$/.exec(word)!;
    const waits = sign === "?" || sign === "!";
    if (!waits) cards.push({ ...place, card: face, turned: sign === "~" });
    else goals.push({ ...place, index, up: sign === "!" ? face : "", seen: peek ? face : "", looked: [] });
  });
  const ofSeats = (name: string) => [0, 1].map((seat) => lines.get(`${name}${seat}`) ?? []);
  mark(cards, ofSeats("tokens"), ofSeats("keys"), seatColours(starts));
  return { game, cards, goals };
}
