import { readdirSync, readFileSync } from "node:fs";
import { beforeAll, expect, test } from "vitest";
import type { ReviewHead, ReviewStep } from "../wire";
import { bundleFrom } from "../words/bundles";
import { speakFrom } from "../words/language.svelte";
import { betterThan, drawn, isSamePlace } from "./alternative";
import { countsOf } from "./counts";
import { isOf, linesOf, markedLine, mostOf, pieces, Scale, spanOf } from "./curve";
import { difference, isNotable, spread, worth } from "./marks";
import { lineName, told } from "./told";

const FOLDER = new URL("../../../src/dwarrow/words/en/", import.meta.url);
const files = readdirSync(FOLDER).map((file) => readFileSync(new URL(file, FOLDER), "utf8"));
beforeAll(() => speakFrom([bundleFrom("en", files)]));

const NAMES = ["Ana", "Bo", "Cy"];
const HEAD: ReviewHead = {
  part: "head",
  game: "saboteur",
  edition: "house",
  names: NAMES,
  rounds: 2,
  moves: 4,
  unit: "chance",
  lines: [{ side: "diggers" }],
  depth: "normal",
  prior: [0.5],
  dealt: [[0.6], [0.4]],
  points: [
    [0, 0, 3],
    [2, 1, 3],
  ],
  roles: [["digger", "digger", "saboteur"]],
};
const lay = (words: string, x: number, y: number) => ({
  words,
  do: "lay" as const,
  card: "NESW",
  turned: false,
  x,
  y,
});

function step(
  played: number,
  round: number,
  value: number,
  verdict?: "best" | "good" | "doubtful" | "blunder",
) {
  const judgement = verdict && {
    verdict,
    share: value,
    best: lay("lay NESW at 1,0", 1, 0),
    best_share: value + 0.1,
    loss: 0.1,
    error: 0.02,
    reason: { message: "review-why-digs" },
  };
  return {
    part: "step",
    played,
    round,
    seat: played % 3,
    move: lay("lay NESW at 2,0", 2, 0),
    known_all: [value],
    error: 0.05,
    known_to: [[value - 0.1], [value], [value + 0.1]],
    suspected: [],
    open_suspected: [],
    is_turning_point: false,
    judgement: judgement ?? null,
    line: null,
  } as ReviewStep;
}
const STEPS = [step(2, 1, 0.7), step(3, 1, 0.2, "blunder"), step(5, 2, 0.5, "best"), step(6, 2, 1, "good")];

test("a line begins anew with every round, at its deal for who sees all cards", () => {
  const all = pieces(HEAD, STEPS, 0, "all").map((piece) => piece.map(({ played, value }) => [played, value]));
  expect(all).toEqual([
    [
      [1, 0.6],
      [2, 0.7],
      [3, 0.2],
    ],
    [
      [4, 0.4],
      [5, 0.5],
      [6, 1],
    ],
  ]);
  const own = pieces(HEAD, STEPS, 0, 2).map((piece) => piece.map(({ value }) => value));
  expect(own).toEqual([
    [0.7999999999999999, 0.30000000000000004],
    [0.6, 1.1],
  ]);
});

test("a round has its own part of the game, and a place on the curve its moment", () => {
  const dealt = [0, 3];
  expect(spanOf(0, dealt, 6)).toEqual({ from: 1, to: 6 });
  expect(spanOf(1, dealt, 6)).toEqual({ from: 1, to: 3 });
  expect(spanOf(2, dealt, 6)).toEqual({ from: 4, to: 6 });
  const scale = new Scale({ left: 10, right: 110, top: 0, bottom: 50 }, { from: 1, to: 6 }, 1);
  for (const played of [1, 2, 6]) expect(scale.at(scale.x(played))).toBe(played);
  expect([scale.at(-50), scale.at(900)]).toEqual([1, 6]);
  expect([scale.y(0), scale.y(1), scale.y(2)]).toEqual([50, 0, 0]);
});

