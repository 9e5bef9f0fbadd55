import { expect, test } from "vitest";
import type { Item } from "../told";
import { deals, drawersOf, momentOf, roundOf, toldAt, viewpoints, within } from "./moments";

const item = (event: Item["event"]): Item => ({ n: 1, at: 0, event });
const FRAMES = [1, 2, 3];
const seat = { name: "", kind: "person" as const, bot: "" };

test("a moment of an address is one that exists", () => {
  expect(momentOf(new URLSearchParams("at=2"), FRAMES)).toBe(1);
  expect(momentOf(new URLSearchParams("at=99"), FRAMES)).toBe(2);
  expect(momentOf(new URLSearchParams("at=x"), FRAMES)).toBe(0);
  expect(within(-4, FRAMES)).toBe(0);
  expect(within(4, [])).toBe(0);
});

test("an address may ask for one round, if the game has it", () => {
  const asked = (text: string) => roundOf(new URLSearchParams(text), 3);
  expect(["at=4&round=2", "round=4", "round=0", "round=1.5", "at=4"].map(asked)).toEqual([2, 0, 0, 0, 0]);
});

test("before the end one sees a game only with one's own eyes", () => {
  expect(viewpoints({ status: "playing", seats: [seat, seat] }, 1)).toEqual([1, "public"]);
  expect(viewpoints({ status: "playing", seats: [seat, seat] }, null)).toEqual(["public"]);
  expect(viewpoints({ status: "over", seats: [seat, seat] }, null)).toEqual(["all", 0, 1, "public"]);
});

test("a viewpoint opens the drawers it may, and no other", () => {
  const drawer = { hand: ["NES"], role: "digger" as const };
  expect(drawersOf({ seat: 1, private: drawer })).toEqual([{ seat: 1, ...drawer }]);
  expect(drawersOf({ seat: null, private: {}, privates: [drawer, drawer] })).toHaveLength(2);
  expect(drawersOf({ seat: null, private: null })).toEqual([]);
});

test("a draw that shows nothing goes without saying", () => {
  const drew = item("drew");
  const story = [item("laid"), drew, { ...drew, mine: "M07" }];
  expect(toldAt({ story })).toEqual([story[0], story[2]]);
});

test("rounds begin where cards are dealt", () => {
  const frame = (event: Item["event"]) => ({ story: [item(event)] });
  expect(deals([frame("dealt"), frame("laid"), frame("dealt")])).toEqual([0, 2]);
});
