/** Tunnels: the same centre line drawn several times, from the wall's shadow to the rails. */

import { dice, path } from "./pen";
import { heap, stone } from "./rock";
import { isBridge, stubs, type Shape } from "./shape";

/** Where a tunnel leaves the card, a little outside so that neighbours meet without a seam. */
const ENDS: Record<string, [number, number]> = {
  N: [50, -9],
  E: [109, 70],
  S: [50, 149],
  W: [-9, 70],
};
/** Where a stub ends: before a tunnel that passes, and before the rocks of a dead end. */
const STUBS: Record<string, [number, number]> = { N: [50, 19], E: [92, 70], S: [50, 121], W: [8, 70] };
const BEND = 31;

/** A line between two neighbouring sides; `by` moves it sideways, for a rail. */
function bend(group: string, by = 0): string {
  const right = group.includes("E") ? 1 : -1;
  const down = group.includes("S") ? 1 : -1;
  const r = BEND + by;
  const [x, y] = [50 - by * right, 70 - by * down];
  const turn = right * down > 0 ? 1 : 0;
  return `M${x} ${70 + 79 * down}V${70 + BEND * down}A${r} ${r} 0 0 ${turn} ${50 + BEND * right} ${y}H${50 + 59 * right}`;
}

/** One of two bends on a card: it keeps to its corner. */
function corner(group: string, by = 0): string {
  const right = group.includes("E") ? 1 : -1;
  const down = group.includes("S") ? 1 : -1;
  const [x, y] = [50 + by * right, 70 + by * down];
  const [a, b] = [70 + 38 * down, 50 + 24 * right];
  return `M${x} ${70 + 79 * down}V${70 + 70 * down}C${x} ${a} ${b} ${y} ${50 + 50 * right} ${y}H${50 + 59 * right}`;
}

function straight(side: string, by = 0): string {
  const upright = side === "N" || side === "S";
  const [x, y] = ENDS[side]!;
  return upright ? `M${50 + by} ${y}V70` : `M${x} ${70 + by}H50`;
}

const isBend = (group: string) => group.length === 2 && group !== "NS" && group !== "EW";

function lines(group: string, shape: Shape, by = 0): string {
  if (isBend(group)) return shape.groups.length > 1 ? corner(group, by) : bend(group, by);
  return [...group].map((side) => straight(side, by)).join("");
}

function stubLine(side: string, isDead: boolean): string {
  const [x, y] = ENDS[side]!;
  const [sx, sy] = STUBS[side]!;
  const deeper = isDead ? 0.25 : 0;
  return `M${x} ${y}L${sx + (50 - sx) * deeper} ${sy + (70 - sy) * deeper}`;
}

/** From the light on the rock to the floor. */
function dug(d: string, floor: string): string {
  return (
    [78, 72, 66, 60, 54, 49, 44].map((width) => path("line lamplight", d, width)).join("") +
    path("line shade", d, 39) +
    path("line wall", d, 34.5) +
    path("line hollow", d, 30) +
    path(`line ${floor}`, d, 27)
  );
}

function rails(group: string, shape: Shape): string {
  const gauge = 4.6;
  return (
    path("line sleepers", lines(group, shape), 15) +
    path("line rail", lines(group, shape, gauge) + lines(group, shape, -gauge), 1.9) +
    path("line rail-hi", lines(group, shape, gauge - 0.4) + lines(group, shape, -gauge - 0.4), 0.6)
  );
}

/** Boulders that lean into the tunnel, so that its walls are rough. */
function boulders(shape: Shape, roll: () => number): string {
  const spots: string[] = [];
  for (const side of shape.edges) {
    const upright = side === "N" || side === "S";
    const far = side === "N" || side === "W" ? 1 : -1;
    const [x0, y0] = ENDS[side]!;
    for (const flank of [-1, 1]) {
      const deep = 15 + roll() * (upright ? 18 : 8);
      const off = flank * (17.5 + roll() * 2);
      const [x, y] = upright ? [50 + off, y0 + far * deep] : [x0 + far * deep, 70 + off];
      spots.push(stone(x, y, 3.2 + roll() * 2.4, roll));
    }
  }
  return spots.join("");
}

/** Small stones on the floor. */
function gravel(shape: Shape, roll: () => number): string {
  const dots: string[] = [];
  for (const side of shape.edges) {
    const upright = side === "N" || side === "S";
    const from = side === "N" || side === "W" ? 0 : upright ? 104 : 74;
    for (let i = 0; i < 5; i++) {
      const along = Math.round((from + roll() * (upright ? 36 : 26)) * 10) / 10;
      const off = Math.round((roll() < 0.5 ? -1 : 1) * (8.5 + roll() * 3) * 10) / 10;
      dots.push(upright ? `M${50 + off} ${along}h.1` : `M${along} ${70 + off}h.1`);
    }
  }
  return path("line gravel", dots.join(""), 1.5);
}

/** A barrier of planks over the rocks: nobody passes here. */
function barrier(): string {
  const cross = "M34 47L66 93M66 47L34 93";
  const nails = "M38 51.5V51.6M62 51.5V51.6M38 88.5V88.6M62 88.5V88.6";
  return (
    path("line shade", cross, 11) +
    path("line barrier", cross, 8) +
    path("line plank-hi", "M33 48.5L64 92M65 47L33.5 92", 1.5) +
    path("line ink-line", nails, 2)
  );
}

/** All tunnels of a card, and the rocks of its dead ends. */
export function tunnels(shape: Shape, word: string): string {
  const roll = dice(word);
  const isDead = shape.groups.length === 0;
  const blind = stubs(shape)
    .map((side) => stubLine(side, isDead))
    .join("");
  const parts = [blind && dug(blind, "dim")];
  if (isBridge(shape)) parts.push(crossing(shape));
  else {
    const joined = shape.groups.map((group) => lines(group, shape)).join("");
    parts.push(joined && dug(joined, "lit"));
    if (!shape.ladder || shape.edges.length > 1) {
      parts.push(...shape.groups.map((group) => rails(group, shape)));
    }
  }
  parts.push(gravel(shape, roll), boulders(shape, roll));
  if (isDead) parts.push(heap(50, 70, 19, roll), shape.gold || shape.crystal ? "" : barrier());
  return parts.join("");
}

/** A bridge: one tunnel goes through below, the other over it on planks. */
function crossing(shape: Shape): string {
  const [below, above] = [lines("NS", shape), lines("EW", shape)];
  const deck = "M27 70H73";
  return (
    dug(below, "lit") +
    rails("NS", shape) +
    path("line under", deck, 52) +
    dug(above, "lit") +
    path("line bridge-edge", deck, 37) +
    path("line bridge", deck, 32) +
    path("line bridge-gaps", deck, 32) +
    rails("EW", shape) +
    path("line plank", "M25 51.5H75M25 88.5H75", 4) +
    path("line plank-hi", "M25 50.5H75M25 87.5H75", 1.2)
  );
}
