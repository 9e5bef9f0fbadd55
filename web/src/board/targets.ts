/** Looking up where a chosen card may go. The list comes from outside; here is no rule. */

import type { Move } from "../told";
import { samePlace, type Place, type Target } from "./state";

export function targetAt(targets: readonly Target[], place: Place | undefined): Target | undefined {
  return targets.find((target) => samePlace(target, place));
}

/** Which way round a card goes there: as wished if it may, else as it must; upright if no matter. */
export function turnAt(target: Target, wished: boolean): boolean {
  const turns = target.turns ?? [];
  return turns.length === 0 || turns.includes(wished) ? wished && turns.length > 0 : turns[0]!;
}

/** The targets of a card among legal moves: `lay` with both turns gathered, rockfall, map, key… */
export function targetsOf(moves: readonly Move[], card: string, goals: readonly Place[] = []): Target[] {
  const found: Target[] = [];
  for (const move of moves) {
    const place = move.card === card ? placeOf(move, goals) : undefined;
    if (!place) continue;
    const known = targetAt(found, place);
    if (known) known.turns?.push(move.turned ?? false);
    else found.push(move.turned === undefined ? place : { ...place, turns: [move.turned] });
  }
  return found;
}

/** The place a move names: by its coordinates, or by the number of a goal. */
export function placeOf(move: Move, goals: readonly Place[]): Place | undefined {
  if (move.x !== undefined && move.y !== undefined) return { x: move.x, y: move.y };
  const goal = move.goal === undefined ? undefined : goals[move.goal];
  return goal && { x: goal.x, y: goal.y };
}
