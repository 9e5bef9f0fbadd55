import { expect, test } from "vitest";
import { byStrength, usualBot } from "./bots";
import { againstBots, botsAround } from "./opening";

test("bots sit everywhere but at the first seat", () => {
  expect(botsAround(3, "habit")).toEqual({ 1: "habit", 2: "habit" });
  expect(botsAround(1, "habit")).toEqual({});
});

test("a table against bots has as many seats as the game is usually played with", () => {
  const game = {
    game: "duel",
    seats: [2, 4],
    usual: 3,
    editions: {},
    readings: {},
    options: {},
    bots: ["habit"],
  };
  const wish = againstBots(game, "Ana", "habit");
  expect(wish.settings.seats).toBe(3);
  expect(Object.keys(wish.bots ?? {})).toEqual(["1", "2"]);
});

test("the bot offered first thinks if there is one that does", () => {
  expect(usualBot(["chance", "habit", "thinker-easy", "thinker"])).toBe("thinker");
  expect(usualBot(["chance", "habit"])).toBe("habit");
});

test("bots are listed by strength, those of others last", () => {
  expect(byStrength(["mole", "thinker-hard", "thinker", "chance"])).toEqual([
    "chance",
    "thinker",
    "thinker-hard",
    "mole",
  ]);
});