test("teams have their own curves, and a mark stands on the one of whoever moved", () => {
  const lines = [{ seat: 0 }, { seat: 1 }, { seat: 2 }, { side: "green" }, { side: "saboteurs" }];
  const head = { ...HEAD, lines, roles: [["green", "green", "saboteur"]] };
  expect([linesOf(head, "seats"), linesOf(head, "sides")]).toEqual([
    [0, 1, 2],
    [3, 4],
  ]);
  expect([linesOf(HEAD, "seats"), linesOf(HEAD, "sides")]).toEqual([[0], [0]]);
  const moved = step(2, 1, 0.5); // by the seat 2
  expect(lines.map((_, n) => isOf(head, n, moved))).toEqual([false, false, true, false, true]);
  const values = (step: ReviewStep, known_all: number[], is_turning_point = false) =>
    Object.assign({}, step, { known_all, is_turning_point }) as ReviewStep;
  const first = values(moved, [0, 0, 0, 0.2, 0.5]);
  const [calm, broken] = [false, true].map((is) => values(step(5, 1, 0.5), [0, 0, 0, 0.9, 0.4], is));
  expect(markedLine(head, [first, calm!], calm!, [3, 4])).toBe(4); // whoever moved hinders
  expect(markedLine(head, [first, broken!], broken!, [3, 4])).toBe(3);
});

test("nuggets have room upwards, chances end at one", () => {
  expect(mostOf(HEAD, STEPS)).toBe(1);
  expect(mostOf({ ...HEAD, unit: "nuggets", dealt: [[11.2]] }, [])).toBe(15);
});

test("moves are counted for whoever made them", () => {
  const [first] = countsOf(STEPS, 3);
  expect(first).toMatchObject({ seat: 0, best: 0, good: 1, doubtful: 0, blunder: 1, loss: 0.1 });
  expect(STEPS.filter(isNotable).map(({ played }) => played)).toEqual([3]);
});

test("a better move is drawn where it would have gone, and none if the move was the best", () => {
  const better = betterThan(STEPS[1])!;
  expect(drawn("saboteur", better)).toMatchObject({ place: { x: 1, y: 0 }, card: "NESW", turned: false });
  expect(isSamePlace("saboteur", better, STEPS[1]!.move)).toBe(false);
  expect(betterThan(STEPS[0])).toBeUndefined();
  const looks = { words: "play map on goal 2", do: "look" as const, card: "map", goal: 1 };
  expect(drawn("saboteur", looks)?.place).toEqual({ x: 8, y: 0 });
  const pass = { words: "pass", do: "pass" as const };
  expect(drawn("saboteur", pass)).toBeUndefined();
});

test("sentences name seats, moves and signs", () => {
  const facts = { seat: 2, step: 9, before: 22, after: 61, sign: "bot-sign-dead-end" };
  expect(told({ message: "review-sum-known-by", facts }, "saboteur", NAMES)).toBe(
    "From move 9 of the round on, a careful player could be sure that Cy was a saboteur. " +
      "What told most: Cy laid a dead end (22 → 61\u00a0%).",
  );
  const stone = { message: "review-sum-stone", facts: { goal: 1 } };
  expect(told(stone, "saboteur", NAMES)).toContain("The middle goal");
  expect(lineName({ side: "diggers" }, NAMES)).toBe("the diggers");
  expect(lineName({ seat: 1 }, NAMES)).toBe("Bo");
});

test("values and differences are told in their unit", () => {
  expect([worth(0.614, "chance"), worth(1, "nuggets")]).toEqual(["61\u00a0%", "1 nugget"]);
  expect([difference(-0.13, "chance"), difference(2, "nuggets")]).toEqual(["−13\u00a0%", "+2 nuggets"]);
  expect([spread(0.03, "chance"), spread(0.21, "nuggets")]).toEqual(["3\u00a0%", "0.2 nuggets"]);
});
