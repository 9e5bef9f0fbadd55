/** Moves that were not made, for the board to draw. */

import { goalPlaces, samePlace, type Place, type Target } from "../board/state";
import { placeOf } from "../board/targets";
import { spotOf } from "../games";
import type { Move } from "../told";
import type { ReviewStep } from "../wire";

export interface Drawn {
  targets: Target[];
  /** On a table that is no maze. */
  spots: string[];
  card: string;
  turned: boolean;
  place: Place | undefined;
}

/** A move as the board draws it before it is made; nothing if it has no place there. */
export function drawn(game: string, move: Move): Drawn | undefined {
  const place = placeOf(move, goalPlaces(game));
  const spot = spotOf(move);
  if (!place && !spot) return undefined;
  const turned = move.turned ?? false;
  const targets = place ? [move.turned === undefined ? place : { ...place, turns: [turned] }] : [];
  return { targets, spots: spot ? [spot] : [], card: move.card ?? "", turned, place };
}

/** The move that would have been better; nothing if the move made was the best. */
export function betterThan(step: ReviewStep | undefined): Move | undefined {
  const best = step?.judgement?.best;
  return best && best.words !== step.move.words ? best : undefined;
}

/** Whether both go to the same place: then the board from before has to be shown. */
export const isSamePlace = (game: string, one: Move, other: Move): boolean =>
  samePlace(placeOf(one, goalPlaces(game)), placeOf(other, goalPlaces(game)));
