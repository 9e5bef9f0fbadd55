import { expect, test } from "vitest";
import samples from "../../board/samples.json";
import type { Move, Seen } from "../../told";
import { factsAt, spotOf } from "./spots";
import { tableOfPosition, tableOfView } from "./table";

test("a position and a view of the same moment show the same table", () => {
  const { view, position } = samples.kings;
  const [seen, told] = [tableOfView(view as unknown as Seen), tableOfPosition(position)];
  expect({ ...told, seats: [] }).toEqual({ ...seen, seats: [] });
  expect(told.seats.map(({ race, open, under }) => ({ race, open, under }))).toEqual(
    seen.seats.map(({ race, open, under }) => ({ race, open, under })),
  );
});

test("a spot is a mine a card may be played on, or what may be taken", () => {
  const play: Move = { words: "", do: "play", card: "orc-9/M09", place: "mine", index: 1, owner: 2 };
  expect(spotOf(play)).toBe("mine-2-1");
  expect(spotOf({ words: "", do: "take", from: "orc" })).toBe("camp-orc");
  expect(spotOf({ words: "", do: "pass" })).toBeUndefined();
});

test("what a move would say of a spot leads to that spot", () => {
  const spots = ["mine-2-0", "centre-3", "deck", "camp-giant"];
  expect(spots.map((spot) => spotOf({ words: "", do: "play", ...factsAt(spot) } as Move))).toEqual(spots);
});
