/** Where the maze stands on the screen: bounds, camera, and what keeps the goals from being lost. */

import { HEIGHT, WIDTH } from "../art/rock";
import type { Goal, Maze, Place, Target } from "./state";

/** Cells, both ends included. */
export interface Bounds {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** The point of the mine in the middle of the view, in units of a card (100 x 140), and pixels a unit. */
export interface Camera {
  x: number;
  y: number;
  zoom: number;
}

export interface Size {
  width: number;
  height: number;
}

/** A card is never drawn wider than this by fitting alone, nor by zooming beyond that. */
const WIDEST_FIT = 150;
const WIDEST = 320;
const MARGIN = 0.35;

/** The cells that cards, goals and targets take up. */
export function boundsOf(maze: Maze, targets: readonly Target[] = []): Bounds {
  return around([...maze.cards, ...maze.goals, ...targets]);
}

/** The same with the ring of free places around the cards, where the next one comes. */
export function reservedOf(maze: Maze): Bounds {
  return joined(widened(around(maze.cards)), boundsOf(maze));
}

export function around(places: readonly Place[]): Bounds {
  const xs = places.map(({ x }) => x);
  const ys = places.map(({ y }) => y);
  return { left: Math.min(...xs), top: Math.min(...ys), right: Math.max(...xs), bottom: Math.max(...ys) };
}

/** The same with a cell more on each side, where a card could come next. */
export function widened({ left, top, right, bottom }: Bounds, by = 1): Bounds {
  return { left: left - by, top: top - by, right: right + by, bottom: bottom + by };
}

/** The bounds of both. */
export function joined(one: Bounds, other: Bounds): Bounds {
  return {
    left: Math.min(one.left, other.left),
    top: Math.min(one.top, other.top),
    right: Math.max(one.right, other.right),
    bottom: Math.max(one.bottom, other.bottom),
  };
}

/** Rock grows by so many cells at once, since it is drawn anew each time. */
const ROCK = 8;
/** More of it than is seen, in cells: a view that glides sees both its ends. */
const RIM = 4;

/** The rock around the mine, in units: so much that no camera sees its end, however high and narrow the mine. */
export function undug(bounds: Bounds, size: Size): { x: number; y: number; width: number; height: number } {
  const { zoom } = fit(bounds, size);
  const beside = (pixels: number, side: number) => RIM + Math.ceil((pixels + BUTTONS) / zoom / side / 2);
  const [across, down] = [beside(size.width, WIDTH), beside(size.height, HEIGHT)];
  const middle = { x: (bounds.left + bounds.right) / 2, y: (bounds.top + bounds.bottom) / 2 };
  const { left, top, right, bottom } = coarse(
    joined(widened(bounds, RIM), {
      left: middle.x - across,
      top: middle.y - down,
      right: middle.x + across,
      bottom: middle.y + down,
    }),
  );
  return { x: left * WIDTH, y: top * HEIGHT, width: (right - left) * WIDTH, height: (bottom - top) * HEIGHT };
}

function coarse({ left, top, right, bottom }: Bounds): Bounds {
  const [down, up] = [(cell: number) => Math.floor(cell / ROCK), (cell: number) => Math.ceil(cell / ROCK)];
  return {
    left: down(left) * ROCK,
    top: down(top) * ROCK,
    right: up(right) * ROCK,
    bottom: up(bottom) * ROCK,
  };
}

/** What the board's buttons need, at the right of a wide view and below a tall one (`Tools`). */
export const BUTTONS = 56;

export const isWide = ({ width, height }: Size): boolean => width > 1.3 * height;

/** The part of a view that its buttons do not cover. */
export function roomBeside(size: Size): Size {
  return isWide(size)
    ? { width: size.width - BUTTONS, height: size.height }
    : { width: size.width, height: size.height - BUTTONS };
}

function extent(bounds: Bounds, margin = MARGIN): { x0: number; y0: number; x1: number; y1: number } {
  return {
    x0: (bounds.left - margin) * WIDTH,
    y0: (bounds.top - margin) * HEIGHT,
    x1: (bounds.right + 1 + margin) * WIDTH,
    y1: (bounds.bottom + 1 + margin) * HEIGHT,
  };
}

/** Cards do not grow beyond what is well seen; on a wall that is more. */
const widestIn = ({ height }: Size): number => Math.max(WIDEST_FIT, height / 7);

/** The camera that shows everything, and nothing of it under the buttons; as close as may be, if not told. */
export function fit(
  bounds: Bounds,
  size: Size,
  margin = MARGIN,
  wanted?: number,
  room = roomBeside(size),
): Camera {
  const { x0, y0, x1, y1 } = extent(bounds, margin);
  const fitted = Math.min(room.width / (x1 - x0), room.height / (y1 - y0), widestIn(size) / WIDTH);
  const zoom = wanted ?? Math.max(fitted, 0.01);
  /** How far the middle lies beyond that of the view, so that the far end is clear. */
  const aside = (taken: number, whole: number, free: number) =>
    Math.max(0, taken / 2 + (whole / 2 - free) / zoom);
  return {
    x: (x0 + x1) / 2 + aside(x1 - x0, size.width, room.width),
    y: (y0 + y1) / 2 + aside(y1 - y0, size.height, room.height),
    zoom,
  };
}

/** The same where no buttons stand: the mine is watched, not steered. */
export const fitWhole = (bounds: Bounds, size: Size): Camera => fit(bounds, size, MARGIN, undefined, size);

/** A mine's width by its height when it is shown whole. */
export function shapeOfMine(bounds: Bounds): number {
  const { x0, y0, x1, y1 } = extent(bounds);
  return (x1 - x0) / (y1 - y0);
}

export function held(value: number, low: number, high: number): number {
  return low > high ? (low + high) / 2 : Math.min(Math.max(value, low), high);
}

/** The nearest camera that shows no more than the mine, and nothing beside it. */
export function clamp(camera: Camera, bounds: Bounds, size: Size): Camera {
  const { x0, y0, x1, y1 } = extent(bounds);
  const zoom = held(camera.zoom, Math.min(fit(bounds, size).zoom, 1), WIDEST / WIDTH);
  const [halfX, halfY] = [size.width / zoom / 2, size.height / zoom / 2];
  return { x: held(camera.x, x0 + halfX, x1 - halfX), y: held(camera.y, y0 + halfY, y1 - halfY), zoom };
}

/** Zoom about a point of the view, given in pixels from its upper left corner. */
export function zoomed(camera: Camera, factor: number, px: number, py: number, size: Size): Camera {
  const zoom = camera.zoom * factor;
  const [dx, dy] = [px - size.width / 2, py - size.height / 2];
  return { x: camera.x + dx / camera.zoom - dx / zoom, y: camera.y + dy / camera.zoom - dy / zoom, zoom };
}

export function moved(camera: Camera, dx: number, dy: number): Camera {
  return { ...camera, x: camera.x - dx / camera.zoom, y: camera.y - dy / camera.zoom };
}

/** The place under a point of the view. */
export function placeAt(camera: Camera, px: number, py: number, size: Size): Place {
  const x = camera.x + (px - size.width / 2) / camera.zoom;
  const y = camera.y + (py - size.height / 2) / camera.zoom;
  return { x: Math.floor(x / WIDTH), y: Math.floor(y / HEIGHT) };
}

/** Where the middle of a place is in the view, in pixels. */
export function pointOf(camera: Camera, place: Place, size: Size): [number, number] {
  return [
    ((place.x + 0.5) * WIDTH - camera.x) * camera.zoom + size.width / 2,
    ((place.y + 0.5) * HEIGHT - camera.y) * camera.zoom + size.height / 2,
  ];
}

/** The camera moved as little as needed to show a place whole. */
export function following(camera: Camera, place: Place, size: Size): Camera {
  const [px, py] = pointOf(camera, place, size);
  const [hw, hh] = [(WIDTH / 2) * camera.zoom, (HEIGHT / 2) * camera.zoom];
  const dx = held(px, hw, size.width - hw) - px;
  const dy = held(py, hh, size.height - hh) - py;
  return moved(camera, dx, dy);
}

export interface Beacon {
  index: number;
  left: number;
  top: number;
  /** Where it points, in degrees; 0 is to the right. */
  angle: number;
}

/** Half of what a sign at the rim takes up, in pixels. */
const SIGN = 22;

/** The signs that lie over none of the places that may be chosen, nor over each other. */
export function beaconsBeside(
  camera: Camera,
  goals: readonly Goal[],
  targets: readonly Place[],
  size: Size,
): Beacon[] {
  const [hw, hh] = [(WIDTH / 2) * camera.zoom + SIGN, (HEIGHT / 2) * camera.zoom + SIGN];
  const points = targets.map((target) => pointOf(camera, target, size));
  const isFree = ({ left, top }: Beacon) =>
    !points.some(([x, y]) => Math.abs(x - left) < hw && Math.abs(y - top) < hh);
  return beacons(camera, goals, size).filter(isFree).filter(isFirst);
}

/** Of signs that would lie over each other one is enough. */
const isFirst = ({ left, top }: Beacon, at: number, all: Beacon[]): boolean =>
  !all.slice(0, at).some((sign) => Math.hypot(sign.left - left, sign.top - top) < 1.5 * SIGN);

/** Signs at the rim of the view that point to the goals outside it. */
export function beacons(camera: Camera, goals: readonly Goal[], size: Size, rim = 24): Beacon[] {
  const room = roomBeside(size);
  return goals.flatMap((goal) => {
    const [px, py] = pointOf(camera, goal, size);
    if (px >= 0 && py >= 0 && px <= size.width && py <= size.height) return [];
    const left = held(px, rim, room.width - rim);
    const top = held(py, rim, room.height - rim);
    const angle = (Math.atan2(py - top, px - left) * 180) / Math.PI;
    return [{ index: goal.index, left, top, angle }];
  });
}
