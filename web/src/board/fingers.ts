/** What fingers need: places as large as a fingertip, seen from close by, and forgiven a little. */

import { HEIGHT, WIDTH } from "../art/rock";
import { around, fit, held, isWide, pointOf, roomBeside, type Camera, type Size } from "./layout";
import type { Place } from "./state";

/** A finger needs so many pixels, and a little more. */
const FINGER = 46;
const LEAST = 44;
const NEAREST = 0.6;
/** From close by no rock is shown around what may be touched, but a little. */
const CLOSE = 0.12;

/** The camera that brings these places to the size of a finger; nothing if they are so large already.
 *
 * Where they lie too far apart for that it shows as many as it can, with `first` among them; goals, that have
 * room between them (`areApart`), are all seen.
 */
export function near(
  home: Camera,
  places: readonly Place[],
  size: Size,
  { first, areApart = false }: { first?: Place | undefined; areApart?: boolean } = {},
): Camera | undefined {
  if (home.zoom >= FINGER / WIDTH) return undefined;
  if (areApart) return apart(home, places, size);
  const zoom = held(fit(around(places), size, CLOSE).zoom, FINGER / WIDTH, NEAREST);
  return fit(around(together(places, roomBeside(size), zoom, first)), size, CLOSE, zoom);
}

/** All goals at once: in the whole view if none lies under the buttons then, else beside these. */
function apart(home: Camera, places: readonly Place[], size: Size): Camera | undefined {
  const { left, top, right, bottom } = around(places);
  const [wide, high] = [(right - left + 1) * WIDTH, (bottom - top + 1) * HEIGHT];
  const zoom = Math.min(zoomApart(wide, high, size), NEAREST);
  const y = top * HEIGHT + high / 2;
  const middle = left * WIDTH + wide / 2;
  const beside = Math.min(middle + BUTTONS[0] / zoom / 2, left * WIDTH + size.width / zoom / 2);
  const free = [middle, beside]
    .map((x) => ({ x, y, zoom }))
    .find((camera) => !places.some((place) => isUnderButtons(camera, place, size)));
  const best = free ?? fit(around(places), size, CLOSE / 4);
  return best.zoom > home.zoom ? best : undefined;
}

/** As large as goes into the view whole; or as a fingertip, if so much is seen of those at the edge too. */
function zoomApart(wide: number, high: number, size: Size): number {
  const whole = Math.min(size.width / wide, size.height / high);
  const zoom = LEAST / WIDTH;
  const atEdge = HEIGHT * zoom - (high * zoom - size.height) / 2;
  return wide * zoom <= size.width && atEdge >= LEAST ? Math.max(whole, zoom) : whole;
}

/** What the board's buttons take of the lower right corner (`Tools`): long and short side. */
const BUTTONS = [148, 52] as const;

function isUnderButtons(camera: Camera, place: Place, size: Size): boolean {
  const [x, y] = pointOf(camera, place, size);
  const [long, short] = BUTTONS;
  const [across, down] = isWide(size) ? [short, long] : [long, short];
  const [hw, hh] = [(WIDTH / 2) * camera.zoom, (HEIGHT / 2) * camera.zoom];
  return x + hw > size.width - across && y + hh > size.height - down;
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
