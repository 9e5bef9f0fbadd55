/** Moments of a replay: where one is, what may be seen, and what lies open there. */

import type { Item, Own, Seen } from "../told";
import type { TableInfo } from "../wire";

type Moment = { story: readonly Item[] };

export type Viewpoint = number | "public" | "all";

/** A moment that exists: the nearest to the one asked for. */
export const within = (at: number, frames: readonly unknown[]): number =>
  Math.min(Math.max(Math.trunc(at) || 0, 0), Math.max(frames.length - 1, 0));

/** The moment of an address counts from 1, as a reader does; without one it is the end or the beginning. */
export function momentOf(fragment: URLSearchParams, frames: readonly unknown[]): number {
  const at = Number(fragment.get("at"));
  return at >= 1 ? within(at - 1, frames) : 0;
}

/** The round that an address asks for; 0 is the whole game. */
export function roundOf(fragment: URLSearchParams, rounds: number): number {
  const round = Number(fragment.get("round"));
  return Number.isInteger(round) && round >= 1 && round <= rounds ? round : 0;
}

/** From where one may look: until the game is over only from the own seat, or as everybody. */
export function viewpoints(table: Pick<TableInfo, "status" | "seats">, own: number | null): Viewpoint[] {
  const isOver = table.status === "over";
  const seats = table.seats.map((_, seat) => seat).filter((seat) => isOver || seat === own);
  return isOver ? ["all", ...seats, "public"] : [...seats, "public"];
}

export interface Drawer {
  seat: number;
  role: string;
  hand: string[];
}

/** The hands and roles that a viewpoint shows. */
export function drawersOf(view: Pick<Seen, "seat" | "private" | "privates">): Drawer[] {
  const opened = ({ role = "unknown", hand = [] }: Own, seat: number): Drawer => ({ seat, role, hand });
  if (view.privates) return view.privates.map(opened);
  return view.private && view.seat !== null ? [opened(view.private, view.seat)] : [];
}

/** What is told at a moment; that somebody draws goes without saying, unless it shows something. */
export const toldAt = (frame: Moment): readonly Item[] =>
  frame.story.filter((item) => item.event !== "committed" && (item.event !== "drew" || "mine" in item));

/** The moments at which something was dealt: rounds begin there. */
export const deals = (frames: readonly Moment[]): number[] =>
  frames.flatMap((frame, i) => (frame.story.some(({ event }) => event === "dealt") ? [i] : []));
