/** The facts of events and moves as Fluent gets them: seats by name, engine words in the language.
 *
 * The same as words/facts.py. A card's name carries its word along, between marks that `split`
 * finds again, so that a card named in a sentence can show itself.
 */

import type { FluentVariable } from "@fluent/bundle";
import type { Facts } from "./bundles";
import { t } from "./language.svelte";
import {
  backName,
  cardName,
  hasTwoSides,
  kingName,
  mineName,
  removedName,
  roleName,
  sideName,
} from "./names";
import { goalAt, placeName } from "./places";

/** An empty or missing fact, for sentences to choose by. */
export const NONE = "none";
const SEATS = ["seat", "target", "first", "victim", "owner", "fellows", "winners"];
const BY_SEAT = ["roles", "races", "nuggets", "scores"];
const SIGNED = ["score", "scores"];
const FROM_ZERO = ["goal", "index"];
const MOVE_FACTS = ["card", "cards", "other", "x", "y", "turned", "idle", "tool", "target", "goal"];

const [BEGIN, MIDDLE, END] = ["\uE000", "\uE001", "\uE002"];
const marked = (word: string, name = cardName(word)): string => `${BEGIN}${word}${MIDDLE}${name}${END}`;
/** The sentence around it says that it is a mine. */
const mine = (word: string): string => marked(word, mineName(word));

const NAMES: Record<string, (word: string) => string> = {
  card: (word) => marked(word),
  other: (word) => marked(word),
  cards: (word) => marked(word),
  troops: (word) => marked(word),
  boxed: (word) => marked(word),
  centre: mine,
  drawn: (word) => marked(word, backName(word)),
  mine,
  role: roleName,
  roles: roleName,
  aside: roleName,
  winners: sideName,
  race: kingName,
  races: kingName,
  removed: removedName,
};

export type Told = Record<string, unknown>;

/** All facts of an event, a part of it or a move, ready for a sentence. */
export function fluentFacts(game: string, told: Told, names: readonly string[]): Facts {
  const facts: Facts = {};
  for (const [key, value] of Object.entries(told)) {
    if (!isParts(value)) facts[key] = factOf(key, value, names);
  }
  for (const key of FROM_ZERO) {
    if (typeof told[key] === "number") facts.number = (told[key] as number) + 1;
  }
  Object.assign(facts, where(game, told));
  if (told.turned === true && typeof told.card === "string")
    facts.card = marked(told.card, cardName(told.card, true));
  if (hasTwoSides(told.card)) facts.back = backName(told.card);
  if ("target" in told) facts.own = told.target === told.seat ? "True" : "False";
  return facts;
}

/** Places by where they lie; a goal that lies at one by its number. */
function where(game: string, { x, y, door }: Told): Facts {
  const facts: Facts = {};
  if (typeof x === "number" && typeof y === "number") {
    facts.place = placeName(game, x, y);
    const number = goalAt(game, x, y);
    if (number) facts.number = number;
  }
  if (Array.isArray(door) && door.length) facts.door = placeName(game, Number(door[0]), Number(door[1]));
  return facts;
}

/** A list of parts that are told by themselves. */
export const isParts = (value: unknown): value is Told[] =>
  Array.isArray(value) &&
  value.length > 0 &&
  value.every((part) => part !== null && typeof part === "object" && !Array.isArray(part));

/** The facts of a move; those it does not have are `none`. */
export function moveFacts(game: string, move: Told, names: readonly string[]): Facts {
  const held = Object.fromEntries(
    Object.entries(move).filter(([, value]) => !Array.isArray(value) || value.length),
  );
  return { ...Object.fromEntries(MOVE_FACTS.map((key) => [key, NONE])), ...fluentFacts(game, held, names) };
}

function factOf(key: string, value: unknown, names: readonly string[]): FluentVariable {
  if (Array.isArray(value)) return listOf(key, value, names);
  return value === null || value === undefined || value === "" ? NONE : one(key, value, names);
}

function listOf(key: string, values: unknown[], names: readonly string[]): FluentVariable {
  const told = values.map((value) => one(key, value, names));
  if (BY_SEAT.includes(key) && told.length === 1) return told[0]!;
  if (!told.length) return key in NAMES ? t("nothing") : NONE;
  if (BY_SEAT.includes(key))
    return names.map((seat, i) => t("by-seat", { seat, value: told[i]! })).join(", ");
  return told.join(told.some((item) => String(item).includes(",")) ? "; " : ", ");
}

function one(key: string, value: unknown, names: readonly string[]): string | number {
  if (typeof value === "boolean") return value ? "True" : "False";
  if (typeof value === "number" && SEATS.includes(key)) return names[value] ?? "-";
  if (typeof value === "number") return SIGNED.includes(key) && value < 0 ? `−${-value}` : value;
  return NAMES[key]?.(String(value)) ?? String(value);
}

/** A run of text; with `card` the name of a card that can show itself. */
export interface Run {
  text: string;
  card?: string;
}

/** A sentence cut at the cards it names. */
export function split(sentence: string): Run[] {
  return sentence.split(BEGIN).flatMap((piece, i) => {
    if (i === 0) return piece ? [{ text: piece }] : [];
    const [card = "", rest = ""] = piece.split(MIDDLE);
    const [text = "", after = ""] = rest.split(END);
    return [{ text, card }, ...(after ? [{ text: after }] : [])];
  });
}

/** A sentence as plain text, without the marks. */
export const plain = (sentence: string): string => sentence.replace(/\uE000[^\uE001]*\uE001|\uE002/g, "");
