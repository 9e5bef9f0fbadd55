import { expect, test } from "vitest";
import { cardsIn, nameBelow, stageOf } from "./stage";

const SIZES = [
  { width: 304, height: 470 },
  { width: 552, height: 230 },
  { width: 940, height: 480 },
  { width: 1880, height: 880 },
  { width: 3800, height: 1900 },
];

test("mine and roles never leave the stage", () => {
  for (const size of SIZES)
    for (const count of [3, 5, 7, 10, 12]) {
      const { isBeside, board, columns, card } = stageOf(size, count, 9 / 7);
      const rows = Math.ceil(count / columns);
      const wide = columns * card + 10 * (columns - 1) + (isBeside ? board.width + 20 : 0);
      const high =
        rows * (card * 1.4 + nameBelow(card)) + 10 * (rows - 1) + (isBeside ? 0 : board.height + 10);
      expect(wide).toBeLessThanOrEqual(size.width);
      expect(high).toBeLessThanOrEqual(size.height + 1);
    }
});

test("roles are large: those of five fill a sixth of the stage at least", () => {
  for (const size of SIZES) {
    const { card } = stageOf(size, 5, 9 / 7);
    expect((5 * card * card * 1.4) / (size.width * size.height)).toBeGreaterThan(1 / 6);
  }
});

test("without a mine the roles have the stage, without roles the mine", () => {
  const size = { width: 1000, height: 600 };
  expect(stageOf(size, 4, 0).card).toBe(cardsIn(4, size).card);
  expect(stageOf(size, 0, 1).board).toEqual(size);
});
