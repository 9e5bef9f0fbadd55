/** What is laid over a maze and what happens on it, for whoever draws one. */

import type { Labels } from "./labels";
import type { Origin } from "./motion";
import type { Laid, Place, PlacePins, Target } from "./state";

export interface OnMaze {
  targets?: Target[];
  /** The chosen card and which way round it is held; it shows itself on the targets. */
  card?: string;
  turned?: boolean;
  /** A place where the chosen card is shown until it is confirmed. */
  preview?: Place | undefined;
  /** Cards that light up: a winning tunnel, the last card laid. */
  lit?: Place[];
  labels?: Labels;
  /** A place was chosen by click, touch or key; `target` is missing if it is none of the targets. */
  onchoose?: (place: Place, target: Target | undefined, turned: boolean) => void;
  /** The key R asks to turn the chosen card. */
  onturn?: () => void;
  /** A card on its way to the table: it lies where it was dropped until the table has answered. */
  laying?: Laid | undefined;
  /** The place that stays in view, however close one looks. */
  advised?: Place | undefined;
  /** What is claimed of goals, drawn as large however far one looks. */
  pins?: PlacePins[];
  /** Where on the screen a new card comes from; `here` if it lay there already. */
  origin?: (laid: Laid) => Origin;
  /** Nothing will be dug any more: no room is kept for it. */
  isDug?: boolean;
}
