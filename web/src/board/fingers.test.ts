import { describe, expect, test } from "vitest";
import { isSeen, near, sidesBeyond, underFinger } from "./fingers";
import { around, fit, pointOf, widened } from "./layout";
import type { Place } from "./state";

/** The board of a phone held across, and upright. */
const ACROSS = { width: 297, height: 274 };
const UPRIGHT = { width: 320, height: 330 };
const COLUMN: Place[] = [-3, -2, -1, 0, 1, 2, 3].map((y) => ({ x: 4, y }));
const WIDE: Place[] = [...COLUMN, { x: 0, y: 1 }, { x: 8, y: 0 }];

describe("close by", () => {
  test.each([ACROSS, UPRIGHT])("every place is as large as a finger, the advised one in view", (size) => {
    for (const places of [COLUMN, WIDE])
      for (const first of places) {
        const camera = near(fit(widened(around(WIDE)), size), places, size, { first })!;
        expect(camera.zoom * 100).toBeGreaterThanOrEqual(44);
        expect(isSeen(camera, [first], size)).toBe(true);
      }
  });

  test("as many as can be are seen, and signs tell where the others are", () => {
    const camera = near(fit(widened(around(WIDE)), ACROSS), WIDE, ACROSS)!;
    const seen = WIDE.filter((place) => isSeen(camera, [place], ACROSS));
    expect(seen.length).toBeGreaterThanOrEqual(3);
    expect(sidesBeyond(camera, WIDE, ACROSS).length).toBeGreaterThan(0);
    expect(sidesBeyond(camera, seen, ACROSS)).toEqual([]);
  });

  test("goals lie apart: a fingertip of each is seen, and none lies under the buttons", () => {
    const goals: Place[] = [-2, 0, 2].map((y) => ({ x: 8, y }));
    const six: Place[] = [...goals, { x: 10, y: -1 }, { x: 10, y: 1 }, { x: 12, y: 0 }];
    const home = { x: 400, y: 0, zoom: 0.15 };
    for (const size of [ACROSS, UPRIGHT])
      for (const places of [goals, six]) {
        const camera = near(home, places, size, { areApart: true })!;
        expect(camera.zoom * 100).toBeGreaterThanOrEqual(44);
        for (const place of places) {
          const [x, y] = pointOf(camera, place, size);
          const [hw, hh] = [50 * camera.zoom, 70 * camera.zoom];
          expect(Math.min(x + hw, size.width) - Math.max(x - hw, 0)).toBeGreaterThanOrEqual(43.9);
          expect(Math.min(y + hh, size.height) - Math.max(y - hh, 0)).toBeGreaterThanOrEqual(43.9);
          expect(x + hw <= size.width - 148 || y + hh <= size.height - 52).toBe(true);
        }
      }
  });

  test("what is large enough is left as it is", () => {
    expect(near({ x: 0, y: 0, zoom: 0.5 }, WIDE, ACROSS)).toBeUndefined();
  });

  test("a finger beside a small place means that place, and no finger means one far away", () => {
    const camera = { x: 400, y: 0, zoom: 0.28 };
    const [x, y] = pointOf(camera, { x: 8, y: 0 }, ACROSS);
    expect(underFinger(camera, WIDE, x + 20, y, ACROSS)).toEqual({ x: 8, y: 0 });
    expect(underFinger(camera, WIDE, x - 40, y, ACROSS)).toBeUndefined();
  });
});
