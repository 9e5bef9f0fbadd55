// Written by `python -m dwarrow.wire.printed`; do not edit.

import type { KingsMineFacts } from "../wire";

export interface Printed {
  edges: string;
  groups: string[];
  kind?: "start" | "treasure" | "stone" | "goal";
  colour?: "green" | "blue";
  door?: string;
  troll?: string;
  gold?: number;
  goldSides?: string;
  ladder?: boolean;
  crystal?: boolean;
}

export interface Opening {
  starts: [string, number, number][];
  goals: [number, number][];
}

export const CARDS: Record<string, Printed> = {
  "NESW": {"edges": "NESW", "groups": ["NESW"]},
  "NES": {"edges": "NES", "groups": ["NES"]},
  "ESW": {"edges": "ESW", "groups": ["ESW"]},
  "NS": {"edges": "NS", "groups": ["NS"]},
  "EW": {"edges": "EW", "groups": ["EW"]},
  "NE": {"edges": "NE", "groups": ["NE"]},
  "NW": {"edges": "NW", "groups": ["NW"]},
  "NESW/-": {"edges": "NESW", "groups": []},
  "NES/-": {"edges": "NES", "groups": []},
  "ESW/-": {"edges": "ESW", "groups": []},
  "NS/-": {"edges": "NS", "groups": []},
  "EW/-": {"edges": "EW", "groups": []},
  "NE/-": {"edges": "NE", "groups": []},
  "NW/-": {"edges": "NW", "groups": []},
  "S/-": {"edges": "S", "groups": []},
  "W/-": {"edges": "W", "groups": []},
  "start": {"edges": "NESW", "groups": ["NESW"], "kind": "start"},
  "treasure": {"edges": "NESW", "groups": ["NESW"], "kind": "treasure"},
  "stone-NE": {"edges": "NE", "groups": ["NE"], "kind": "stone"},
  "stone-NW": {"edges": "NW", "groups": ["NW"], "kind": "stone"},
  "bridge-NESW/NS+EW": {"edges": "NESW", "groups": ["NS", "EW"]},
  "curves-NESW/NW+ES": {"edges": "NESW", "groups": ["NW", "ES"]},
  "curves-NESW/NE+SW": {"edges": "NESW", "groups": ["NE", "SW"]},
  "ladder-S": {"edges": "S", "groups": ["S"], "ladder": true},
  "ladder-E": {"edges": "E", "groups": ["E"], "ladder": true},
  "ladder-ES": {"edges": "ES", "groups": ["ES"], "ladder": true},
  "ladder-NE": {"edges": "NE", "groups": ["NE"], "ladder": true},
  "door-blue-NS": {"edges": "NS", "groups": ["NS"], "colour": "blue", "door": "M"},
  "door-blue-EW": {"edges": "EW", "groups": ["EW"], "colour": "blue", "door": "M"},
  "door-blue-NE": {"edges": "NE", "groups": ["NE"], "colour": "blue", "door": "M"},
  "door-green-NES/NS": {"edges": "NES", "groups": ["NS"], "colour": "green", "door": "M"},
  "door-green-EW": {"edges": "EW", "groups": ["EW"], "colour": "green", "door": "M"},
  "door-green-NW": {"edges": "NW", "groups": ["NW"], "colour": "green", "door": "M"},
  "crystal-NESW": {"edges": "NESW", "groups": ["NESW"], "crystal": true},
  "crystal-ESW": {"edges": "ESW", "groups": ["ESW"], "crystal": true},
  "crystal-NSW": {"edges": "NSW", "groups": ["NSW"], "crystal": true},
  "crystal-NESW/ESW": {"edges": "NESW", "groups": ["ESW"], "crystal": true},
  "crystal-NESW/NSW": {"edges": "NESW", "groups": ["NSW"], "crystal": true},
  "crystal-ESW/EW": {"edges": "ESW", "groups": ["EW"], "crystal": true},
  "crystal-S/-": {"edges": "S", "groups": [], "crystal": true},
  "crystal-E/-": {"edges": "E", "groups": [], "crystal": true},
  "NES/NE": {"edges": "NES", "groups": ["NE"]},
  "NESW/NS": {"edges": "NESW", "groups": ["NS"]},
  "NESW/EW": {"edges": "NESW", "groups": ["EW"]},
  "NES/NS": {"edges": "NES", "groups": ["NS"]},
  "NES/ES": {"edges": "NES", "groups": ["ES"]},
  "NESW/NS+EW": {"edges": "NESW", "groups": ["NS", "EW"]},
  "NESW/NS+EW.gold-1-NS": {"edges": "NESW", "groups": ["NS", "EW"], "gold": 1, "goldSides": "NS"},
  "NESW/NE+SW": {"edges": "NESW", "groups": ["NE", "SW"]},
  "NESW/NW+ES.gold-1-ES": {"edges": "NESW", "groups": ["NW", "ES"], "gold": 1, "goldSides": "ES"},
  "NESW.troll-W": {"edges": "NESW", "groups": ["NESW"], "troll": "W"},
  "NSW.troll-S": {"edges": "NSW", "groups": ["NSW"], "troll": "S"},
  "NEW.troll-E": {"edges": "NEW", "groups": ["NEW"], "troll": "E"},
  "NESW.door-S-blue": {"edges": "NESW", "groups": ["NESW"], "colour": "blue", "door": "S"},
  "NESW.door-W-green": {"edges": "NESW", "groups": ["NESW"], "colour": "green", "door": "W"},
  "NSW.door-N-blue": {"edges": "NSW", "groups": ["NSW"], "colour": "blue", "door": "N"},
  "NSW.door-S-green": {"edges": "NSW", "groups": ["NSW"], "colour": "green", "door": "S"},
  "NEW.door-E-blue": {"edges": "NEW", "groups": ["NEW"], "colour": "blue", "door": "E"},
  "NEW.door-N-green": {"edges": "NEW", "groups": ["NEW"], "colour": "green", "door": "N"},
  "NESW/NSW.gold-1-E": {"edges": "NESW", "groups": ["NSW"], "gold": 1, "goldSides": "E"},
  "NESW/NEW.gold-1-S": {"edges": "NESW", "groups": ["NEW"], "gold": 1, "goldSides": "S"},
  "ESW/EW.gold-1-S": {"edges": "ESW", "groups": ["EW"], "gold": 1, "goldSides": "S"},
  "NSW/NS": {"edges": "NSW", "groups": ["NS"]},
  "NEW/NE": {"edges": "NEW", "groups": ["NE"]},
  "NEW/NW": {"edges": "NEW", "groups": ["NW"]},
  "NSW/NW": {"edges": "NSW", "groups": ["NW"]},
  "NW.ladder-blue": {"edges": "NW", "groups": ["NW"], "colour": "blue", "ladder": true},
  "NE.ladder-green": {"edges": "NE", "groups": ["NE"], "colour": "green", "ladder": true},
  "start-green": {"edges": "NESW", "groups": ["NESW"], "kind": "start", "colour": "green"},
  "start-blue": {"edges": "NESW", "groups": ["NESW"], "kind": "start", "colour": "blue"},
  "goal-NESW": {"edges": "NESW", "groups": ["NESW"], "kind": "goal"},
  "goal-NESW/-": {"edges": "NESW", "groups": [], "kind": "goal"},
  "goal-NSW/-": {"edges": "NSW", "groups": [], "kind": "goal"},
  "goal-NEW/-": {"edges": "NEW", "groups": [], "kind": "goal"},
  "goal-NW.door-W-green.gold-1-N": {"edges": "NW", "groups": ["NW"], "kind": "goal", "colour": "green", "door": "W", "gold": 1, "goldSides": "N"},
  "goal-NW.gold-2-NW": {"edges": "NW", "groups": ["NW"], "kind": "goal", "gold": 2, "goldSides": "NW"},
  "goal-NE.door-E-blue.gold-1-N": {"edges": "NE", "groups": ["NE"], "kind": "goal", "colour": "blue", "door": "E", "gold": 1, "goldSides": "N"},
  "goal-NE.gold-2-NE": {"edges": "NE", "groups": ["NE"], "kind": "goal", "gold": 2, "goldSides": "NE"},
  "goal-NW/-.gold-1-W": {"edges": "NW", "groups": [], "kind": "goal", "gold": 1, "goldSides": "W"},
  "goal-NE/-.gold-3-N": {"edges": "NE", "groups": [], "kind": "goal", "gold": 3, "goldSides": "N"},
  "goal-NESW/NS.gold-1-NS": {"edges": "NESW", "groups": ["NS"], "kind": "goal", "gold": 1, "goldSides": "NS"},
  "goal-NESW/EW.gold-2-EW": {"edges": "NESW", "groups": ["EW"], "kind": "goal", "gold": 2, "goldSides": "EW"},
  "goal-NSW.door-W-blue.gold-1-NS": {"edges": "NSW", "groups": ["NSW"], "kind": "goal", "colour": "blue", "door": "W", "gold": 1, "goldSides": "NS"},
  "goal-NSW.door-S-green.gold-2-NW": {"edges": "NSW", "groups": ["NSW"], "kind": "goal", "colour": "green", "door": "S", "gold": 2, "goldSides": "NW"},
  "goal-NSW.door-N-blue.gold-3-SW": {"edges": "NSW", "groups": ["NSW"], "kind": "goal", "colour": "blue", "door": "N", "gold": 3, "goldSides": "SW"},
  "goal-NEW.door-E-green.gold-1-NW": {"edges": "NEW", "groups": ["NEW"], "kind": "goal", "colour": "green", "door": "E", "gold": 1, "goldSides": "NW"},
  "goal-NEW.door-N-blue.gold-2-EW": {"edges": "NEW", "groups": ["NEW"], "kind": "goal", "colour": "blue", "door": "N", "gold": 2, "goldSides": "EW"},
  "goal-NEW.door-N-green.gold-3-EW": {"edges": "NEW", "groups": ["NEW"], "kind": "goal", "colour": "green", "door": "N", "gold": 3, "goldSides": "EW"},
};

