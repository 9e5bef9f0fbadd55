import type { GamePart } from "./part";

export const saboteur: GamePart = {
  face: ["role-digger", "treasure", "role-saboteur"],
  pictures: {
    digger: ["role-digger"],
    saboteur: ["role-saboteur"],
    goal: ["back-goal", "treasure"],
    tunnel: ["NESW", "NE"],
    "dead-end": ["NES/-"],
    break: ["break-pick", "break-lamp"],
    mend: ["mend-cart", "mend-pick+lamp"],
    rockfall: ["rockfall"],
    map: ["map"],
    gold: ["gold-1", "gold-3"],
  },
};
