import { expect, test, vi } from "vitest";
import type { Item } from "../told";
import { goneOn, patience } from "./table.svelte";
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

test("an ask is said again until it is answered, and answered once", async () => {
  const asks = new Asks();
  const { text, answer } = asks.add({ ask: "undo" });
  expect(asks.texts()).toEqual([text]);
  const id = (JSON.parse(text) as { id: string }).id;
  asks.answered({ tell: "done", id, version: 3 }, vi.fn());
  expect(await answer).toEqual({ tell: "done", id, version: 3 });
  expect(asks.isEmpty).toBe(true);
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
  expect(asks.isEmpty).toBe(false);
  vi.useRealTimers();
});
