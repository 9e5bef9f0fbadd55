import type { GamePart } from "./part";

export const duel: GamePart = {
  face: ["role-green", "goal-NEW.door-N-green.gold-3-EW", "role-blue"],
  pictures: {
    start: ["start-green", "start-blue"],
    goal: ["back-goal", "goal-NW.gold-2-NW"],
    tunnel: ["NSW/NS", "NE"],
    gold: ["NESW/NSW.gold-1-E"],
    bridge: ["NESW/NS+EW", "NESW/NE+SW"],
    ladder: ["NE.ladder-green", "NW.ladder-blue"],
    door: ["NESW.door-S-blue", "NESW.door-W-green"],
    key: ["key"],
    troll: ["NESW.troll-W"],
    break: ["break-pick", "break-cart"],
    mend: ["mend-lamp", "mend-pick+cart"],
    rockfall: ["rockfall"],
    map: ["map"],
  },
};
