import { expect, test } from "vitest";
import { goalPlaces } from "../board/state";
import samples from "../board/samples.json";
import {
  cardsOf,
  mostCards,
  movesAt,
  onlyPutsAway,
  placesOf,
  playable,
  question,
  using,
  waysOf,
} from "./moves";
import type { Move } from "../told";

const GOALS = goalPlaces("saboteur");
const lay = (x: number, turned: boolean): Move => ({
  words: `${x}${turned}`,
  do: "lay",
  card: "NES",
  x,
  y: 0,
  turned,
});
const PASS: Move = { words: "pass NES", do: "pass", card: "NES" };
const SHED: Move = { words: "shed", do: "shed", cards: ["map", "NES"], removed: "pick" };
const END: Move = { words: "end turn", do: "end" };

test("a move is found by exactly the cards it uses, in whatever order they were chosen", () => {
  const moves = [lay(1, false), PASS, SHED, END];
  expect(using(moves, ["NES"])).toEqual([lay(1, false), PASS]);
  expect(using(moves, ["NES", "map"])).toEqual([SHED]);
  expect(using(moves, [])).toEqual([END]);
  expect(mostCards(moves)).toBe(2);
});

test("a card that can only be put away is not playable", () => {
  expect(playable([PASS, { ...PASS, card: "map" }, lay(1, false)])).toEqual(new Set(["NES"]));
});

test("cards are only put away when nothing is laid, mended or shed", () => {
  expect(onlyPutsAway([PASS, { ...PASS, card: "map" }])).toBe(true);
  for (const more of [lay(1, false), SHED, END]) expect(onlyPutsAway([PASS, more])).toBe(false);
  expect(onlyPutsAway([{ words: "pass", do: "pass" }])).toBe(false);
  expect(onlyPutsAway([])).toBe(false);
});

test("moves ask for a place, a seat, a spot of the table, or nothing more", () => {
  const look: Move = { words: "look", do: "look", card: "map", goal: 1 };
  const hit: Move = { words: "break", do: "break", card: "break-pick", target: 2 };
  const take: Move = { words: "take deck", do: "take", from: "deck" };
  const ways = waysOf([look, hit, take, END], GOALS);
  expect([ways.places, ways.seats, ways.spots, ways.rest]).toEqual([[look], [hit], [take], [END]]);
});

test("both ways round of a card share a place, and the wished one is taken if it may", () => {
  const moves = [lay(1, false), lay(1, true), lay(2, true)];
  expect(placesOf(moves, GOALS)).toEqual([
    { x: 1, y: 0, turns: [false, true] },
    { x: 2, y: 0, turns: [true] },
  ]);
  expect(movesAt(moves, { x: 1, y: 0 }, GOALS, true)).toEqual([lay(1, true)]);
  expect(movesAt(moves, { x: 2, y: 0 }, GOALS, false)).toEqual([lay(2, true)]);
});

test("the question is about a card as long as a card can be played", () => {
  expect(question([lay(1, false), PASS])).toBe("card");
  expect(question([{ words: "take 2", do: "take", nuggets: 2 }])).toBe("take");
});

test.each(Object.keys(samples))(
  "every legal move of %s is reached by its cards and one choice more",
  (game) => {
    const moves = (samples as unknown as Record<string, { moves: Move[] }>)[game]!.moves;
    for (const move of moves) {
      const ways = waysOf(using(moves, cardsOf(move)), goalPlaces(game));
      expect(Object.values(ways).flat()).toContain(move);
    }
  },
);
