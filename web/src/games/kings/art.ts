/** Kings Under Mountains: the kings and troops of the four races, and the mines. */

import { at, both, box, circle, letter, path } from "../../art/pen";
import { hall } from "../../art/dwarfs";
import { coin, crown } from "../../art/fittings";
import { letters } from "../../art/letters.svelte";
import { MINES, RACES } from "../../art/printed";
import { head, horned, type Race } from "./races";
import { tool } from "../../art/tools";

/** The race's sign: an outline of its own, 40 across, that bears a number or letter. */
function plate(race: Race): string {
  const outlines: Record<Race, string> = {
    dwarf: "M-19 -18H19V3Q17 15 0 22Q-17 15 -19 3Z",
    orc: "M-21 -12L-12 -14L-9 -21L0 -16L9 -21L12 -14L21 -12L18 0L21 12L10 15L0 21L-10 15L-21 12L-18 0Z",
    goblin: "M0 -24L22 0L0 24L-22 0Z",
    giant: "M0 -21A21 21 0 0 1 0 21A21 21 0 0 1 0 -21Z",
  };
  return (
    path("shade", outlines[race]) +
    at(0, 0, path(`sign-${race}`, outlines[race]), 0.9) +
    at(0, 0, path("line sign-rim", outlines[race], 2), 0.74)
  );
}

const CROWN_AT: Record<Race, number> = { dwarf: 30, orc: 36, goblin: 36, giant: 30 };

function king(race: Race): string {
  const mantle = both(
    path("ermine edge", "M-2 142Q0 112 26 108L40 142Z") +
      path("ink", "M12 124L14 130L10 130ZM24 118L26 124L22 124ZM22 134L24 140L20 140Z"),
  );
  return (
    hall("royal") +
    path("hall-light", "M0 0H100V140H0Z") +
    head(race) +
    (race === "giant" ? "" : mantle) +
    at(50, CROWN_AT[race], crown(), race === "giant" ? 1.06 : 0.95) +
    at(82, 122, plate(race), 0.74) +
    letter("pale-letter", 82, 122, 19, letters[race])
  );
}

/** An axe on its long shaft, its foot at 0,0. */
function axe(): string {
  return (
    path("wood edge", "M-2.5 0H2.5V-96H-2.5Z") +
    path("iron edge", "M2 -92Q20 -98 24 -84Q22 -68 4 -72L2 -78Z") +
    path("iron-hi", "M12 -92Q22 -93 23 -84Q22 -74 12 -72Q17 -82 12 -92Z")
  );
}

/** A spear, its foot at 0,0. */
function spear(): string {
  return (
    path("wood edge", "M-2 0H2V-108H-2Z") +
    path("iron edge", "M0 -128L6 -112L2 -104H-2L-6 -112Z") +
    path("iron-hi", "M0 -126L-4.5 -112L-1 -106Z")
  );
}

/** The stronger a troop, the taller it stands and the more arms it brings. */
function warrior(race: Race, strength: number): string {
  const tall = 0.68 + 0.019 * strength;
  const helm = race === "dwarf" ? horned() : "";
  const arms =
    (strength > 3 ? at(88, 144, spear(), 0.92, 2) : "") +
    (strength > 6 ? at(44, 146, `<g transform="scale(-1 1)">${axe()}</g>`, 0.9, -14) : "");
  return arms + at(100 * (1 - tall), 140 * (1 - tall), head(race) + helm, tall);
}

/** A troop: its race and strength; `behind` is the word of its other side, if that is shown too. */
function troop(race: Race, strength: number, behind = ""): string {
  return (
    box(`field-${race}`, 0, 0, 100, 140) +
    path("hall-light", "M0 0H100V140H0Z") +
    warrior(race, strength) +
    at(25, 28, plate(race), 1.12) +
    letter("pale-letter", 25, 27.5, 37, strength) +
    letter("pale-letter faint", 86, 16, 17, letters[race]) +
    back(behind)
  );
}

function mountain(seed: number): string {
  const lean = (seed % 5) * 4 - 8;
  return (
    box("sky", 0, 0, 100, 140) +
    circle("moon", 30 + (seed % 4) * 13, 40, 9) +
    path("peak-far", `M-4 92L${20 + lean} 44L${36 + lean} 64L${64 - lean} 34L104 96V140H-4Z`) +
    path(
      "snow",
      `M${64 - lean} 34L${55 - lean} 48L${61 - lean} 46L${65 - lean} 52L${70 - lean} 46L${75 - lean} 51Z`,
    ) +
    path("peak", `M-4 104L${30 - lean} 62L50 54L${74 + lean} 66L104 100V140H-4Z`) +
    path("peak-hi", `M-4 104L${30 - lean} 62L50 54L40 80L24 92Z`)
  );
}

