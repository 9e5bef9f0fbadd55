/** A board from a view: the JSON that the rules engine gives a seat, `table.view(seat).data()`. */

import type { Colour } from "../art/shape";
import {
  goalPlaces,
  samePlace,
  seatColours,
  type KingSeat,
  type KingsTable,
  type Laid,
  type Maze,
  type Mine,
  type Plot,
  type Table,
} from "./state";

/** As much of a view as a board reads. */
export interface View {
  game: string;
  seat: number;
  seats: number;
  rules?: Record<string, string>;
  public: Record<string, unknown>;
  private?: Record<string, unknown> | null;
  /** Every drawer, and what every goal shows: told only of a game that is over. */
  privates?: Record<string, unknown>[];
  goals?: string[];
}

interface MazeDrawer {
  maze: { x: number; y: number; card: string; turned: boolean }[];
  goals: (string | null)[];
  looked: number[][];
  tokens?: string[][];
  keys?: string[][];
}

interface KingsDrawer {
  races: string[];
  deck: number;
  top: Mine | null;
  centre: Plot[];
  open: Plot[][];
  camp: Record<string, string[]>;
  hands: { mine: string; troop: string | null }[][];
  under: number[];
  revealed: string[][];
}

export function tableOfView(view: View): Table {
  return view.game === "kings" ? kingsOfView(view) : mazeOfView(view);
}

export function mazeOfView(view: View): Maze {
  const open = view.public as unknown as MazeDrawer;
  const seen = (view.private?.seen ?? []) as (string | null)[];
  const colours = seatColours(view.game, view.rules?.solo_colour);
  const cards = open.maze.map(({ x, y, card, turned }) => ({ x, y, card, turned }));
  mark(cards, open.tokens ?? [], open.keys ?? [], colours);
  const goals = goalPlaces(view.game).map((place, index) => ({
    ...place,
    index,
    up: open.goals[index] ?? view.goals?.[index] ?? "",
    seen: seen[index] ?? "",
    looked: open.looked.flatMap((goals, seat) => (goals.includes(index) ? [seat] : [])),
  }));
  return {
    game: view.game,
    cards,
    goals: goals.filter((goal) => !cards.some((card) => samePlace(card, goal))),
  };
}

/** Put tokens and keys on the cards they name; every such card is the only one of its kind. */
export function mark(cards: Laid[], tokens: string[][], keys: string[][], colours: Colour[]): void {
  for (const laid of cards) {
    const owner = (words: string[][]) => colours[words.findIndex((held) => held.includes(laid.card))];
    const [token, key] = [owner(tokens), owner(keys)];
    if (token) laid.token = token;
    if (key) laid.key = key;
  }
}

export function kingsOfView(view: View): KingsTable {
  const open = view.public as unknown as KingsDrawer;
  const under = (seat: number) =>
    ((seat === view.seat ? view.private : view.privates?.[seat])?.under ?? []) as string[];
  const seats: KingSeat[] = open.races.map((race, seat) => ({
    race,
    open: open.open[seat] ?? [],
    under: open.under[seat] ?? 0,
    known: under(seat).length ? under(seat) : (open.revealed[seat] ?? []),
    hand: open.hands[seat] ?? [],
  }));
  return {
    game: "kings",
    deck: open.deck,
    top: open.top?.mine ?? "",
    centre: open.centre,
    camp: open.camp,
    seats,
  };
}
