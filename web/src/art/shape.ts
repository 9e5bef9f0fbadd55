/** What a tunnel card's word says: its open sides, which are joined, and what stands on it.
 *
 * `NES` runs through, `NES/-` is a dead end, `NESW/NS+EW` holds two tunnels; what stands on a card
 * comes before the sides (`crystal-ESW`, Saboteur 2) or after a point (`NEW.door-E-blue`, the Duel).
 */

export type Side = "N" | "E" | "S" | "W";
export type Colour = "green" | "blue";

export interface Shape {
  edges: string;
  /** Sides that one walks between; an open side in no group is a stub. */
  groups: string[];
  kind: "" | "start" | "treasure" | "stone" | "goal";
  colour: Colour | "";
  /** A door's side; `M` for one in the middle, across the whole card. */
  door: string;
  troll: string;
  gold: number;
  goldSides: string;
  ladder: boolean;
  crystal: boolean;
  bridge: boolean;
}

const WORD =
  /^(?:(goal|bridge|curves|ladder|crystal|stone|door-green|door-blue)-)?([NESW]{1,4})(?:\/(-|[NESW+]+))?((?:\.[\w-]+)*)$/;
const FIXED = /^(start|treasure)(?:-(green|blue))?$/;

function plain(edges: string, links: string | undefined): Shape {
  const groups = links === undefined ? [edges] : links === "-" ? [] : links.split("+");
  const rest = { door: "", troll: "", gold: 0, goldSides: "", ladder: false, crystal: false };
  return { edges, groups, kind: "", colour: "", bridge: links === "NS+EW", ...rest };
}

/** The shape of a tunnel, start or goal card; undefined if the word is of another kind of card. */
export function shapeOf(word: string): Shape | undefined {
  const fixed = FIXED.exec(word);
  if (fixed) {
    const kind = fixed[1] as "start" | "treasure";
    return { ...plain("NESW", undefined), kind, colour: (fixed[2] ?? "") as Colour | "" };
  }
  const match = WORD.exec(word);
  if (!match) return undefined;
  const shape = plain(match[2]!, match[3]);
  begin(shape, match[1] ?? "");
  for (const feature of match[4]!.split(".").slice(1)) stand(shape, feature.split("-"));
  return shape;
}

function begin(shape: Shape, kind: string): void {
  if (kind === "goal" || kind === "stone") shape.kind = kind;
  shape.ladder = kind === "ladder";
  shape.crystal = kind === "crystal";
  if (kind.startsWith("door")) {
    shape.door = "M";
    shape.colour = kind.slice(5) as Colour;
  }
}

function stand(shape: Shape, [name, one = "", two = ""]: string[]): void {
  if (name === "ladder") {
    shape.ladder = true;
    shape.colour = one as Colour;
  } else if (name === "door") {
    shape.door = one;
    shape.colour = two as Colour;
  } else if (name === "troll") {
    shape.troll = one;
  } else if (name === "gold") {
    shape.gold = Number(one);
    shape.goldSides = two;
  }
}

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
