import { describe, expect, test } from "vitest";
import { DECKS } from "../gallery/words";
import { drawn } from "./card";
import { shapeOf, stubs, turned } from "./shape";

const WORDS = DECKS.flatMap(([, words]) => words);

describe("a card's word", () => {
  test("tells sides, joins and what stands there", () => {
    expect(shapeOf("NESW/NSW.gold-1-E")).toMatchObject({
      edges: "NESW",
      groups: ["NSW"],
      gold: 1,
      goldSides: "E",
    });
    expect(shapeOf("door-green-NES/NS")).toMatchObject({ groups: ["NS"], door: "M", colour: "green" });
    expect(shapeOf("start-blue")).toMatchObject({ kind: "start", colour: "blue", edges: "NESW" });
    expect(shapeOf("map")).toBeUndefined();
    expect(stubs(shapeOf("NES/NE")!)).toEqual(["S"]);
  });

  test("turned by 180 degrees, twice, is the same card", () => {
    const shape = shapeOf("goal-NSW.door-S-green.gold-2-NW")!;
    expect(turned(shape)).toMatchObject({ edges: "NES", door: "N", goldSides: "ES" });
    expect(turned(turned(shape))).toEqual(shape);
  });
});

describe("the drawings", () => {
  test("differ for all cards of all games", () => {
    expect(new Set(WORDS.map((word) => drawn(word))).size).toBe(new Set(WORDS).size);
  });

  test("carry no style or script, which the page's policy would forbid", () => {
    for (const word of WORDS) expect(drawn(word)).not.toMatch(/style=|<script|on\w+=/);
  });

  test("are well-formed numbers throughout", () => {
    for (const word of WORDS) expect(drawn(word, true)).not.toMatch(/NaN|undefined|Infinity/);
  });
});
