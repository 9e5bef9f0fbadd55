/** A board from a view: the JSON that the rules engine gives a seat, `table.view(seat).data()`. */

import type { Colour } from "../art/shape";
import type { Seen } from "../told";
import { goalPlaces, samePlace, seatColours, type Laid, type Maze } from "./state";

export function mazeOfView(view: Seen): Maze {
  const { maze = [], goals: up = [], looked = [], tokens = [], keys = [] } = view.public;
  const seen = view.private?.seen ?? [];
  const colours = seatColours(maze);
  const cards = maze.map(({ x, y, card, turned }) => ({ x, y, card, turned }));
  mark(cards, tokens, keys, colours);
  const goals = goalPlaces(view.game).map((place, index) => ({
    ...place,
    index,
    up: up[index] ?? view.goals?.[index] ?? "",
    seen: seen[index] ?? "",
    looked: looked.flatMap((goals, seat) => (goals.includes(index) ? [seat] : [])),
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
