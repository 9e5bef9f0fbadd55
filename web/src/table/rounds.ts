/** The end of a round, gathered from the story: how it ended, what was shared, and why. */

import type { Place } from "../board/state";
import type { Item, Seen } from "../told";
import type { Claimed } from "./talking";

export interface RoundEnd {
  ended: Item;
  settled: Item | undefined;
  /** What was told from the end on until the next deal. */
  told: Item[];
}

/** The last round that ended; undefined if none did. */
export function lastRound(story: readonly Item[]): RoundEnd | undefined {
  const at = story.findLastIndex(({ event }) => event === "round-ended");
  const ended = story[at];
  if (!ended) return undefined;
  const rest = story.slice(at + 1);
  const next = rest.findIndex(({ event }) => event === "committed" || event === "dealt");
  const told = next < 0 ? rest : rest.slice(0, next);
  return { ended, settled: told.find(({ event }) => event === "settled"), told };
}

/** Who won the round, as the end of a message's name: sides, or nobody in particular. */
export function sideOf({ ended }: RoundEnd): string {
  if (ended.winner !== undefined) return ended.winner === "digger" ? "diggers" : "saboteurs";
  if (!("completed_by" in ended)) return "round";
  return ended.completed_by === null ? "saboteurs" : "diggers";
}

/** The seats in the order their roles are turned: those who fooled everybody in this round last. */
export function turningOrder(roles: readonly string[], claims: readonly Claimed[]): number[] {
  const suspicions = (seat: number) =>
    claims.filter(({ about, which, says }) => about === "seat" && which === seat && says === "suspect")
      .length;
  const rank = (seat: number) => (roles[seat] === "saboteur" ? 100 - suspicions(seat) : -suspicions(seat));
  return roles.map((_, seat) => seat).sort((one, other) => rank(one) - rank(other) || one - other);
}

/** What each seat got in this round, as far as it is told. */
export function gainsOf({ settled }: RoundEnd): Record<number, number> {
  return Object.fromEntries((settled?.shares ?? []).map(({ seat, nuggets }) => [seat, nuggets ?? 0]));
}

/** Who won: whoever got something, or else the side that did, while the gold is still to be shared. */
export function winnersOf(round: RoundEnd, roles: readonly string[]): number[] {
  const gains = gainsOf(round);
  const side = sideOf(round);
  const isWinner = (role: string, seat: number) =>
    round.settled ? (gains[seat] ?? 0) > 0 : (role === "saboteur") === (side === "saboteurs");
  return roles.flatMap((role, seat) => (isWinner(role, seat) ? [seat] : []));
}

export interface Richest {
  /** Who won the most nuggets; several if it was as much. */
  seats: number[];
  most: number;
  least: number;
}

/** Where no side wins a round: who won the most gold in it, once that is told. */
export function richestOf(round: RoundEnd): Richest | undefined {
  const gains = gainsOf(round);
  const nuggets = Object.values(gains);
  if (sideOf(round) !== "round" || !nuggets.length) return undefined;
  const most = Math.max(...nuggets);
  const seats = Object.keys(gains).map(Number).filter((seat) => gains[seat] === most); // prettier-ignore
  return { seats, most, least: Math.min(...nuggets) };
}

/** The board before the treasure was turned up. */
export function beforeTreasure<T extends Pick<Seen, "public" | "goals">>(view: T): T {
  const { maze = [], goals = [] } = view.public;
  const open = {
    ...view.public,
    maze: maze.filter(({ card }) => card !== "treasure"),
    goals: goals.map((goal) => (goal === "treasure" ? null : goal)),
  };
  return { ...view, public: open, goals: undefined };
}

/** The routes by which teams reached the treasure, as Saboteur 2 tells them. */
export function routesOf(settled: Item | undefined): Place[] {
  return (settled?.reaches ?? []).flatMap(({ route }) => placesIn(route));
}

export const placesIn = (way: readonly number[][] = []): Place[] => way.map(([x = 0, y = 0]) => ({ x, y }));
