import { describe, expect, test } from "vitest";
import { nextTarget, rowsOf, stepped } from "./grid";
import {
  beacons,
  beaconsBeside,
  boundsOf,
  clamp,
  fit,
  following,
  placeAt,
  pointOf,
  roomBeside,
  undug,
  widened,
  zoomed,
} from "./layout";
import { mazeOfPosition as mazeOf } from "./position";
import samples from "./samples.json";
import { goalPlaces } from "./state";
import { targetAt, targetsOf, turnAt } from "./targets";
import type { Move, Seen } from "../told";
import { mazeOfView } from "./view";

interface Sample {
  view: Seen;
  moves: Move[];
  position: string;
}
const SAMPLES = Object.entries(samples as unknown as Record<string, Sample>);
const SIZE = { width: 800, height: 500 };

const sorted = <T extends { x: number; y: number }>(cards: T[]) =>
  [...cards].sort((a, b) => a.y - b.y || a.x - b.x);

describe("a position and a view of the same moment", () => {
  test.each(SAMPLES.filter(([, { view }]) => view.public.maze))(
    "show the same maze of %s",
    (_, { view, position }) => {
      const [seen, told] = [mazeOfView(view), mazeOf(position)];
      expect(sorted(told.cards)).toEqual(sorted(seen.cards));
      expect(told.goals.map(({ x, y, up }) => ({ x, y, up }))).toEqual(
        seen.goals.map(({ x, y, up }) => ({ x, y, up })),
      );
    },
  );
});

describe("a position", () => {
  test("left out means the opening: a start and three goals face down", () => {
    const maze = mazeOf("seats 3");
    expect(maze.cards).toEqual([{ x: 0, y: 0, card: "start", turned: false }]);
    expect(maze.goals.map(({ x, y, up }) => [x, y, up])).toEqual([
      [8, -2, ""],
      [8, 0, ""],
      [8, 2, ""],
    ]);
  });

  test("keeps goals face down unless one peeks", () => {
    const text = "goals treasure? stone-NE~ stone-NW!";
    expect(mazeOf(text).goals.map(({ up, seen }) => [up, seen])).toEqual([
      ["", ""],
      ["stone-NW", ""],
    ]);
    expect(mazeOf(text, true).goals[0]!.seen).toBe("treasure");
    expect(mazeOf(text).cards.at(-1)).toEqual({ x: 8, y: 0, card: "stone-NE", turned: true });
  });

  test("puts tokens and keys on the cards they name", () => {
    const text =
      "game duel\nmaze 1,-1:NESW.door-S-blue~ 1,1:NESW/NSW.gold-1-E\ntokens1 NESW/NSW.gold-1-E\nkeys0 NESW.door-S-blue";
    expect(mazeOf(text).cards.slice(2)).toEqual([
      { x: 1, y: -1, card: "NESW.door-S-blue", turned: true, key: "green" },
      { x: 1, y: 1, card: "NESW/NSW.gold-1-E", turned: false, token: "blue" },
    ]);
  });

  test("that is no position is refused with what was wrong", () => {
    expect(() => mazeOf("maze 1;0:EW")).toThrow("1;0:EW");
  });
});

describe("the camera", () => {
  const maze = mazeOf("maze 1,0:EW -3,4:NS");
  const bounds = boundsOf(maze);

  test.each([SIZE, { width: 360, height: 350 }, { width: 300, height: 700 }])(
    "fits everything into a view of %j, beside the buttons",
    (size) => {
      const [camera, room] = [fit(bounds, size), roomBeside(size)];
      for (const place of [...maze.cards, ...maze.goals]) {
        const [x, y] = pointOf(camera, place, size);
        const [wide, high] = [50 * camera.zoom, 70 * camera.zoom];
        expect(x - wide >= 0 && y - high >= 0).toBe(true);
        expect(x + wide <= room.width && y + high <= room.height).toBe(true);
      }
    },
  );

  test("finds the place under a point, and the point of a place", () => {
    const camera = fit(bounds, SIZE);
    for (const place of maze.cards) {
      const [x, y] = pointOf(camera, place, SIZE);
      expect(placeAt(camera, x, y, SIZE)).toEqual({ x: place.x, y: place.y });
    }
  });

  test("cannot leave the mine nor shrink it below its fit", () => {
    const astray = clamp({ x: 99999, y: -99999, zoom: 0.001 }, bounds, SIZE);
    expect(astray.zoom).toBeCloseTo(fit(bounds, SIZE).zoom);
    expect(beacons(astray, maze.goals, SIZE)).toEqual([]);
  });

  test("zooms about the point that the finger holds", () => {
    const camera = fit(bounds, SIZE);
    const [x, y] = pointOf(camera, { x: 1, y: 0 }, SIZE);
    expect(pointOf(zoomed(camera, 2, x, y, SIZE), { x: 1, y: 0 }, SIZE)[0]).toBeCloseTo(x);
  });

  test("points to every goal outside the view", () => {
    const near = { x: 0, y: 0, zoom: 2 };
    const signs = beacons(near, maze.goals, SIZE);
    expect(signs.map(({ index }) => index)).toEqual([0, 1, 2]);
    expect(signs.every(({ left }) => left <= SIZE.width)).toBe(true);
  });

  test("points to no goal from over a place that may be chosen", () => {
    const near = { x: 0, y: 0, zoom: 2 };
    const [sign] = beacons(near, maze.goals, SIZE);
    const under = placeAt(near, sign!.left, sign!.top, SIZE);
    const signs = beaconsBeside(near, maze.goals, [under], SIZE);
    expect(signs.map(({ index }) => index)).not.toContain(sign!.index);
    expect(beaconsBeside(near, maze.goals, [{ x: -9, y: 9 }], SIZE).length).toBe(3);
    expect(beaconsBeside(near, [...maze.goals, ...maze.goals], [], SIZE).length).toBe(3);
  });

  test("follows the cursor no further than needed", () => {
    const near = { x: 50, y: 70, zoom: 2 };
    expect(following(near, { x: 0, y: 0 }, SIZE)).toEqual(near);
    const [x] = pointOf(following(near, { x: 8, y: 0 }, SIZE), { x: 8, y: 0 }, SIZE);
    expect(x).toBeCloseTo(SIZE.width - 100);
  });
});

