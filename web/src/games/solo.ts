import { duel } from "./duel";
import type { GamePart } from "./part";

/** The Duel played alone. */
export const solo: GamePart = {
  face: ["start-green", "NESW.troll-W", "goal-NE/-.gold-3-N"],
  pictures: duel.pictures,
};
