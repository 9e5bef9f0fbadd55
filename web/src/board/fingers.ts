/** What fingers need: places as large as a fingertip, seen from close by, and forgiven a little. */

import { HEIGHT, WIDTH } from "../art/rock";
import { around, fit, held, pointOf, roomBeside, type Camera, type Size } from "./layout";
import type { Place } from "./state";

/** A finger needs so many pixels, and a little more. */
const FINGER = 46;
const NEAREST = 0.6;
/** From close by no rock is shown around what may be touched, but a little. */
const CLOSE = 0.12;

/** The camera that brings these places to the size of a finger; nothing if they are so large already.
 *
 * Where they lie too far apart for that it shows as many as it can, with `first` among them; those with room
 * between them (`areApart`) may be smaller, so that all are seen.
 */
export function near(
  home: Camera,
  places: readonly Place[],
  size: Size,
  { first, areApart = false }: { first?: Place | undefined; areApart?: boolean } = {},
): Camera | undefined {
  const rim = areApart ? CLOSE / 4 : CLOSE;
  const whole = fit(around(places), size, rim).zoom;
  const least = areApart ? Math.min(FINGER / WIDTH, whole) : FINGER / WIDTH;
  if (home.zoom >= least) return undefined;
  const zoom = held(whole, least, NEAREST);
  const seen = areApart ? places : together(places, roomBeside(size), zoom, first);
  return fit(around(seen), size, rim, zoom);
}

/** As many of these places as are seen at once, the farther ones rather than the nearer; `first` always. */
function together(places: readonly Place[], room: Size, zoom: number, first?: Place): readonly Place[] {
  const span = (pixels: number, side: number) => Math.max(1, Math.floor(pixels / zoom / side - 2 * CLOSE));
  const [columns, rows] = [span(room.width, WIDTH), span(room.height, HEIGHT)];
  const from = (left: number, top: number) =>
    places.filter(({ x, y }) => x >= left && x < left + columns && y >= top && y < top + rows);
  const [lefts, tops] = [new Set(places.map(({ x }) => x)), new Set(places.map(({ y }) => y))];
  const windows = [...lefts].flatMap((left) => [...tops].map((top) => from(left, top)));
  const has = (seen: readonly Place[]) => seen.some(({ x, y }) => x === first?.x && y === first.y);
  const good = has(places) ? windows.filter(has) : windows;
  const right = (seen: readonly Place[]) => Math.max(...seen.map(({ x }) => x));
  return good.sort((one, other) => other.length - one.length || right(other) - right(one))[0]!;
}

/** The place of these under a finger: the one it touches, or the nearest that a fingertip would cover. */
export function underFinger<P extends Place>(
  camera: Camera,
  places: readonly P[],
  px: number,
  py: number,
  size: Size,
): P | undefined {
  const away = (place: Place) => {
    const [x, y] = pointOf(camera, place, size);
    return Math.max(Math.abs(x - px), Math.abs(y - py));
  };
  const nearest = [...places].sort((one, other) => away(one) - away(other))[0];
  return nearest && away(nearest) <= FINGER / 2 ? nearest : undefined;
}

export type Side = "left" | "up" | "right" | "down";

/** The sides on which more of these places lie outside the view. */
export function sidesBeyond(camera: Camera, places: readonly Place[], size: Size): Side[] {
  const points = places.map((place) => pointOf(camera, place, size));
  const beyond: [Side, boolean][] = [
    ["left", points.some(([x]) => x < 0)],
    ["up", points.some(([, y]) => y < 0)],
    ["right", points.some(([x]) => x > size.width)],
    ["down", points.some(([, y]) => y > size.height)],
  ];
  return beyond.filter(([, isSo]) => isSo).map(([side]) => side);
}

/** Whether these places are seen whole, under no button, and large enough for fingers. */
export function isSeen(camera: Camera, places: readonly Place[], size: Size): boolean {
  const { left, top, right, bottom } = around(places);
  const [hw, hh] = [(WIDTH / 2) * camera.zoom, (HEIGHT / 2) * camera.zoom];
  const [x0, y0] = pointOf(camera, { x: left, y: top }, size);
  const [x1, y1] = pointOf(camera, { x: right, y: bottom }, size);
  const room = roomBeside(size);
  const isInside = x0 - hw >= 0 && y0 - hh >= 0 && x1 + hw <= room.width && y1 + hh <= room.height;
  return isInside && camera.zoom * WIDTH >= FINGER - 1;
}