describe("the rock", () => {
  test.each([
    ["high and narrow", { left: -2, top: -9, right: 9, bottom: 8 }],
    ["wide and low", { left: -9, top: -1, right: 14, bottom: 1 }],
  ])("has no end in sight of a mine that is %s", (_, bounds) => {
    for (const size of [
      { width: 944, height: 480 },
      { width: 320, height: 236 },
      { width: 390, height: 500 },
      { width: 3000, height: 1600 },
    ]) {
      const { x, y, zoom } = fit(bounds, size);
      const rock = undug(bounds, size);
      expect(rock.x).toBeLessThanOrEqual(x - size.width / zoom / 2);
      expect(rock.y).toBeLessThanOrEqual(y - size.height / zoom / 2);
      expect(rock.x + rock.width).toBeGreaterThanOrEqual(x + size.width / zoom / 2);
      expect(rock.y + rock.height).toBeGreaterThanOrEqual(y + size.height / zoom / 2);
    }
  });
});

describe("targets", () => {
  const moves: Move[] = [
    { words: "", do: "lay", card: "NES", x: 1, y: 0, turned: false },
    { words: "", do: "lay", card: "NES", x: 1, y: 0, turned: true },
    { words: "", do: "lay", card: "NES", x: 0, y: 1, turned: true },
    { words: "", do: "lay", card: "EW", x: 5, y: 5, turned: false },
    { words: "", do: "look", card: "map", goal: 2 },
  ];

  test("gather both ways round of the chosen card", () => {
    expect(targetsOf(moves, "NES")).toEqual([
      { x: 1, y: 0, turns: [false, true] },
      { x: 0, y: 1, turns: [true] },
    ]);
  });

  test("of a map are goals", () => {
    expect(targetsOf(moves, "map", goalPlaces("saboteur"))).toEqual([{ x: 8, y: 2 }]);
  });

  test("turn a card as wished where it may, else as it must", () => {
    const [free, forced] = targetsOf(moves, "NES");
    expect([turnAt(free!, false), turnAt(free!, true), turnAt(forced!, false)]).toEqual([false, true, true]);
    expect(turnAt({ x: 0, y: 0 }, true)).toBe(false);
  });

  test("of real moves all lie where the moves say", () => {
    for (const [game, { moves: legal }] of SAMPLES) {
      for (const move of legal.filter((each) => each.do === "lay")) {
        const found = targetAt(targetsOf(legal, move.card!, goalPlaces(game)), { x: move.x!, y: move.y! });
        expect(found?.turns).toContain(move.turned);
      }
    }
  });
});

describe("the grid", () => {
  const maze = mazeOf("maze 1,0:EW");
  const targets = [
    { x: 2, y: 0 },
    { x: 0, y: -1 },
  ];

  test("lists cells from north-west to south-east, the cursor's among them", () => {
    const rows = rowsOf(maze, targets, { x: 3, y: 1 });
    expect(rows.map(({ y, cells }) => [y, cells.map(({ x }) => x)])).toEqual([
      [-2, [8]],
      [-1, [0]],
      [0, [0, 1, 2, 8]],
      [1, [3]],
      [2, [8]],
    ]);
    expect(rows[2]!.cells[2]!.target).toEqual({ x: 2, y: 0 });
  });

  test("is walked with the arrows up to one cell beyond the cards", () => {
    const bounds = widened(boundsOf(maze, targets));
    expect(stepped({ x: 8, y: 0 }, "ArrowRight", bounds)).toEqual({ x: 9, y: 0 });
    expect(stepped({ x: 9, y: 0 }, "ArrowRight", bounds)).toEqual({ x: 9, y: 0 });
    expect(stepped({ x: 9, y: 0 }, "q", bounds)).toBeUndefined();
  });

  test("leads from target to target and around", () => {
    expect(nextTarget(targets, { x: 0, y: 0 }, 1)).toEqual({ x: 2, y: 0 });
    expect(nextTarget(targets, { x: 2, y: 0 }, 1)).toEqual({ x: 0, y: -1 });
    expect(nextTarget(targets, { x: 0, y: -1 }, -1)).toEqual({ x: 2, y: 0 });
  });
});
