/** The colours of players in drawings: those of their faces, by day and by lantern, each readable as text. */

import { lookOf } from "../art/worn.svelte";

/** In the order of the faces' colours. */
const COLOURS = [
  "light-dark(#a8431c, #f0744e)",
  "light-dark(#1d5f9c, #5aa9e6)",
  "light-dark(#35681a, #7cc04b)",
  "light-dark(#7d5c00, #f2c230)",
  "light-dark(#6b3fa0, #bb86e4)",
  "light-dark(#0f6a5e, #2fb8a6)",
  "light-dark(#a02f6b, #f08cb4)",
  "light-dark(#7a4b14, #d0935a)",
  "light-dark(#4d5b6b, #93a4b8)",
  "light-dark(#625c08, #d9d04a)",
  "light-dark(#3450b5, #8498f5)",
  "light-dark(#9c2444, #ea7a95)",
];

export const colourOf = (seat: number): string => COLOURS[lookOf("", seat).colour % COLOURS.length]!;

/** Sides have the colour of their card. */
const SIDES: Record<string, string> = {
  diggers: "light-dark(#8a5a00, #e6a92e)",
  blue: "light-dark(#1d5f9c, #5aa9e6)",
  saboteurs: "light-dark(#a8322a, #e8776b)",
  green: "light-dark(#25692b, #68b96a)",
};

export const colourOfLine = ({ side, seat }: { side?: string; seat?: number | null }, line: number): string =>
  SIDES[side ?? ""] ?? colourOf(seat ?? line);
