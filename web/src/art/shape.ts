/** A tunnel card as it is drawn: what is printed on it, upright or turned. */

import { CARDS, type Printed } from "./printed";

export type Colour = NonNullable<Printed["colour"]>;

export interface Shape extends Required<Omit<Printed, "kind" | "colour">> {
  kind: Printed["kind"] | "";
  colour: Colour | "";
}

const PLAIN = {
  kind: "" as const,
  colour: "" as const,
  door: "",
  troll: "",
  gold: 0,
  goldSides: "",
  ladder: false,
  crystal: false,
};

/** The shape of a tunnel, start or goal card; undefined if the word is of another kind of card. */
export function shapeOf(word: string): Shape | undefined {
  const card = CARDS[word];
  return card && { ...PLAIN, ...card };
}

/** Two tunnels that cross without meeting. */
export const isBridge = ({ groups }: Shape): boolean => groups.join("+") === "NS+EW";

const ACROSS: Record<string, string> = { N: "S", E: "W", S: "N", W: "E" };

function across(sides: string): string {
  const turned = [...sides].map((side) => ACROSS[side] ?? side);
  return turned.sort((a, b) => "NESWM".indexOf(a) - "NESWM".indexOf(b)).join("");
}

/** The card turned by 180 degrees. What stands on it stays upright, for the eye's sake. */
export function turned(shape: Shape): Shape {
  return {
    ...shape,
    edges: across(shape.edges),
    groups: shape.groups.map(across),
    door: across(shape.door),
    troll: across(shape.troll),
    goldSides: across(shape.goldSides),
  };
}

/** Open sides that lead nowhere. */
export function stubs(shape: Shape): string[] {
  const joined = shape.groups.join("");
  return [...shape.edges].filter((side) => !joined.includes(side));
}
