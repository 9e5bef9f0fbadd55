import { EXPANSION } from "../art/actions";
import type { GamePart } from "./part";
import { ACTIONS } from "./saboteur";

export const saboteur2: GamePart = {
  face: ["role-geologist", "role-boss", "role-profiteer"],
  pictures: {
    team: ["role-green", "role-blue"],
    saboteur: ["role-saboteur"],
    boss: ["role-boss"],
    profiteer: ["role-profiteer"],
    geologist: ["role-geologist"],
    goal: ["back-goal", "treasure"],
    tunnel: ["NESW", "NES/NE"],
    "dead-end": ["NES/-"],
    bridge: ["bridge-NESW/NS+EW", "curves-NESW/NE+SW"],
    ladder: ["ladder-ES"],
    door: ["door-green-EW", "door-blue-NS"],
    crystal: ["crystal-NESW"],
    ...ACTIONS,
    ...Object.fromEntries(Object.keys(EXPANSION).map((word) => [word, [word]])),
  },
};
