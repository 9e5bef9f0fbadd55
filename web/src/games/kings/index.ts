import { MINES, RACES } from "../../art/printed";
import type { GamePart } from "../part";
import { drawn } from "./art";
import { factsAt, spotOf } from "./spots";

export const kings: GamePart = {
  face: ["king-orc", "king-dwarf", "king-giant"],
  pictures: {
    king: ["king-dwarf"],
    sides: ["orc-5/M14", "M14"],
    troop: ["goblin-4", "giant-7"],
    centre: ["M12"],
    own: ["M09"],
    overseer: ["M06"],
    camp: ["giant-9", "dwarf-2"],
  },
  drawn,
  decks: [
    ["Kings", RACES.map((race) => `king-${race}`)],
    ["Troops", RACES.flatMap((race, i) => [`${race}-${i}`, `${race}-${i + 4}`, `${race}-9/M07`])],
    ["Mines", Object.keys(MINES)],
  ],
  spotOf,
  factsAt,
};
