import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import type { Move } from "../table/moves";
import { advised } from "./advice";
import { LESSONS, tipFor, type Now } from "./lessons";
import { detourOf, stepOf } from "./steps";

const now = (change: Partial<Now> = {}): Now => ({
  seat: 0,
  open: { tools: [[], []] },
  own: { role: "digger" },
  moves: [{ do: "lay", card: "EW" }],
  story: [],
  isOver: false,
  ...change,
});
const laid = { n: 1, at: 0, event: "laid", seat: 0 };

test("a lesson begins with the role, then the goals, then the first tunnel", () => {
  const said = (past: string[]) => tipFor("saboteur", now(), new Set(past))?.id;
  expect(said([])).toBe("digger");
  expect(said(["digger"])).toBe("goals");
  expect(said(["digger", "goals"])).toBe("lay");
});

test("what was done needs no telling, and what has happened is told", () => {
  const past = new Set(["digger", "goals"]);
  expect(tipFor("saboteur", now({ story: [laid] }), past)?.id).toBe("drew");
  const hit = now({ story: [laid], open: { tools: [["lamp"], []] } });
  expect(tipFor("saboteur", hit, new Set([...past, "drew"]))?.id).toBe("broken");
});

test("what others do is not what the learner did", () => {
  const theirs = now({ story: [{ ...laid, seat: 1 }] });
  expect(tipFor("saboteur", theirs, new Set(["digger", "goals"]))?.id).toBe("lay");
});

test("the end of the game comes before everything else", () => {
  expect(tipFor("kings", now({ isOver: true }), new Set())?.id).toBe("over");
});

test("every tip has its words", () => {
  const words = readFileSync(
    new URL("../../../src/dwarrow/words/en/page-start.ftl", import.meta.url),
    "utf8",
  );
  const ids = Object.entries(LESSONS).flatMap(([game, tips]) =>
    tips.map(({ id }) => `page-learn-${game}-${id}`),
  );
  expect(ids.filter((id) => !words.includes(`\n${id} = `))).toEqual([]);
});

const lay = (card: string, x: number): Move => ({ words: `lay ${card}`, do: "lay", card, x, y: 0 });
const PASS: Move = { words: "pass NS/-", do: "pass", card: "NS/-" };

test("a digger is advised to go on towards the goals, a saboteur to spoil it", () => {
  const moves: Move[] = [PASS, lay("EW", 1), lay("NES/-", 4), lay("NS", 3)];
  expect(advised(moves, "digger", 0)?.card).toBe("NS");
  expect(advised(moves, "saboteur", 0)?.card).toBe("NES/-");
  expect(advised([...moves, { words: "break", do: "break" }], "saboteur", 0)?.do).toBe("break");
  expect(advised([], "digger", 0)).toBeUndefined();
});

test("a digger rather passes than harms the tunnel", () => {
  const rockfall: Move = { words: "rockfall at 1,0", do: "rockfall", card: "rockfall", x: 1, y: 0 };
  expect(advised([lay("NES/-", 4), rockfall, PASS], "digger", 0)?.do).toBe("pass");
});

test("nobody is advised to break a tool of their own, and whose is broken mends it first", () => {
  const on = (deed: string, card: string, target: number): Move => ({
    words: `${card} ${target}`,
    do: deed,
    card,
    target,
  });
  const breaks = [0, 1, 2].map((seat) => on("break", "break-lamp", seat));
  expect(advised(breaks, "saboteur", 0)?.target).toBe(1);
  expect(advised([on("play", "trap", 0), PASS], "green", 0)?.do).toBe("pass");
  const mends = [1, 0].map((seat) => on("mend", "mend-lamp", seat));
  expect(advised(mends, "digger", 0)?.target).toBe(0);
  expect(advised([mends[0]!, PASS], "saboteur", 0)?.do).toBe("pass");
});

const chosen = (...cards: string[]) => ({
  cards,
  pending: [] as Move[],
  notice: undefined,
  several: false,
  goals: [],
});

test("a step at a time: the card, then where it goes, then yes", () => {
  const advice = lay("EW", 1);
  expect(stepOf(advice, chosen())).toBe("card");
  expect(stepOf(advice, chosen("EW"))).toBe("places");
  expect(stepOf(advice, { ...chosen("EW"), pending: [advice] })).toBe("confirm");
  expect(stepOf({ words: "break", do: "break", card: "break-pick", target: 2 }, chosen("break-pick"))).toBe(
    "seats",
  );
  expect(stepOf({ words: "take deck", do: "take", from: "deck" }, chosen())).toBe("kings");
  expect(stepOf({ words: "take 3", do: "take", nuggets: 3 }, chosen())).toBe("rest");
  expect(stepOf({ words: "shed", do: "shed", cards: ["EW", "NS"] }, chosen())).toBe("several");
  const twins: Move = { words: "throw", do: "throw", tool: "pick", card: "EW", other: "EW" };
  expect(stepOf(twins, { ...chosen("EW"), several: true })).toBe("card");
  expect(stepOf(twins, { ...chosen("EW", "EW"), several: true })).toBe("rest");
});

test("who does something else is led back", () => {
  const advice = lay("EW", 1);
  expect(detourOf(advice, chosen("EW"))).toBeUndefined();
  expect(detourOf(advice, chosen("NS"))).toBe("other");
  expect(detourOf(advice, { ...chosen("EW"), notice: { text: "no", clause: "SAB-11" } })).toBe("refused");
});
