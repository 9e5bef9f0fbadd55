import { expect, test, vi } from "vitest";
import type { Item } from "../told";
import type { TableInfo } from "../wire";
import { allPromised, goneOn, owesChance, patience } from "./table.svelte";
import { Asks } from "./waiting";

const item = (n: number, event: Item["event"]): Item => ({ n, at: 0, event });

test("an update goes on with the story from its line and says anew what came after it", () => {
  const story = [item(1, "sat"), item(2, "dealt"), item(5, "laid")];
  const told = { since: 5, story: [item(5, "undone"), item(6, "laid")] };
  expect(goneOn(story, told).map(({ event }) => event)).toEqual(["sat", "dealt", "undone", "laid"]);
});

test("the longer a connection stays away the longer the page waits, but never more than twelve seconds", () => {
  expect(patience(0, 0)).toBe(125);
  expect(patience(3, 0)).toBeGreaterThan(patience(1, 0));
  expect(patience(20, 1)).toBe(12000);
});

test("a seat promises chance once before the game, and anew where this device keeps none of it", () => {
  const at = (facts: object): TableInfo =>
    ({ status: "gathering", awaits: [], promised: [], ...facts }) as never;
  expect(owesChance(1, at({}), "ab")).toBe(true);
  expect(owesChance(1, at({ promised: [1] }), "")).toBe(true);
  expect(owesChance(1, at({ promised: [0, 1] }), "ab")).toBe(false);
  expect(owesChance(null, at({}), "")).toBe(false);
  expect(owesChance(1, at({ status: "playing" }), "")).toBe(false);
  expect(owesChance(1, at({ awaits: [0] }), "")).toBe(false);
});

test("a rematch waits for those who sit, and for no bot", () => {
  const seats = [{ kind: "person" }, { kind: "bot" }, { kind: "person" }];
  expect(allPromised({ seats, promised: [0] } as never)).toBe(false);
  expect(allPromised({ seats, promised: [0, 2] } as never)).toBe(true);
});

test("an ask is said again until it is answered, and answered once", async () => {
  const asks = new Asks();
  const { text, answer } = asks.add({ ask: "undo" });
  expect(asks.texts()).toEqual([text]);
  const id = (JSON.parse(text) as { id: string }).id;
  asks.answered({ tell: "done", id, version: 3 }, vi.fn());
  expect(await answer).toEqual({ tell: "done", id, version: 3 });
  expect(asks.isAwaited).toBe(false);
});

test("who asked too fast asks again by itself", () => {
  vi.useFakeTimers();
  const asks = new Asks();
  const { text } = asks.add({ ask: "undo" });
  const again = vi.fn();
  const id = (JSON.parse(text) as { id: string }).id;
  asks.answered({ tell: "refused", id, code: "too-fast", words: "" }, again);
  vi.runAllTimers();
  expect(again).toHaveBeenCalledWith(text);
  expect(asks.isAwaited).toBe(true);
  vi.useRealTimers();
});

test("what is asked beside the game is said again like all else, but nobody waits for it", () => {
  const asks = new Asks();
  const { text } = asks.add({ ask: "showing", yes: true });
  expect([asks.isAwaited, asks.texts()]).toEqual([false, [text]]);
  asks.add({ ask: "play", played: 0, move: "pass" });
  expect([asks.isAwaited, asks.has("play"), asks.has("undo")]).toEqual([true, true, false]);
});
