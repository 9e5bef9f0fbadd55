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

export function wordsAt(card: string, spot: string): string {
  const [kind, one = "", other] = spot.split("-");
  if (kind === DECK) return "take deck";
  if (kind === "camp") return `take ${one}`;
  if (!card) return "";
  const on = kind === "centre" ? `centre ${Number(one) + 1}` : `mine ${Number(other) + 1} of ${one}`;
  return `play ${card} on ${on}`;
}
