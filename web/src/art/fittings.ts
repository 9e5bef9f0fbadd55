/** What stands in the tunnels: doors, ladders, trolls, crystals, nuggets, lanterns, tokens, keys. */

import { at, box, both, circle, letter, oval, path, polygon, type Point } from "./pen";
import { letters } from "./letters.svelte";
import type { Colour } from "./shape";

/** The emblem of a colour: a leaf for green, a drop for blue; about 20 across. */
export function emblem(colour: Colour, kind = "pale"): string {
  if (colour === "green") {
    return (
      path(kind, "M0 -10C10 -7 11 4 0 10C-11 4 -10 -7 0 -10Z") +
      path(`line on-${colour}`, "M0 -5V9M0 1L4 -3M0 4L-4 0", 1.4)
    );
  }
  return (
    path(kind, "M0 -11C3 -4 8 0 8 4A8 8 0 0 1 -8 4C-8 0 -3 -4 0 -11Z") +
    path(`line on-${colour}`, "M-3.5 4A4 4 0 0 0 1 8", 1.6)
  );
}

/** A door, 34 wide: round for green, square for blue, with its letter. */
export function door(colour: Colour): string {
  const isGreen = colour === "green";
  const leaf = isGreen ? "M-15 20V-4A15 17 0 0 1 15 -4V20Z" : "M-15 20V-18H15V20Z";
  const light = isGreen ? "M-13.5 19V-4A14 16 0 0 1 -6 -16V19Z" : "M-13.5 19V-16.5H-6V19Z";
  const frame = isGreen ? "M-17.5 20V-4A17.5 19 0 0 1 17.5 -4V20" : "M-17.5 20V-20.5H17.5V20";
  return (
    path("line shade", frame, 8.4) +
    path("line frame", frame, 5.4) +
    path("line frame-gaps", frame, 5.4) +
    path(colour, leaf) +
    path(`${colour}-hi half`, light) +
    path("line seams", "M-6 -17V20M6 -17V20", 1.4) +
    path("line iron-line", "M-14 15H14M-14 -9H14", 3) +
    both(circle("iron-hi", -11.5, 15, 1.1) + circle("iron-hi", -11.5, -9, 1.1), 0) +
    circle("plate", 0, 3, 9.8) +
    letter("dark-letter", 0, 3, 15, letters[colour])
  );
}

/** A ladder that climbs into a lit shaft. */
export function ladder(colour: Colour | ""): string {
  const rungs = "M-8 -27H8M-8 -16H8M-8 -5H8M-8 6H8M-8 17H8";
  return (
    path("daybeam", "M-15 -25H15L24 26H-24Z") +
    oval("shade", 0, -27, 18.5, 11.5) +
    oval("stone", 0, -27, 17, 10.2) +
    oval("shaft", 0, -27, 14.5, 8) +
    path("line shade", "M-9 -30V26M9 -30V26", 6) +
    path("line shade", rungs, 5.4) +
    path("line plank", "M-9 -30V26M9 -30V26", 3.8) +
    path("line plank-hi", rungs, 3) +
    (colour && at(0, 27, token(colour), 0.62))
  );
}

/** A player's token: an emblem and a letter on a disc (green) or a square (blue). */
export function token(colour: Colour): string {
  const face =
    colour === "green"
      ? circle("shade", 0, 0, 17.5) + circle(colour, 0, 0, 15.5)
      : box("shade", -17, -17, 34, 34, 6) + box(colour, -15, -15, 30, 30, 5);
  return face + letter("pale-letter", 0, 0, 22, letters[colour]);
}

/** A troll seen from the front, 44 wide. */
export function troll(): string {
  const ear = path("troll-lo edge", "M-14 -8L-25 -13L-17 1Z");
  const eye = circle("pale", -6.5, -6, 3.4) + circle("ink", -5.8, -5.6, 1.6);
  return (
    path("troll-lo edge", "M-22 22C-22 4 -12 0 0 0C12 0 22 4 22 22Z") +
    path("sack edge", "M-14 22L-9 8L0 17L9 8L14 22Z") +
    ear +
    at(0, 0, `<g transform="scale(-1 1)">${ear}</g>`) +
    path("troll edge", "M-17 -6C-17 -24 17 -24 17 -6C17 10 10 16 0 16C-10 16 -17 10 -17 -6Z") +
    path("ink", "M-6 -19L-4 -27L0 -21L3 -28L6 -19Q0 -21 -6 -19Z") +
    path("troll-hi", "M-13 -9C-11 -20 8 -21 12 -13C4 -15 -6 -15 -13 -9Z") +
    eye +
    at(0, 0, `<g transform="scale(-1 1)">${eye}</g>`) +
    path("line ink-line", "M-12 -11L-3 -9M12 -11L3 -9", 2.4) +
    oval("troll-lo", 0, 0, 4.6, 3.8) +
    path("ink", "M-9 6Q0 3 9 6Q6 12 0 12Q-6 12 -9 6Z") +
    path("pale", "M-7 6.5L-5 0L-3 6ZM7 6.5L5 0L3 6Z")
  );
}

