import { expect, test } from "vitest";
import type { GameInfo, TableInfo } from "../wire";
import {
  answered,
  answers,
  choices,
  differences,
  filled,
  freshPlan,
  groups,
  obstacle,
  planOf,
  settingsOf,
  isComplete,
  resized,
  wishOf,
} from "./plan";

const option = (...values: string[]) => ({ values, clauses: [] });
const GAME: GameInfo = {
  readings: {},
  game: "saboteur",
  seats: [3, 10],
  usual: 4,
  editions: { house: { rounds: "3", maps: "6", odd: "a" }, old: { rounds: "3", maps: "4", odd: "a" } },
  options: {
    odd: option("a", "b"),
    maps: option("4", "6"),
    rounds: option("1", "2", "3"),
    only: option("x"),
  },
  bots: ["chance", "habit"],
};
const plan = () => freshPlan(GAME, "Ana");

test("a fresh plan is the recommended edition with open seats", () => {
  expect(wishOf(GAME, plan())).toMatchObject({
    name: "Ana",
    bots: {},
    settings: { edition: "house", seats: 4, options: {} },
  });
  expect(isComplete(plan())).toBe(false);
});

test("an answer that the edition gives anyway is not kept", () => {
  const changed = { ...plan(), options: answered(GAME, plan(), "maps", "4") };
  expect(changed.options).toEqual({ maps: "4" });
  expect(answers(GAME, changed).maps).toBe("4");
  expect(answered(GAME, changed, "maps", "6")).toEqual({});
});

test("fewer or more seats leave those alone who sit already", () => {
  expect(resized(["open", "habit", "open"], 2)).toEqual(["open", "habit"]);
  expect(resized(["open", "habit"], 3)).toEqual(["open", "habit", "open"]);
});

test("bots fill all seats but the host's, and then the game can begin", () => {
  const full = { ...plan(), places: filled(GAME, plan()) };
  expect(full.places).toEqual(["open", "habit", "habit", "habit"]);
  expect(isComplete(full)).toBe(true);
  const watching = { ...plan(), isPlaying: false };
  expect(filled(GAME, watching)).not.toContain("open");
  expect(wishOf(GAME, watching).name).toBeUndefined();
});

test("a host who plays needs a seat", () => {
  expect(obstacle({ ...plan(), places: ["habit", "habit"] })).toBe("page-setup-no-seat");
  expect(obstacle({ ...plan(), isPlaying: false, places: ["habit"] })).toBe("");
});

test("a chat service has an address that begins with https", () => {
  const unfit = (webhook: string) => obstacle({ ...plan(), webhook });
  expect(unfit("http://chat.example/hook")).toBe("page-setup-hook-unfit");
  expect(unfit("chat.example")).toBe("page-setup-hook-unfit");
  expect(unfit(" https://chat.example/hook ")).toBe("");
  expect(wishOf(GAME, { ...plan(), webhook: " https://chat.example " }).webhook).toBe("https://chat.example");
});

test("what is agreed at a table can be changed: nothing is lost on the way there and back", () => {
  const settings = {
    ...settingsOf(GAME, plan()),
    edition: "old",
    options: { rounds: "1" },
    clock: { kind: "seconds", limit: 45 } as const,
    visibility: "listed" as const,
  };
  const seats = [
    { name: "Ana", kind: "person" as const, bot: "" },
    { name: "Gim", kind: "bot" as const, bot: "habit" },
    { name: "", kind: "open" as const, bot: "" },
  ];
  const again = planOf(GAME, { settings, seats, host: 0 } as unknown as TableInfo);
  expect(again.places).toEqual(["open", "habit", "open"]);
  expect(settingsOf(GAME, again)).toEqual({ ...settings, seats: 3 });
  expect(choices(["none", "seconds-30"], again.clock)).toEqual(["none", "seconds-30", "seconds-45"]);
});

test("an edition says where it differs from the recommended one", () => {
  expect(differences(GAME, "old")).toEqual(["maps"]);
  expect(differences(GAME, "house")).toEqual([]);
});

test("what groups ask for most stands first, and a question with one answer is none", () => {
  expect(groups(GAME)).toEqual({ first: ["rounds", "maps"], others: ["odd"] });
});

test("a clock is read from its choice", () => {
  expect(wishOf(GAME, { ...plan(), clock: "days-3" }).settings.clock).toEqual({ kind: "days", limit: 3 });
});
