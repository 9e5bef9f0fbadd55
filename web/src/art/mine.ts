/** Cards that lie in the mine: tunnels with all that stands on them, starts, goals, and backs. */

import { at, box, both, circle, dice, letter, path } from "./pen";
import { crystals, door, key, ladder, lantern, nugget, nuggets, token, troll } from "./fittings";
import { dusk, heap, rock, stone } from "./rock";
import { hat } from "./dwarfs";
import { frame, goldFrame } from "./frame";
import { tool } from "./tools";
import { tunnels } from "./tunnel";
import { isBridge, type Colour, type Shape } from "./shape";

type Spot = [number, number];

/** How a card lies in the mine: its own rock, and whose token or key lies on it. */
export interface Lying {
  seed?: string | undefined;
  token?: Colour | undefined;
  key?: Colour | undefined;
}

const ARMS: Record<string, Spot> = { N: [50, 24], E: [81, 70], S: [50, 116], W: [19, 70], M: [50, 70] };
const CORNERS: Spot[] = [
  [21, 30],
  [79, 30],
  [79, 110],
  [21, 110],
];

/** Where the nuggets lie: in their stub, on their bend or lower tunnel, or in the middle. */
function goldSpot(shape: Shape): Spot {
  const sides = shape.goldSides;
  if (sides.length === 1) return ARMS[sides]!;
  if (isBridge(shape)) return sides === "NS" ? ARMS.S! : ARMS.E!;
  if (shape.groups.length < 2) return ARMS.M!;
  return [sides.includes("E") ? 65 : 35, sides.includes("S") ? 92 : 48];
}

function treasure(): string {
  return (
    circle("gold-glow", 50, 68, 50) +
    path("wood-lo edge", "M24 66C22 36 78 36 76 66Z") +
    path("wood", "M28 63C28 42 72 42 72 63Z") +
    path("line brass-line", "M37 44V64M63 44V64", 4) +
    [
      [34, 66],
      [46, 60],
      [58, 61],
      [67, 67],
      [40, 70],
      [54, 69],
    ]
      .map(([x, y]) => at(x!, y!, nugget(), 0.9))
      .join("") +
    path("wood edge", "M22 72H78V97Q50 102 22 97Z") +
    path("wood-hi", "M24 74H76V77H24Z") +
    path("line brass-line", "M34 72V98M66 72V98", 4.6) +
    box("brass", 43, 71, 14, 15, 2) +
    circle("ink", 50, 77, 2.4) +
    path("ink", "M49 77H51L52 83H48Z")
  );
}

function start(shape: Shape): string {
  if (!shape.colour) return circle("day-glow", 50, 46, 34) + at(50, 72, ladder(""), 1.2);
  const worn = hat(shape.colour === "green" ? "pointed" : "square");
  return (
    circle("day-glow", 50, 44, 32) +
    at(50, 66, ladder(""), 1) +
    at(22, 112, worn, 0.5) +
    at(79, 113, token(shape.colour), 0.92)
  );
}

function coal(shape: Shape): string {
  const roll = dice("coal");
  const y = shape.edges.includes("S") ? 30 : 110;
  const x = shape.edges.includes("E") ? 26 : 74;
  return `<g class="coal">${heap(x, y, 13, roll)}${stone(x, y + 15, 6, roll)}</g>`;
}

/** Corners from the one with most rock around it, where a thing hides no tunnel. */
function freeCorner(shape: Shape): Spot {
  const sides = ["NW", "NE", "ES", "SW"];
  const open = (pair: string) => [...pair].filter((side) => shape.edges.includes(side)).length;
  const best = sides.reduce((a, b) => (open(b) < open(a) ? b : a));
  return CORNERS[sides.indexOf(best)]!;
}