function shard(points: readonly Point[], hi: readonly Point[], lo: readonly Point[]): string {
  return (
    path("crystal edge", polygon(points)) + path("crystal-hi", polygon(hi)) + path("crystal-lo", polygon(lo))
  );
}

/** A cluster of crystals, about 36 across, standing on its foot at 0,16. */
export function crystals(): string {
  const tall = shard(
    [
      [-6, 16],
      [-8, -12],
      [0, -24],
      [8, -12],
      [6, 16],
    ],
    [
      [-8, -12],
      [0, -24],
      [-1, 16],
      [-6, 16],
    ],
    [
      [3, -10],
      [8, -12],
      [6, 16],
      [2, 16],
    ],
  );
  const left = shard(
    [
      [-10, 16],
      [-19, -2],
      [-15, -11],
      [-9, -5],
      [-3, 16],
    ],
    [
      [-19, -2],
      [-15, -11],
      [-8, 16],
      [-10, 16],
    ],
    [
      [-11, -4],
      [-9, -5],
      [-3, 16],
      [-6, 16],
    ],
  );
  const right = shard(
    [
      [3, 16],
      [9, -3],
      [15, -8],
      [19, 0],
      [10, 16],
    ],
    [
      [9, -3],
      [15, -8],
      [6, 16],
      [3, 16],
    ],
    [
      [16, -2],
      [19, 0],
      [10, 16],
      [8, 16],
    ],
  );
  const spark = "M0 -7L1.6 -1.6L7 0L1.6 1.6L0 7L-1.6 1.6L-7 0L-1.6 -1.6Z";
  const foot =
    path("stone edge", "M-18 17L-12 10L-4 14L3 10L10 13L17 11L19 18Q0 22 -18 17Z") +
    path("stone-hi", "M-17 16L-12 11L-6 15ZM3 11L9 13.5L2 16Z");
  return (
    circle("crystal-glow", 0, -2, 28) +
    left +
    right +
    tall +
    foot +
    at(13, -19, path("pale", spark), 0.75) +
    at(-15, -19, path("pale", spark), 0.5)
  );
}

/** One nugget, about 20 across. */
export function nugget(): string {
  return (
    path("gold edge", "M-10 2L-7 -6L0 -9L7 -7L11 0L8 7L-1 9L-8 7Z") +
    path("gold-hi", "M-10 2L-7 -6L0 -9L-1 -1Z") +
    path("gold-lo", "M11 0L8 7L-1 9L3 2Z") +
    path("pale", "M-5 -4L-1 -6.5L-2 -3Z")
  );
}

const PILES: Record<number, Point[]> = {
  1: [[0, 0]],
  2: [
    [-7, 2],
    [7, -2],
  ],
  3: [
    [0, -8],
    [-9, 4],
    [9, 5],
  ],
};

export function nuggets(count: number): string {
  const lumps = PILES[count] ?? PILES[3]!;
  return circle("gold-glow", 0, 0, 24) + lumps.map(([x, y]) => at(x, y, nugget())).join("");
}

/** A key, 44 long, its bow on the left. */
export function key(): string {
  const outline = "M-8 0H20M12 0V8M18 0V7";
  return (
    path("line shade", outline, 8) +
    circle("shade", -14, 0, 11.5) +
    path("line brass", outline, 4.6) +
    circle("brass", -14, 0, 9) +
    circle("shade", -14, 0, 4.4) +
    path("line gold-line", "M-8 -1.2H20M-20 -4A8 8 0 0 1 -12 -7", 1.3)
  );
}

/** A small lantern on a hook, with its light on the rock. */
export function lantern(): string {
  return (
    circle("lamp-glow", 0, 0, 22) +
    path("line ink-line", "M0 -13V-9M-4 -7A4 4 0 0 1 4 -7", 1.6) +
    path("flame edge", "M-4.5 -4H4.5L5.5 9H-5.5Z") +
    path("flame-hi", "M0 -2C3.4 2 2.6 7 0 7C-2.6 7 -3.4 2 0 -2Z") +
    path("iron edge", "M-3 -9H3L6 -4H-6ZM-6.5 9H6.5V12H-6.5Z")
  );
}

export function crown(): string {
  return (
    path("gold edge", "M-30 16L-34 -14L-18 0L0 -22L18 0L34 -14L30 16Q0 24 -30 16Z") +
    path("gold-hi", "M-29 -6L-18 5L0 -15L2 -6L-16 12L-27 10Z") +
    path("line gold-lo-line", "M-30 10Q0 18 30 10", 2) +
    circle("ruin", 0, 6, 4.6) +
    circle("pale", -1.2, 4.6, 1.4) +
    both(circle("blue", -18, 8, 3.2), 0) +
    both(circle("gold-hi", -34, -14, 3), 0) +
    circle("gold-hi", 0, -22, 3.4)
  );
}

/** What a mine is worth, and a king at the end. */
export const coin = (): string =>
  circle("shade", 0, 0, 20) + circle("gold", 0, 0, 17.5) + circle("line gold-lo-line", 0, 0, 14);
