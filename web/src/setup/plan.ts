/** What a host wishes for a table, and the request it becomes. */

import { usualBot } from "../start/bots";
import type { GameInfo, Open, Settings, TableInfo } from "../wire";

export const OPEN = "open";

export interface Plan {
  edition: string;
  /** Answers that differ from the edition's. */
  options: Record<string, string>;
  /** Who sits where: `open` for a person, or a bot's name. The host, if playing, takes the first open seat. */
  places: string[];
  isPlaying: boolean;
  name: string;
  clock: string;
  visibility: "link" | "listed";
  takeover: "grace" | "never" | "vote";
  grace: number;
  /** The address of a chat service that is told of turns; empty tells nobody. */
  webhook: string;
}

/** As recommended: open seats for friends, no clock. */
export function freshPlan(game: GameInfo, name: string): Plan {
  return {
    edition: Object.keys(game.editions)[0] ?? "",
    options: {},
    places: Array.from({ length: game.usual }, () => OPEN),
    isPlaying: true,
    name,
    clock: "none",
    visibility: "link",
    takeover: "grace",
    grace: 60,
    webhook: "",
  };
}

/** What is agreed at a table already, to change it. */
export function planOf(game: GameInfo, { settings, seats, host }: TableInfo): Plan {
  const { edition, options, clock, visibility, takeover, grace } = settings;
  const fresh = freshPlan(game, "");
  return {
    ...fresh,
    edition: edition || fresh.edition,
    options: { ...options },
    places: seats.map(({ kind, bot }) => (kind === "bot" ? bot : OPEN)),
    isPlaying: host !== null,
    clock: clock && clock.kind !== "none" ? `${clock.kind}-${clock.limit}` : "none",
    visibility: visibility ?? fresh.visibility,
    takeover: takeover ?? fresh.takeover,
    grace: grace ?? fresh.grace,
  };
}

export function answers(game: GameInfo, plan: Pick<Plan, "edition" | "options">): Record<string, string> {
  return { ...game.editions[plan.edition], ...plan.options };
}

/** The options with one of them answered; an answer that the edition gives anyway is not kept. */
export function answered(game: GameInfo, plan: Plan, option: string, value: string): Record<string, string> {
  const { [option]: _, ...others } = plan.options;
  return game.editions[plan.edition]?.[option] === value ? others : { ...others, [option]: value };
}

/** As many seats as wished; those who sit stay. */
export function resized(places: readonly string[], seats: number): string[] {
  return Array.from({ length: seats }, (_, i) => places[i] ?? OPEN);
}

/** Bots wherever nobody is awaited; the host keeps a seat. */
export function filled(game: GameInfo, plan: Plan): string[] {
  const kept = plan.isPlaying ? plan.places.indexOf(OPEN) : -1;
  return plan.places.map((place, i) => (place === OPEN && i !== kept ? usualBot(game.bots) : place));
}

/** What an edition answers differently from the recommended one. */
export function differences(
  game: GameInfo,
  edition: string,
  other = Object.keys(game.editions)[0] ?? "",
): string[] {
  const [one, two] = [game.editions[edition] ?? {}, game.editions[other] ?? {}];
  return Object.keys(one).filter((option) => one[option] !== two[option]);
}

/** The questions that groups answer most differently; the others are for those who look for them. */
const FIRST = [
  "rounds",
  "placement",
  "known_saboteurs",
  "saboteurs_meet",
  "maps",
  "gold_set",
  "gold_secret",
  "solo_colour",
  "pairing",
  "troll_debt",
];

export function groups(game: GameInfo): { first: string[]; others: string[] } {
  const all = Object.keys(game.options).filter((option) => (game.options[option]?.values.length ?? 0) > 1);
  return {
    first: FIRST.filter((option) => all.includes(option)),
    others: all.filter((option) => !FIRST.includes(option)),
  };
}

/** `seconds-60`, `days-2` or `none`. */
export const CLOCKS = [
  "none",
  "seconds-30",
  "seconds-60",
  "seconds-120",
  "seconds-300",
  "days-1",
  "days-3",
  "days-7",
];
export const GRACES = [20, 60, 180, 600];

/** What is offered, with what a table has already. */
export const choices = <T>(offered: readonly T[], now: T): T[] =>
  offered.includes(now) ? [...offered] : [...offered, now];

function clockOf(text: string): NonNullable<Settings["clock"]> {
  const [kind, limit] = text.split("-");
  return { kind: kind as "none" | "seconds" | "days", limit: Number(limit ?? 0) };
}

export function settingsOf(game: GameInfo, plan: Plan): Settings {
  const { edition, options, visibility, takeover, grace } = plan;
  return {
    game: game.game,
    edition,
    options,
    seats: plan.places.length,
    clock: clockOf(plan.clock),
    visibility,
    takeover,
    grace,
  };
}

export function wishOf(game: GameInfo, plan: Plan): Open {
  const bots = Object.fromEntries(
    plan.places.flatMap((place, i) => (place === OPEN ? [] : [[String(i), place]])),
  );
  const webhook = plan.webhook.trim();
  return { settings: settingsOf(game, plan), bots, webhook, ...(plan.isPlaying && { name: plan.name }) };
}

/** Whether nobody else has to come before the game can begin. */
export function isComplete(plan: Plan): boolean {
  return plan.places.filter((place) => place === OPEN).length === (plan.isPlaying ? 1 : 0);
}

/** Whether a server would call this address. */
const isAddress = (text: string): boolean => URL.canParse(text) && new URL(text).protocol === "https:";

/** The message that says what keeps the table from being opened, or nothing. */
export function obstacle({ isPlaying, places, webhook }: Plan): string {
  if (isPlaying && !places.includes(OPEN)) return "page-setup-no-seat";
  return webhook.trim() && !isAddress(webhook.trim()) ? "page-setup-hook-unfit" : "";
}