function fittings(shape: Shape): string {
  const parts: string[] = [];
  if (shape.kind === "start") parts.push(start(shape));
  if (shape.kind === "treasure") parts.push(treasure());
  if (shape.kind === "stone") parts.push(coal(shape));
  if (shape.ladder) parts.push(at(50, 74, ladder(shape.colour), 1.06));
  if (shape.crystal) parts.push(at(...crystalSpot(shape), crystals(), 1.05));
  if (shape.gold) parts.push(at(...goldSpot(shape), nuggets(shape.gold), shape.gold > 1 ? 0.95 : 1.05));
  if (shape.door)
    parts.push(at(...ARMS[shape.door]!, door(shape.colour || "green"), shape.door === "M" ? 1.12 : 0.8));
  if (shape.troll) parts.push(at(...ARMS[shape.troll]!, troll(), 0.88));
  return parts.join("");
}

function crystalSpot(shape: Shape): Spot {
  return shape.groups.length === 0 ? [50, 66] : freeCorner(shape);
}

/** Lanterns burn where one can walk, not on every card of the mine; a dead end is dark. */
function light(shape: Shape, seed: string | undefined, roll: () => number): string {
  const isTaken = shape.crystal || (shape.kind !== "" && shape.kind !== "goal");
  if (shape.groups.length === 0 || isTaken || (seed && roll() < 0.4)) return "";
  const [x, y] = freeCorner(shape);
  return at(x + (50 - x) * 0.16 + roll() * 4 - 2, y + roll() * 10 - 5, lantern(), 0.95);
}

/** Not over the card's edge. */
const held = (value: number): number => Math.min(Math.max(value, 14), 126);

/** Tokens lie beside the gold or the troll they are for, a key hangs on its door. */
function marks(shape: Shape, { token: claimer, key: opener }: Lying): string {
  const [x, y] = shape.troll ? ARMS[shape.troll]! : goldSpot(shape);
  const [dx, dy] = ARMS[shape.door] ?? [50, 70];
  const claimed = claimer ? at(Math.min(held(x + 9), 86), held(y + 10), token(claimer), 0.74) : "";
  return (
    claimed +
    (opener
      ? at(held(dx - 4), held(dy + 14), key(), 0.72, -30) +
        at(Math.min(dx + 12, 88), held(dy + 12), token(opener), 0.46)
      : "")
  );
}

export function tunnelCard(shape: Shape, word: string, lying: Lying): string {
  const isGoal = shape.kind === "goal" || shape.kind === "treasure" || shape.kind === "stone";
  const own = word + (lying.seed ?? "");
  const roll = dice(own);
  return (
    rock(own) +
    (isGoal ? goldFrame() : "") +
    tunnels(shape, own) +
    light(shape, lying.seed, roll) +
    dusk() +
    fittings(shape) +
    marks(shape, lying)
  );
}

/** The back of the cards that are drawn: two picks before a lantern. */
export function back(): string {
  return (
    rock("back") +
    circle("lamp-glow", 50, 70, 60) +
    dusk() +
    frame("brass-line") +
    at(50, 74, tool("pick"), 1.05) +
    at(50, 74, `<g transform="scale(-1 1)">${tool("pick")}</g>`, 1.05) +
    at(50, 66, tool("lamp"), 0.78)
  );
}

/** A goal face down. */
export function goalBack(): string {
  const arch = "M18 140V62A32 34 0 0 1 82 62V140Z";
  return (
    rock("goal") +
    circle("gold-glow", 50, 66, 66) +
    dusk() +
    path("night edge", arch) +
    path("line plank", "M18 140V62A32 34 0 0 1 82 62V140", 7) +
    path("line arch-gaps", "M18 140V62A32 34 0 0 1 82 62V140", 7) +
    circle("gold-glow", 50, 82, 36) +
    letter("gold-letter", 50, 80, 66, "?") +
    both(at(22, 128, nugget(), 0.6)) +
    goldFrame()
  );
}

export function goldBack(): string {
  return (
    box("vault", 0, 0, 100, 140) +
    circle("gold-glow", 50, 70, 58) +
    dusk() +
    at(50, 70, nuggets(3), 1.5) +
    goldFrame()
  );
}
