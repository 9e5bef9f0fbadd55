import { readFileSync } from "node:fs";
import { beforeAll, expect, test } from "vitest";
import { bundleFrom } from "../words/bundles";
import { speakFrom } from "../words/language.svelte";
import { signText } from "./signs";

const file = (name: string) => readFileSync(`../src/dwarrow/words/en/${name}.ftl`, "utf8");

beforeAll(() => speakFrom([bundleFrom("en", [file("common"), file("bots")])]));

test("a sign says who did what to whom, how far the gold was, and for what it speaks", () => {
  const names = { seat: 1, target: 0, stage: 2, sign: "breaks" };
  expect(signText({ key: "for", names }, ["Ana", "Bo"])).toBe(
    "Close to the gold, Bo broke a tool of Ana, whom nobody doubted. That speaks against Bo.",
  );
});

test("the same sign can speak for a player, while the gold is far", () => {
  const names = { seat: 0, target: 0, stage: 0, sign: "digs" };
  expect(signText({ key: "against", names }, ["Ana", "Bo"])).toBe(
    "With the gold still far off, Ana dug towards the gold. That speaks for Ana.",
  );
});
