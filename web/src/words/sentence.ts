/** Events, reasons, refusals and moves as sentences; the same as words/__init__.py. */

import { has, t } from "./language.svelte";
import type { Facts } from "./bundles";
import { fluentFacts, isParts, moveFacts, NONE, plain, split, type Run, type Told } from "./facts";
import { goalFacts } from "./places";
import { LIKE } from "../wire";

/** The parts of events that are told by themselves, by the fact that lists them. */
const PARTS: Record<string, string> = {
  shares: "share",
  reaches: "reach",
  accounts: "account",
  mines: "line",
};

function own(game: string, name: string): string {
  const message = `${game}-${name}`;
  return has(message) ? message : `${LIKE[game] ?? game}-${name}`;
}

/** The message of an event: the table's for what is said and done around the game, else the game's. */
function messageOf(game: string, event: Told): string {
  const name = String(event.event);
  const isTold = name !== "claimed" || "about" in event; // the Duel has claims of gold
  if (isTold && has(`table-${name}`)) return `table-${name}`;
  return has(name) ? name : own(game, name);
}

/** What is said and done around a game: whom it is about, which goal, and seats by number. */
function around(game: string, event: Told, names: readonly string[]): Facts {
  const whom = event.whom ?? event.which;
  const which = event.which ?? event.one ?? event.seat;
  const isOfGoal = event.about === "goal" || event.why === "looks";
  return {
    whom: typeof whom === "number" ? (names[whom] ?? "-") : NONE,
    ...(typeof which === "number" && { number: which + 1 }),
    ...(typeof which === "number" && isOfGoal && goalFacts(game, which)),
    ...(typeof event.other === "number" && { others: event.other + 1 }),
  };
}

/** Who reads: the own seat, null for somebody without one; left out if all that is told was told to the reader. */
type Reader = number | null | undefined;

/** Whether an event was told to somebody else alone: it is not about “you” then. */
const isOfOther = ({ to }: Told, reader: Reader): boolean =>
  reader !== undefined && typeof to === "number" && to !== reader;

/** What somebody else alone was told. */
function ofOther(game: string, event: Told, names: readonly string[]): string {
  const facts = fluentFacts(game, event, names);
  const what = facts.cards ?? facts.card ?? NONE;
  return t(`page-of-${String(event.event)}`, { ...facts, name: names[Number(event.to)] ?? "-", what });
}

/** Numbers of clauses are for those who ask why: a link beside the sentence leads there. */
const spared = (text: string): string =>
  text.replace(/ ?\([A-Z0-9]{2,5}-\d+[a-z]?(?:, [A-Z0-9]{2,5}-\d+[a-z]?)*\)/g, "");

function told(game: string, event: Told, names: readonly string[], reader?: Reader): string {
  if (isOfOther(event, reader)) return ofOther(game, event, names);
  const message = messageOf(game, event);
  const facts = fluentFacts(game, event, names);
  return spared(
    t(message, message.startsWith("table-") ? { ...facts, ...around(game, event, names) } : facts),
  );
}

/** An event as a sentence in runs, with seats by name. */
export const sentence = (game: string, event: Told, names: readonly string[], reader?: Reader): Run[] =>
  split(told(game, event, names, reader));

export const sentenceText = (game: string, event: Told, names: readonly string[]): string =>
  plain(told(game, event, names));

/** A reason: what a share, a reach or an account says, and how deep it lies. */
export interface Reason {
  runs: Run[];
  depth: number;
  part: Told;
}

/** The parts of an event that name their clause, a sentence each: who got what, and why. */
export function why(game: string, event: Told, names: readonly string[], depth = 0): Reason[] {
  return Object.entries(event).flatMap(([key, value]) =>
    isParts(value) ? value.flatMap((part) => whyPart(game, PARTS[key] ?? key, part, names, depth)) : [],
  );
}

function whyPart(game: string, kind: string, part: Told, names: readonly string[], depth: number): Reason[] {
  const inner = why(game, part, names, depth + 1);
  const message = own(game, kind);
  if (!has(message)) return inner;
  const facts = { ...fluentFacts(game, part, names), why: reasons(game, part).join("; ") || NONE };
  return [{ runs: split(spared(t(message, facts))), depth, part }, ...inner];
}

/** What the clauses say that a part names; its own role and luck may choose the words. */
function reasons(game: string, part: Told): string[] {
  const clauses = typeof part.clause === "string" ? [part.clause] : ((part.clauses ?? []) as string[]);
  const facts = { role: String(part.role ?? NONE), won: part.won === true ? "True" : "False" };
  return clauses.map((clause) => t(own(game, `why-${clause}`), facts));
}

/** What a table says to a wish that it does not fulfil. */
export interface Refused {
  words: string;
  clause?: string;
  reason?: string;
  facts?: Facts;
}

/** Why a table does not do what was asked, in the language spoken; in English from a newer server. */
export function refusedText(game: string, { words, clause, reason, facts = {} }: Refused): string {
  const message = clause ? own(game, `refused-${reason}`) : `table-refused-${reason}`;
  return has(message) ? t(message, { ...facts, ...optionsOf(facts) }) : words;
}

/** The options that do not go together, by their questions. */
function optionsOf({ game, options }: Facts): Facts {
  if (typeof options !== "string") return {};
  const asked = options.split(" ").map((option) => t(`option-${String(game)}-${option}`));
  return { options: asked.join(" · ") };
}

/** Why a move is refused. */
export const refusal = (game: string, reason: string): string => t(own(game, `refused-${reason}`));

/** A move in words a person reads; its `words` are what records write. */
export const moveText = (game: string, move: Told, names: readonly string[]): string =>
  plain(t(`move-${game}-${String(move.do)}`, moveFacts(game, move, names)));
