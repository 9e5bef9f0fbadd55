/** The colours of players in drawings: by day and by lantern, each readable as text. */

const COLOURS = [
  "light-dark(#8a5a00, #e6a92e)",
  "light-dark(#1d5f9c, #5aa9e6)",
  "light-dark(#a8322a, #e8776b)",
  "light-dark(#25692b, #68b96a)",
  "light-dark(#6b3fa0, #b58be0)",
  "light-dark(#a02f6b, #e58bb8)",
  "light-dark(#0f6a68, #8fd3d1)",
  "light-dark(#6d5e0c, #c9b458)",
  "light-dark(#565b63, #a3a9b1)",
  "light-dark(#94500c, #d98a35)",
  "light-dark(#3450b5, #8ca6f5)",
  "light-dark(#4c6a12, #a5c86a)",
] as const;

export const colourOf = (seat: number): string => COLOURS[seat % COLOURS.length]!;

/** Sides have the colour of their card. */
const SIDES: Record<string, string> = {
  diggers: COLOURS[0],
  blue: COLOURS[1],
  saboteurs: COLOURS[2],
  green: COLOURS[3],
};

export const colourOfLine = ({ side, seat }: { side?: string; seat?: number | null }, line: number): string =>
  SIDES[side ?? ""] ?? colourOf(seat ?? line);
