import { expect, test } from "vitest";
import { colourOf, faceOf, given, looksOf, read, written } from "../art/faces";
import type { Item, Open } from "../told";
import { gesturesOf } from "./gestures.svelte";
import { heldWidth } from "./handLayout";
import { accountOf } from "./meanwhile.svelte";
import { lastDeal } from "./myRole.svelte";
import { beforeTreasure, lastRound, richestOf, turningOrder } from "./rounds";
import { claimsOf } from "./talking";

const item = (n: number, event: Item["event"], facts: Partial<Item> = {}): Item => ({
  n,
  at: 0,
  event,
  ...facts,
});
const claim = (n: number, seat: number, which: number, says: Item["says"]): Item =>
  item(n, "claimed", { seat, which, says, about: "seat" });

test("a hand beside the board is seen whole as long as its cards are a finger wide", () => {
  expect(heldWidth({ width: 180, height: 200 }, 6)).toBe(57);
  expect(heldWidth({ width: 180, height: 60 }, 6)).toBe(44);
  expect(heldWidth({ width: 900, height: 900 }, 1)).toBe(120);
});

test("claims last until the round ends, and who claims anew takes the old word back", () => {
  const story = [
    claim(1, 0, 2, "trust"),
    item(2, "dealt"),
    claim(3, 0, 2, "trust"),
    claim(4, 0, 2, "suspect"),
  ];
  expect(claimsOf(story)).toEqual([{ seat: 0, about: "seat", which: 2, says: "suspect" }]);
  expect(claimsOf([...story, item(5, "round-ended")])).toEqual([]);
});

test("what happened meanwhile leaves out the move that was under way, and no other of mine", () => {
  const story = [1, 0, 1, 0].map((seat, i) => item(i + 1, "passed", { seat }));
  expect(accountOf(story).count).toBe(4);
  const { count, last } = accountOf(story, 0);
  expect([count, last.map(({ n }) => n)]).toEqual([3, [1, 3, 4]]);
});

test("a claim of gold in the Duel is no talk", () => {
  expect(claimsOf([item(1, "claimed", { seat: 0, x: 1, y: 0 })])).toEqual([]);
});

test("those who fooled everybody are turned up last", () => {
  const roles = ["saboteur", "digger", "saboteur", "digger"];
  expect(turningOrder(roles, claimsOf([claim(1, 1, 0, "suspect")]))).toEqual([1, 3, 0, 2]);
});

test("where no side wins a round it is said who won the most gold, once that is told", () => {
  const ended = item(1, "round-ended", { round: 1, clause: "DUEL-57" });
  const told = (nuggets: number[]) => {
    const shares = nuggets.map((each, seat) => ({ seat, nuggets: each })) as Item["shares"];
    return lastRound([ended, item(2, "settled", { shares })])!;
  };
  expect(richestOf(lastRound([ended])!)).toBeUndefined();
  expect(richestOf(told([3, 5]))).toEqual({ seats: [1], most: 5, least: 3 });
  expect(richestOf(told([4, 4]))).toEqual({ seats: [0, 1], most: 4, least: 4 });
  const won = item(1, "round-ended", { winner: "digger" });
  expect(richestOf(lastRound([won, item(2, "settled", { shares: [] })])!)).toBeUndefined();
});

test("cards that are put away go to their pile, and a pass without cards shows none", () => {
  const pass = (discarded: number) => gesturesOf([item(1, "passed", { seat: 2, discarded })], "saboteur");
  expect(pass(1)).toMatchObject([{ sign: "cards", from: { seat: 2 }, to: { pile: "discard" } }]);
  expect(pass(0)).toEqual([]);
});

test("before the reveal the treasure lies face down", () => {
  const laid = (card: string, x: number) => ({ x, y: 0, card, turned: false });
  const open: Open = { maze: [laid("start", 0), laid("treasure", 8)], goals: ["treasure", null] };
  expect(beforeTreasure({ public: open }).public).toEqual({ maze: [laid("start", 0)], goals: [null, null] });
});

test("a role is dealt anew until its round is over", () => {
  expect(lastDeal([item(3, "got-role")])).toBe(3);
  expect(lastDeal([item(3, "got-role"), item(9, "round-ended")])).toBeUndefined();
});

test("deeds between seats go from who does them to whom they are done", () => {
  const [broke] = gesturesOf([item(1, "broke", { seat: 1, target: 3, tool: "lamp" })], "saboteur");
  expect(broke).toEqual({ sign: "broken-lamp", from: { seat: 1 }, to: { seat: 3 }, effect: "strike" });
  const swapped = gesturesOf([item(1, "swapped-hats", { seat: 0, target: 2 })], "saboteur2");
  expect(swapped.map(({ from, to }) => [from, to])).toEqual([
    [{ seat: 0 }, { seat: 2 }],
    [{ seat: 2 }, { seat: 0 }],
  ]);
  const [looked] = gesturesOf([item(1, "looked", { seat: 0, goal: 1 })], "saboteur");
  expect(looked?.to).toEqual({ x: 8, y: 0 });
  expect(looked?.effect).toBe("peek");
});

test("a king's troop goes to its mine, and a fallen mine to its king", () => {
  const told = [
    item(1, "played", { seat: 1, card: "orc-5/M07", where: "centre", place: 2 }),
    item(1, "captured", { by: 1, owner: 0, mine: "M12", place: 2 }),
    item(1, "took", { seat: 1, card: "giant-9/M03" }),
  ];
  expect(gesturesOf(told, "kings").map(({ card, from, to }) => [card, from, to])).toEqual([
    ["orc-5", { seat: 1 }, { spot: "centre-1" }],
    ["M12", { spot: "centre-1" }, { spot: "mine-0" }],
    ["giant-9", { spot: "camp-giant" }, { seat: 1 }],
  ]);
});

const twelve = Array.from({ length: 12 }, (_, seat) => ({ name: `Dwarf ${seat}` }));

test("twelve seats have twelve colours, and a name has one face", () => {
  expect(new Set(looksOf(twelve).map(colourOf)).size).toBe(12);
  expect(faceOf(given("Ana", 3))).toBe(faceOf(given("Ana", 3)));
  expect(faceOf(given("Ana", 3))).not.toBe(faceOf(given("Bo", 3)));
});

test("a chosen face is worn, and nobody has the colour of another", () => {
  const face = written({ hair: 4, eyes: 1, hat: 2, coat: 0, colour: 0 });
  expect(written(read(face)!)).toBe(face);
  const looks = looksOf([...twelve.slice(0, 10), { name: "Ana", face }, { name: "Bo", face }]);
  expect(looks[10]).toEqual(read(face));
  expect(new Set(looks.map(colourOf)).size).toBe(12);
  for (const strange of ["", "zzzzz", "1", "0000000"]) expect(read(strange)).toBeUndefined();
});
