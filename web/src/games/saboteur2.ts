import { EXPANSION } from "../art/actions";
import type { GamePart } from "./part";

export const saboteur2: GamePart = {
  face: ["role-geologist", "role-boss", "role-profiteer"],
  like: "saboteur",
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
    break: ["break-pick", "break-lamp"],
    mend: ["mend-cart", "mend-pick+lamp"],
    rockfall: ["rockfall"],
    map: ["map"],
    ...Object.fromEntries(Object.keys(EXPANSION).map((word) => [word, [word]])),
  },
};
