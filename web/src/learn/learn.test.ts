import { expect, test } from "vitest";
import type { Target } from "../board/state";
import type { Move } from "../told";
import type { LessonInfo } from "../wire";
import { lessonsAt } from "./opening";
import { detourOf, stepOf, type Step } from "./steps";

const LESSONS: LessonInfo[] = [
  { lesson: "saboteur-digger", game: "saboteur", steps: 8 },
  { lesson: "saboteur-saboteur", game: "saboteur", steps: 9 },
  { lesson: "duel", game: "duel", steps: 9 },
];

test("an address names a lesson or its game, and the next lesson follows", () => {
  const found = (name: string) => lessonsAt(LESSONS, name).map((each) => each?.lesson);
  expect(found("saboteur")).toEqual(["saboteur-digger", "saboteur-saboteur"]);
  expect(found("saboteur-saboteur")).toEqual(["saboteur-saboteur", "duel"]);
  expect(found("duel")).toEqual(["duel", undefined]);
  expect(found("chess")).toEqual([undefined, undefined]);
});

const lay = (card: string, x: number): Move => ({ words: `lay ${card} at ${x},0`, do: "lay", card, x, y: 0 });

const chosen = (...cards: string[]) => ({
  cards,
  pending: [] as Move[],
  notice: undefined,
  several: false,
  goals: [],
  turned: false,
  targets: [] as Target[],
});

test("a step at a time: the card, then where it goes, then yes", () => {
  const advice = lay("EW", 1);
  expect(stepOf(advice, chosen())).toBe("card");
  expect(stepOf(advice, chosen("EW"))).toBe("places");
  expect(stepOf(advice, { ...chosen("EW"), pending: [advice] })).toBe("confirm");
  expect(stepOf({ words: "break", do: "break", card: "break-pick", target: 2 }, chosen("break-pick"))).toBe(
    "seats",
  );
  expect(stepOf({ words: "take deck", do: "take", from: "deck" }, chosen())).toBe("spots");
  expect(stepOf({ words: "take 3", do: "take", nuggets: 3 }, chosen())).toBe("rest");
  expect(stepOf({ words: "shed", do: "shed", cards: ["EW", "NS"] }, chosen())).toBe("several");
  const twins: Move = { words: "throw", do: "throw", tool: "pick", card: "EW", other: "EW" };
  expect(stepOf(twins, { ...chosen("EW"), several: true })).toBe("card");
  expect(stepOf(twins, { ...chosen("EW", "EW"), several: true })).toBe("rest");
});

test("a card that could lie both ways is turned first", () => {
  const advice: Move = { ...lay("ESW", 1), turned: true };
  const both = { ...chosen("ESW"), targets: [{ x: 1, y: 0, turns: [false, true] }] };
  expect(stepOf(advice, both)).toBe("turn");
  expect(stepOf(advice, { ...both, turned: true })).toBe("places");
  expect(stepOf(advice, { ...both, targets: [{ x: 1, y: 0, turns: [true] }] })).toBe("places");
});

test("another move that waits for a last word is not the advised one", () => {
  expect(stepOf(lay("EW", 1), { ...chosen("EW"), pending: [lay("EW", 2)] })).toBe("places");
});

test("who does something else is led back", () => {
  const advice = lay("EW", 1);
  expect(detourOf(advice, chosen("EW"))).toBeUndefined();
  expect(detourOf(advice, chosen("NS"))).toBe("other");
  expect(detourOf(advice, { ...chosen("EW"), notice: { text: "no", clause: "SAB-11" } })).toBe("refused");
});

test("every touch has its words in every language", () => {
  const steps: Record<Step, null> = {
    card: null,
    several: null,
    turn: null,
    confirm: null,
    places: null,
    seats: null,
    spots: null,
    rest: null,
  };
  const files = import.meta.glob<string>("../../../src/dwarrow/words/*/lessons.ftl", {
    query: "?raw",
    import: "default",
    eager: true,
  });
  expect(Object.keys(files)).toHaveLength(4);
  for (const [path, text] of Object.entries(files)) {
    const said = [...text.matchAll(/^lesson-do-(\S+) =/gm)].map(([, step]) => step);
    expect(said.sort(), path).toEqual(Object.keys(steps).sort());
  }
});
