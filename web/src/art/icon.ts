/** Small signs by name, each about 64 across around 0,0. */

import { at, box, circle, dice, path } from "./pen";
import { coin, crown, crystals, door, key, ladder, lantern, nugget, token, troll } from "./fittings";
import { fan, sack } from "./actions";
import { hat } from "./dwarfs";
import { heap } from "./rock";
import { isTool, tool } from "./tools";

const SIGNS: Record<string, () => string> = {
  nugget: () => at(0, 0, nugget(), 2.6),
  crystal: () => at(0, 4, crystals(), 1.35),
  key: () => at(0, 0, key(), 1.25, -35),
  troll: () => at(0, 0, troll(), 1.3),
  lantern: () => at(0, 0, lantern(), 2),
  ladder: () => at(0, 2, ladder("")),
  green: () => at(0, 0, token("green"), 1.8),
  blue: () => at(0, 0, token("blue"), 1.8),
  "door-green": () => at(0, 0, door("green"), 1.4),
  "door-blue": () => at(0, 0, door("blue"), 1.4),
  rockfall: () => heap(0, 0, 19, dice("fall")),
  theft: () => at(0, -2, sack()),
  trap: () =>
    box("night edge", -26, -30, 52, 60, 4) +
    path("line iron-line", "M-16 -30V30M0 -30V30M16 -30V30M-26 -14H26M-26 16H26", 5.5),
  cards: () => at(0, 2, fan("paper"), 1.35),
  crown: () => at(0, 2, crown()),
  coin: () => at(0, 0, coin(), 1.5),
  sandglass: () => path("pale edge", "M-20 -30H20Q20 -8 4 0Q20 8 20 30H-20Q-20 8 -4 0Q-20 -8 -20 -30Z"),
  hat: () => at(0, 12, hat("pointed"), 0.8),
  eye: () =>
    path("pale edge", "M-30 0Q0 -28 30 0Q0 28 -30 0Z") + circle("blue", 0, 0, 12) + circle("ink", 0, 0, 6),
};

export function icon(name: string): string {
  const [broken, rest = ""] = name.split(/-(.*)/s);
  if (isTool(name)) return tool(name);
  if (broken === "broken" && isTool(rest)) return brokenTool(rest);
  return SIGNS[name]?.() ?? "";
}

/** Crossed out as well, for the eye that cannot see the cracks. */
function brokenTool(name: "pick" | "lamp" | "cart"): string {
  const cross = "M14 14L30 30M30 14L14 30";
  return tool(name, true) + path("line shade", cross, 12) + path("line ruin-line", cross, 7);
}
