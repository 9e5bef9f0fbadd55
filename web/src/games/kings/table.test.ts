import { expect, test } from "vitest";
import samples from "../../board/samples.json";
import type { Move, Seen } from "../../told";
import { spotOf, wordsAt } from "./spots";
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

test("a wish that is not offered has words to ask about", () => {
  expect(wordsAt("orc-5/M07", "mine-2-0")).toBe("play orc-5/M07 on mine 1 of 2");
  expect(wordsAt("orc-5/M07", "centre-3")).toBe("play orc-5/M07 on centre 4");
  expect(wordsAt("", "centre-3")).toBe("");
  expect([wordsAt("", "deck"), wordsAt("", "camp-giant")]).toEqual(["take deck", "take giant"]);
});
