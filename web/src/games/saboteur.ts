import type { GamePart } from "./part";

/** The action cards of every game that digs with these tools. */
export const ACTIONS = {
  break: ["break-pick", "break-lamp"],
  mend: ["mend-cart", "mend-pick+lamp"],
  rockfall: ["rockfall"],
  map: ["map"],
};

export const saboteur: GamePart = {
  face: ["role-digger", "treasure", "role-saboteur"],
  pictures: {
    digger: ["role-digger"],
    saboteur: ["role-saboteur"],
    goal: ["back-goal", "treasure"],
    tunnel: ["NESW", "NE"],
    "dead-end": ["NES/-"],
    ...ACTIONS,
    gold: ["gold-1", "gold-3"],
  },
};
