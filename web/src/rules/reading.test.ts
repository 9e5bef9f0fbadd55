import { expect, test } from "vitest";
import { found, questionsOf, saidBy, sourceOf } from "./reading";

const clause = (number: string, says: string) => ({ number, says, mark: "all" });
const SECTIONS = [
  {
    name: "a",
    title: "A",
    clauses: [clause("SAB-001", "Three to ten players."), clause("SAB-002", "Three rounds. (option rounds)")],
  },
  { name: "b", title: "B", clauses: [clause("SAB-030", "An empty place.")] },
];

test("a clause leaves the names of its options out", () => {
  expect(saidBy(SECTIONS[0]!.clauses[1]!)).toBe("Three rounds.");
  expect(saidBy(clause("SAB-002", "Tři kola. (volba rounds)"))).toBe("Tři kola.");
  expect(saidBy(clause("SAB-074", "Одну. (опції multi_goal, unchosen_goal)"))).toBe("Одну.");
});

test("a reader finds clauses by text and by number, under their headings", () => {
  expect(found(SECTIONS, "sab-03").map(({ title }) => title)).toEqual(["B"]);
  expect(found(SECTIONS, "three")[0]?.clauses).toHaveLength(2);
  expect(found(SECTIONS, "  ")).toHaveLength(2);
  const beside = (number: string) => (number === "SAB-002" ? "Скільки раундів?" : "");
  expect(found(SECTIONS, "раундів", beside)[0]?.clauses.map(({ number }) => number)).toEqual(["SAB-002"]);
});

test("a clause knows the questions that decide it", () => {
  const options = {
    rounds: { values: ["1"], clauses: ["SAB-002"] },
    maps: { values: ["1"], clauses: ["SAB-003"] },
  };
  const game = { game: "saboteur", seats: [3, 10], usual: 5, editions: {}, readings: {}, options, bots: [] };
  expect(questionsOf(game, "SAB-002")).toEqual(["rounds"]);
});

test("who prints a clause is said by name, whatever stands around it", () => {
  const named = (mark: string) => sourceOf(mark, ["uk16", "cz", "ru-ls"], (edition) => `<${edition}>`);
  expect(named("uk16, cz; ru-ls мають на увазі")).toBe("<uk16>, <cz>; <ru-ls> мають на увазі");
  expect(named("all")).toBe("all");
});
