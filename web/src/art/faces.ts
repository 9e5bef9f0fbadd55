/** A face for everybody at the table, chosen or given, the same on every screen. */

import { face, FEATURES, type Dwarf } from "./dwarfs";
import { circle, path } from "./pen";

/** Twelve colours that are told apart by day and by lantern; text in `--ink-on` stands on each. */
const COLOURS = [
  "#e8623a",
  "#4aa3df",
  "#7cc04b",
  "#f2c230",
  "#b57ae0",
  "#2fb8a6",
  "#f08cb4",
  "#c98a4b",
  "#93a4b8",
  "#d9d04a",
  "#6f86f0",
  "#d65a78",
];

/** A face as it is kept at the table: a digit for each part. */
export interface Look {
  hair: number;
  eyes: number;
  hat: number;
  coat: number;
  colour: number;
}
export const PARTS = ["hair", "eyes", "hat", "coat", "colour"] as const;

const HAIRS = ["red", "black", "brown", "fair", "white"];
const COATS = ["coat-brown", "coat-black", "coat-plum", "coat-green", "coat-blue"];
const HATS = [
  "M15 55Q33 34 44 1Q70 18 85 55Q66 43 50 43Q34 43 15 55Z",
  "M18 54L21 14Q50 4 79 14L82 54Q66 43 50 43Q34 43 18 54Z",
  "M17 53C14 8 86 8 83 53Q66 42 50 42Q34 42 17 53Z",
];
const BRIM = "M13 56Q50 31 87 56L86 63Q50 41 14 63Z";

/** A number from a name that is the same on every screen. */
function numberOf(name: string): number {
  let sum = 7;
  for (const letter of name) sum = (sum * 31 + letter.codePointAt(0)!) >>> 0;
  return sum;
}

const painted = (colour: string, line: string): string =>
  `<g fill="${colour}" stroke="#20140d" stroke-width="3" stroke-linejoin="round"><path d="${line}"/></g>`;

/** How many there are of each part. */
export const KINDS: Look = {
  hair: HAIRS.length,
  eyes: FEATURES.length,
  hat: HATS.length,
  coat: COATS.length,
  colour: COLOURS.length,
};

/** The face of somebody who has chosen none: the name gives the features, the seat the colour and the hat. */
export function given(name: string, seat: number): Look {
  const number = numberOf(name);
  const pick = (part: keyof Look, by: number): number => Math.floor(number / by) % KINDS[part];
  const [hat, colour] = [seat % KINDS.hat, seat % KINDS.colour];
  return { hair: pick("hair", 1), coat: pick("coat", 5), eyes: pick("eyes", 25), hat, colour };
}

export const written = (look: Look): string => PARTS.map((part) => look[part].toString(36)).join("");

/** A face that was chosen; nothing if none was, or one that this page cannot draw. */
export function read(text: string): Look | undefined {
  const digits = [...text].map((digit) => parseInt(digit, 36));
  const isWhole = digits.length === PARTS.length && PARTS.every((part, i) => digits[i]! < KINDS[part]);
  return isWhole
    ? (Object.fromEntries(PARTS.map((part, i) => [part, digits[i]])) as unknown as Look)
    : undefined;
}

export const colourOf = (look: Look): string => COLOURS[look.colour]!;

/** The looks of a table: what was chosen; and of two who chose one colour the second gets another. */
export function looksOf(seats: readonly { name: string; face?: string }[]): Look[] {
  const chosen = seats.map(({ face }) => read(face ?? ""));
  const looks = seats.map(({ name }, seat) => chosen[seat] ?? given(name, seat));
  const taken = new Set<number>();
  const first = (colour: number): number => {
    let free = colour;
    while (taken.has(free) && taken.size < KINDS.colour) free = (free + 1) % KINDS.colour;
    taken.add(free);
    return free;
  };
  for (const isChosen of [true, false])
    looks.forEach((look, seat) => {
      if ((chosen[seat] !== undefined) === isChosen) looks[seat] = { ...look, colour: first(look.colour) };
    });
  return looks;
}

/** The inside of a picture 100 wide, the head from -4 to 100. */
export function faceOf(look: Look): string {
  const hat = () => painted(colourOf(look), HATS[look.hat]!) + path("pale edge", BRIM);
  const dwarf: Dwarf = { hair: HAIRS[look.hair]!, coat: COATS[look.coat]!, hat, ...FEATURES[look.eyes] };
  return circle("night", 50, 48, 52) + face(dwarf) + hat();
}