function mouth(): string {
  return (
    circle("lamp-glow", 50, 94, 38) +
    path("night edge", "M30 116V84Q50 66 70 84V116Z") +
    path("flame-dim", "M37 116V94Q50 78 63 94V116Z") +
    path("flame", "M43 116V102Q50 92 57 102V116Z") +
    circle("flame-hi", 50, 109, 4.5) +
    path("wood edge", "M24 76L50 66L76 76V84L50 75L24 84ZM27 84L35 81V117H27ZM65 81L73 84V117H65Z") +
    path("wood-hi", "M25 77.5L50 68L75 77.5L74 79L50 70.5L26 79ZM28.5 85L30.5 84.2V116H28.5Z") +
    path("line rail", "M45 117L38 140M55 117L62 140", 2.2)
  );
}

/** Stakes beside the mouth, more where the defence is stronger. */
function stakes(defence: number): string {
  const row = Array.from({ length: defence + 1 }, (_, i) =>
    path(
      "wood-lo edge",
      `M${20 - 8 * i} 118V${96 + 2 * i}L${16.5 - 8 * i} ${90 + 2 * i}L${13 - 8 * i} ${96 + 2 * i}V118Z`,
    ),
  );
  return both(row.join(""));
}

/** An eye on a square: the sign of the overseer. */
function overseer(): string {
  return (
    box("shade", -13, -11, 26, 22, 4) +
    box("ruin", -11, -9, 22, 18, 3) +
    path("pale", "M-9 0Q0 -9 9 0Q0 9 -9 0Z") +
    circle("ink", 0, 0, 3.4)
  );
}

const shield = (defence: number): string =>
  path("shade", "M-19 -19H19V4Q17 16 0 23Q-17 16 -19 4Z") +
  path("iron", "M-16.5 -16.5H16.5V3.5Q15 14 0 20Q-15 14 -16.5 3.5Z") +
  letter("dark-letter", 0, 0, 27, defence);

const worth = (value: number): string => coin() + letter("dark-letter", 0, 0, 27, value);

/** A pick for each miner and an eye for the overseer, in a row around 50. */
function crew(size: number, eye: boolean, y: number, step: number, scale: number): string {
  const x = (nth: number): number => 50 + (nth - (size + Number(eye) - 1) / 2) * step;
  const pick = circle("shade", 0, 0, 10.5) + circle("paper", 0, 0, 9) + at(0, 0, tool("pick"), 0.26);
  const picks = Array.from({ length: size }, (_, nth) => at(x(nth), y, pick, scale));
  return picks.join("") + (eye ? at(x(size), y, overseer(), 0.84 * scale) : "");
}

/** A mine: shield for defence, gold for value, a pick for each miner, an eye for the overseer. */
function mine(word: string): string | undefined {
  const facts = MINES[word];
  if (!facts) return undefined;
  const { defence, size, overseer: eye, value } = facts;
  return (
    mountain(Number(word.slice(1))) +
    stakes(defence) +
    mouth() +
    path("under", "M0 110H100V140H0Z") +
    crew(size, eye, 125, size + Number(eye) > 4 ? 19 : 21, 1) +
    at(22, 23, shield(defence)) +
    at(78, 22, worth(value))
  );
}

/** What is on the other side of a troop, by the same signs, along its lower edge. */
function back(word: string): string {
  const facts = MINES[word];
  if (!facts) return "";
  const { defence, size, overseer: eye, value } = facts;
  return (
    box("shade", 2, 115, 96, 23, 5) +
    at(13, 126, shield(defence), 0.48) +
    crew(size, eye, 126.5, 12, 0.6) +
    at(87, 126.5, worth(value), 0.5)
  );
}

const isRace = (word: string): word is Race => (RACES as readonly string[]).includes(word);

/** A king, a troop or a mine by its word. */
export function drawn(word: string): string | undefined {
  const [front = "", behind] = word.split("/");
  const [kind = "", rest = ""] = front.split("-");
  if (kind === "king" && isRace(rest)) return king(rest);
  return isRace(kind) ? troop(kind, Number(rest), behind) : mine(word);
}
