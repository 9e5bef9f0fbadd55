/** Where cards go to and are taken from, as one word: `centre-1`, `mine-0-2`, `camp-orc`, `deck`. */

import type { Move } from "../../told";

export const DECK = "deck";
export const inCentre = (index: number): string => `centre-${index}`;
export const ofKing = (owner: number, index: number): string => `mine-${owner}-${index}`;
export const inCamp = (race: string): string => `camp-${race}`;

export function spotOf({ from, place, owner = 0, index }: Move): string | undefined {
  if (from !== undefined) return from === DECK ? DECK : inCamp(from);
  if (index === undefined) return undefined;
  return place === "centre" ? inCentre(index) : ofKing(owner, index);
}

/** The same way back: what a move there would say of it. */
export function factsAt(spot: string): Record<string, string | number> {
  const [kind = "", one = "", other] = spot.split("-");
  if (kind === DECK) return { from: DECK };
  if (kind === "camp") return { from: one };
  if (kind === "centre") return { place: kind, index: Number(one) };
  return { place: kind, owner: Number(one), index: Number(other) };
}
