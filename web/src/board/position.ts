/** A board from a position text (docs/positions.md), for use without a server.
 *
 * A position is the whole truth; the board shows what lies open, and goals face down with their
 * faces as `seen` if asked to peek. What the position means is for the rules engine to judge.
 */

import { mineFacts } from "../art/kings";
import {
  goalPlaces,
  seatColours,
  type Goal,
  type KingSeat,
  type KingsTable,
  type Laid,
  type Maze,
  type Plot,
  type Table,
} from "./state";
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

export function tableOfPosition(text: string, peek = false): Table {
  const lines = linesOf(text);
  return lines.get("game")?.[0] === "kings" ? kingsOf(lines) : mazeOf(lines, peek);
}

const LAID = /^(-?\d+),(-?\d+):(.+?)(~?)$/;

function laidOf(word: string): Laid {
  const match = LAID.exec(word);
  if (!match) throw new Error(`a laid card is written as in 2,0:NES~, not ${word}`);
  return { x: Number(match[1]), y: Number(match[2]), card: match[3]!, turned: match[4] === "~" };
}

function startsOf(game: string, colour: string): Laid[] {
  const start = (card: string, y: number) => ({ x: 0, y, card, turned: false });
  if (game === "duel") return [start("start-green", -1), start("start-blue", 1)];
  return [start(game === "solo" ? `start-${colour}` : "start", 0)];
}

function mazeOf(lines: Lines, peek: boolean): Maze {
  const game = lines.get("game")?.[0] ?? "saboteur";
  const option = lines.get("rules")?.find((word) => word.startsWith("solo_colour="));
  const colour = option?.split("=")[1] ?? "green";
  const cards = [...startsOf(game, colour), ...(lines.get("maze") ?? []).map(laidOf)];
  const goals: Goal[] = [];
  goalPlaces(game).forEach((place, index) => {
    const word = lines.get("goals")?.[index] ?? "?";
    const [, face = "", sign] = /^(.*?)([?!~]?)$/.exec(word)!;
    const waits = sign === "?" || sign === "!";
    if (!waits) cards.push({ ...place, card: face, turned: sign === "~" });
    else goals.push({ ...place, index, up: sign === "!" ? face : "", seen: peek ? face : "", looked: [] });
  });
  const ofSeats = (name: string) => [0, 1].map((seat) => lines.get(`${name}${seat}`) ?? []);
  mark(cards, ofSeats("tokens"), ofSeats("keys"), seatColours(game, colour));
  return { game, cards, goals };
}

// ---- Kings Under Mountains

const mineIn = (card: string): string => card.split("/").at(-1)!.replace("!", "");

/** A mine is the card it is printed on, with its troops after a colon. */
function plotOf(word: string): Plot {
  const [card = "", troops] = word.split(":");
  const mine = mineIn(card);
  const [defence, size, overseer, value] = mineFacts(mine) ?? [0, 0, 0, 0];
  return { mine, defence, size, overseer: overseer === 1, value, troops: troops?.split("+") ?? [] };
}

function heldOf(word: string): { mine: string; troop: string | null } {
  return { mine: mineIn(word), troop: word.endsWith("!") ? word.split("/")[0]! : null };
}

function kingsOf(lines: Lines): KingsTable {
  const camp: Record<string, string[]> = { dwarf: [], orc: [], goblin: [], giant: [] };
  for (const card of lines.get("camp") ?? []) camp[card.split("-")[0]!]?.unshift(card);
  const seats: KingSeat[] = (lines.get("kings") ?? []).map((race, seat) => {
    const under = (lines.get(`under${seat}`) ?? []).map(mineIn);
    return {
      race,
      open: (lines.get(`open${seat}`) ?? []).map(plotOf),
      under: under.length,
      known: under,
      hand: (lines.get(`hand${seat}`) ?? []).map(heldOf),
    };
  });
  const deck = lines.get("deck") ?? [];
  const centre = (lines.get("centre") ?? []).map(plotOf);
  return { game: "kings", deck: deck.length, top: deck[0] ? mineIn(deck[0]) : "", centre, camp, seats };
}
