/** Legal moves by what they need: cards of the hand, then a place, a spot, a seat, or nothing more.
 *
 * Everything here reads the facts of moves alone, so a new game's moves are playable as they come.
 */

import { placeOf } from "../board/targets";
import { samePlace, type Place, type Target } from "../board/state";
import { spotOf } from "../games";
import type { Move } from "../told";

/** Deeds that put cards away instead of playing them. */
const DISCARDS = ["pass", "shed", "throw"];

export const isDiscard = (move: Move): boolean => DISCARDS.includes(move.do);

/** The cards of the hand that a move uses. */
export function cardsOf(move: Move): string[] {
  if (move.cards) return move.cards;
  return [move.card, move.other].filter((card): card is string => card !== undefined);
}

const sorted = (words: readonly string[]): string => [...words].sort().join(" ");

/** The moves that use exactly these cards; with none chosen, those that need no card. */
export function using(moves: readonly Move[], cards: readonly string[]): Move[] {
  const wanted = sorted(cards);
  return moves.filter((move) => sorted(cardsOf(move)) === wanted);
}

/** How many cards a single move may use at most. */
export const mostCards = (moves: readonly Move[]): number =>
  Math.max(0, ...moves.map((move) => cardsOf(move).length));

/** The cards that some move plays, not only puts away. */
export function playable(moves: readonly Move[]): Set<string> {
  return new Set(moves.filter((move) => !isDiscard(move)).flatMap(cardsOf));
}

/** Moves by what is chosen next. */
export interface Ways {
  places: Move[];
  seats: Move[];
  spots: Move[];
  rest: Move[];
}

export function waysOf(moves: readonly Move[], goals: readonly Place[]): Ways {
  const ways: Ways = { places: [], seats: [], spots: [], rest: [] };
  for (const move of moves) ways[wayOf(move, goals)].push(move);
  return ways;
}

function wayOf(move: Move, goals: readonly Place[]): keyof Ways {
  if (spotOf(move) !== undefined) return "spots";
  if (placeOf(move, goals)) return "places";
  return move.target === undefined ? "rest" : "seats";
}

/** Where on the board these moves go, with both ways round gathered. */
export function placesOf(moves: readonly Move[], goals: readonly Place[]): Target[] {
  const found: Target[] = [];
  for (const move of moves) {
    const place = placeOf(move, goals)!;
    const known = found.find((target) => samePlace(target, place));
    if (!known) found.push(move.turned === undefined ? place : { ...place, turns: [move.turned] });
    else if (move.turned !== undefined && !known.turns?.includes(move.turned))
      (known.turns ??= []).push(move.turned);
  }
  return found;
}

/** The moves at a place: of those that differ only in the turn, the one wished for. */
export function movesAt(
  moves: readonly Move[],
  place: Place,
  goals: readonly Place[],
  turned: boolean,
): Move[] {
  const here = moves.filter((move) => samePlace(placeOf(move, goals), place));
  const asWished = here.filter((move) => (move.turned ?? turned) === turned);
  return asWished.length ? asWished : here;
}

/** Whether a card can be put away and nothing else be done: no card glows then. */
export const onlyPutsAway = (moves: readonly Move[]): boolean =>
  moves.length > 0 && moves.every((move) => move.do === "pass" && cardsOf(move).length > 0);

/** What a person has to decide now, as the end of a message's name. */
export function question(moves: readonly Move[]): string {
  const free = moves.filter((move) => cardsOf(move).length === 0);
  const first = free[0];
  if (!first || moves.some((move) => cardsOf(move).length > 0 && !isDiscard(move))) return "card";
  if (moves.some((move) => cardsOf(move).length > 0)) return "card";
  return first.do;
}
