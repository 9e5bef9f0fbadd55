import { describe, expect, test } from "vitest";
import { closer, heightOf, kingsLayout, layoutBeside } from "./layout";
import type { KingSeat, KingsTable, Plot } from "./table";

const plot = (defence: number, size: number): Plot => ({
  mine: "M05", // three miners and an overseer
  defence,
  size,
  overseer: true,
  value: 1,
  troops: [],
});
const king = (mines: number): KingSeat => ({
  race: "orc",
  open: Array.from({ length: mines }, () => plot(2, 3)),
  under: 0,
  known: [],
  hand: [],
});
const table = (...mines: number[]): KingsTable => ({
  deck: 40,
  top: "M02",
  centre: [3, 3, 3, 3].map((defence) => plot(defence, 1)),
  camp: {},
  seats: mines.map(king),
});

describe("the table of Kings", () => {
  const DESK = { width: 868, height: 464 };
  const PHONE = { width: 344, height: 414 };

  test.each([
    [DESK, [0, 0, 0, 0], 56],
    [DESK, [2, 2, 2, 2], 56],
    [DESK, [4, 4, 4, 4], 40],
    [PHONE, [0, 0, 0, 0], 36],
    [PHONE, [2, 1, 2, 1], 34],
  ])("is seen whole in %j with %j mines", (size, mines, readable) => {
    const { card, columns } = kingsLayout(table(...mines), size);
    expect(card).toBeGreaterThanOrEqual(readable);
    expect(heightOf(table(...mines), size.width, card, columns)).toBeLessThanOrEqual(size.height);
  });

  test("has smaller cards when there are more mines", () => {
    expect(kingsLayout(table(5, 5), DESK).card).toBeLessThan(kingsLayout(table(1, 1), DESK).card);
  });

  test("gives up its buttons where it does not fit, and only there", () => {
    const ACROSS = { width: 288, height: 260 };
    expect(layoutBeside(table(0, 3, 3, 1), ACROSS).isCut).toBe(true);
    expect(layoutBeside(table(0, 0, 0, 0), PHONE).isCut).toBe(false);
    expect(layoutBeside(table(4, 4, 4, 4), DESK).isCut).toBe(false);
  });

  test("never has kings beside each other whose mines would not fit", () => {
    const { card, columns } = kingsLayout(table(1, 1, 1, 1), PHONE);
    expect(closer({ card, columns }, 1, PHONE.width)).toEqual({ card, columns });
    expect(closer({ card, columns }, 3, PHONE.width)).toEqual({ card: card * 3, columns: 1 });
  });
});