export const OPENINGS: Record<string, Opening> = {
  "saboteur": {"starts": [["start", 0, 0]], "goals": [[8, -2], [8, 0], [8, 2]]},
  "saboteur2": {"starts": [["start", 0, 0]], "goals": [[8, -2], [8, 0], [8, 2]]},
  "duel": {"starts": [["start-green", 0, -1], ["start-blue", 0, 1]], "goals": [[5, -2], [5, 0], [5, 2], [7, -1], [7, 1], [9, 0]]},
  "solo": {"starts": [["start-green", 0, 0]], "goals": [[8, -2], [8, 0], [8, 2], [10, -1], [10, 1], [12, 0]]},
};

export const MINES: Record<string, Omit<KingsMineFacts, "mine">> = {
  "M01": {"defence": 1, "size": 1, "overseer": false, "value": 1},
  "M02": {"defence": 1, "size": 2, "overseer": false, "value": 1},
  "M03": {"defence": 1, "size": 2, "overseer": true, "value": 2},
  "M04": {"defence": 1, "size": 3, "overseer": false, "value": 3},
  "M05": {"defence": 1, "size": 3, "overseer": true, "value": 3},
  "M06": {"defence": 1, "size": 4, "overseer": true, "value": 5},
  "M07": {"defence": 2, "size": 1, "overseer": false, "value": 2},
  "M08": {"defence": 2, "size": 1, "overseer": true, "value": 2},
  "M09": {"defence": 2, "size": 2, "overseer": false, "value": 3},
  "M10": {"defence": 2, "size": 2, "overseer": true, "value": 2},
  "M11": {"defence": 2, "size": 2, "overseer": true, "value": 4},
  "M12": {"defence": 2, "size": 3, "overseer": false, "value": 3},
  "M13": {"defence": 2, "size": 3, "overseer": true, "value": 4},
  "M14": {"defence": 2, "size": 4, "overseer": false, "value": 4},
  "M15": {"defence": 3, "size": 1, "overseer": false, "value": 3},
  "M16": {"defence": 3, "size": 1, "overseer": true, "value": 3},
  "M17": {"defence": 3, "size": 2, "overseer": false, "value": 4},
  "M18": {"defence": 3, "size": 3, "overseer": false, "value": 5},
  "M19": {"defence": 3, "size": 3, "overseer": true, "value": 5},
  "M20": {"defence": 3, "size": 4, "overseer": true, "value": 6},
};

export const NEEDED: Record<string, number> = {
  "M01": 1,
  "M02": 2,
  "M03": 3,
  "M04": 3,
  "M05": 4,
  "M06": 5,
  "M07": 1,
  "M08": 2,
  "M09": 2,
  "M10": 3,
  "M11": 3,
  "M12": 3,
  "M13": 4,
  "M14": 4,
  "M15": 1,
  "M16": 2,
  "M17": 2,
  "M18": 3,
  "M19": 4,
  "M20": 5,
};

export const RACES = ["dwarf", "orc", "goblin", "giant"] as const;
