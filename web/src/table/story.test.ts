import { expect, test } from "vitest";
import type { Item } from "../told";
import { entriesOf } from "./chapters";
import { deedsDone, deedsOf } from "./deeds";
import { echo } from "./echoes";
import { goldByRound } from "./gold";
import { readNotes } from "./notes.svelte";
import { lastRound } from "./rounds";

const item = (n: number, event: Item["event"], facts: Partial<Item> = {}): Item => ({
  n,
  at: 0,
  event,
  ...facts,
});

test("what one line told is one entry, and what came before the game is left out unless it was said", () => {
  const line = (["laid", "opened", "drew"] as const).map((event) => item(3, event));
  const story = [item(0, "sat"), item(1, "said"), item(2, "started"), ...line];
  const entries = entriesOf(story);
  expect(entries.map(({ n }) => n)).toEqual([1, 2, 3]);
  expect(entries.at(-1)?.items.map(({ event }) => event)).toEqual(["laid", "opened"]);
});

test("a move that was taken back is struck out", () => {
  const story = [item(1, "laid"), item(2, "passed"), item(3, "said"), item(4, "laid")];
  const entries = entriesOf([...story, item(5, "undone", { played: 1 })]);
  expect(entries.map(({ isUndone }) => isUndone)).toEqual([false, true, false, true, false]);
});

test("deeds are counted by seat, and a deed that nobody did has no column", () => {
  const counts = deedsOf(
    [item(1, "laid", { seat: 0 }), item(2, "broke", { seat: 1 }), item(3, "laid", { seat: 0 })],
    2,
  );
  expect(counts[0]?.tunnels).toBe(2);
  expect(counts[1]?.sabotage).toBe(1);
  expect(deedsDone(counts)).toEqual(["tunnels", "sabotage"]);
});

test("a round's end holds what was told until the next deal", () => {
  const story = [
    item(1, "round-ended"),
    item(2, "took"),
    item(3, "settled"),
    item(4, "dealt"),
    item(5, "laid"),
  ];
  const round = lastRound(story)!;
  expect(round.told.map(({ event }) => event)).toEqual(["took", "settled"]);
  expect(round.settled?.n).toBe(3);
  expect(lastRound([item(1, "dealt")])).toBeUndefined();
});

test("gold by round is read from every seat's drawer", () => {
  const frame = {
    story: [item(9, "settled", { round: 1 })],
    view: {
      game: "saboteur",
      seat: null,
      seats: 2,
      public: {},
      privates: [{ purse: { cards: [1, 3], bank: 1 } }, { purse: { cards: [], bank: 0 } }],
    },
  };
  expect(goldByRound([{ ...frame, story: [] }, frame])).toEqual([{ round: 1, nuggets: [5, 0] }]);
});

test("the louder of two sounds is heard", () => {
  expect(echo([item(1, "got-card"), item(1, "collapsed")])).toBe("fall");
  expect(echo([item(1, "said")])).toBeUndefined();
});

test("notes that cannot be read are kept as a note of my own", () => {
  expect(readNotes("plain words", 2).notes[2]).toBe("plain words");
  expect(readNotes('{"marks":{"1":"trust"}}', 0).marks[1]).toBe("trust");
});
