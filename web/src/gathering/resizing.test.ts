import { expect, test } from "vitest";
import type { SeatInfo } from "../wire";
import { swapsBeforeFewer } from "./resizing";

const seats = (...kinds: SeatInfo["kind"][]): SeatInfo[] =>
  kinds.map((kind) => ({ name: "", kind, bot: "" }));

test("with one seat fewer an open seat goes before a bot, and nobody is sent away", () => {
  expect(swapsBeforeFewer(seats("person", "open", "bot", "person"))).toEqual([
    [1, 2],
    [2, 3],
  ]);
  expect(swapsBeforeFewer(seats("person", "bot", "person"))).toEqual([[1, 2]]);
  expect(swapsBeforeFewer(seats("person", "open"))).toEqual([]);
  expect(swapsBeforeFewer(seats("person", "person"))).toEqual([]);
});
