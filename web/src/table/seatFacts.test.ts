import { expect, test } from "vitest";
import type { Open } from "../told";
import type { SaboteurInPurse, TableInfo } from "../wire";
import { seatFacts } from "./seatFacts";

const nothing = { cards: [] as number[], bank: 0 };
const table = { rules: {}, seats: ["Ana", "Bo"].map((name) => ({ name, kind: "person", bot: "" })) };

function nuggets(purses: SaboteurInPurse[], mine: SaboteurInPurse): (number | undefined)[] {
  const open: Open = { hands: [0, 0], gold_cards: [2, 1], purses, phase: "over" };
  const view = { game: "saboteur", seat: 0, public: open, private: { purse: mine } };
  return seatFacts(view, table as unknown as TableInfo, [0, 1]).map((facts) => facts.nuggets);
}

test("I know my own gold while it lies face down, and nobody else's", () => {
  expect(nuggets([nothing, nothing], { cards: [1, 2], bank: 0 })).toEqual([3, undefined]);
});

test("gold that lies open is counted for all, mine too", () => {
  const open = [
    { cards: [1, 2], bank: 0 },
    { cards: [3], bank: 0 },
  ];
  expect(nuggets(open, nothing)).toEqual([3, 3]);
});
