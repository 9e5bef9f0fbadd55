/** Dwarfs: one face, many hats. The roles of Saboteur and Saboteur 2, and the two of the Duel. */

import { at, both, box, circle, letter, oval, path } from "./pen";
import { crystals, emblem, nugget, token } from "./fittings";
import { tool } from "./tools";

export interface Dwarf {
  /** Classes of the hair are `hair-NAME` and `hair-NAME-hi`. */
  hair: string;
  coat: string;
  hat: () => string;
  eyes?: () => string;
  brows?: string;
  /** What the dwarf holds, in front of everything. */
  holds?: () => string;
}

export function hall(kind = "hall"): string {
  return (
    box(kind, 0, 0, 100, 140) +
    path("line arch", "M8 140V66A42 44 0 0 1 92 66V140", 7) +
    path("line arch-gaps", "M8 140V66A42 44 0 0 1 92 66V140", 7)
  );
}

export function openEyes(): string {
  return both(
    oval("pale edge", 39.5, 61, 5.4, 6) + circle("ink", 40.6, 62, 3.1) + circle("pale", 41.6, 60.6, 1.1),
  );
}

const KIND_BROWS = "M28 53Q37 45 46 51.5L45 56Q37 51 30.5 57Z";
const GRIM_BROWS = "M28 47Q38 49 47 57L44.5 60.5Q36 54 29 53.5Z";

/** The face and beard without a hat. */
export function face(dwarf: Dwarf): string {
  const { hair, coat } = dwarf;
  return (
    path(`${coat} edge`, "M2 142Q3 108 30 100H70Q97 108 98 142Z") +
    path("line coat-line", "M50 126V140M30 101Q22 116 24 140M70 101Q78 116 76 140", 2) +
    path(`hair-${hair} edge`, "M20 60C8 92 25 116 38 124L44 120L50 133L56 120L62 124C75 116 92 92 80 60Z") +
    path(
      `line strand-${hair}`,
      "M27 84Q30 104 40 116M73 84Q70 104 60 116M40 92Q42 108 46 116M60 92Q58 108 54 116M50 94V120",
      2,
    ) +
    both(circle("skin edge", 22.5, 63, 6.2) + circle("skin-lo", 22.5, 63.5, 2.8)) +
    path("skin edge", "M25 46Q20 86 50 88Q80 86 75 46Q50 30 25 46Z") +
    path("skin-lo", "M26 46Q50 34 74 46L74.6 52Q50 42 25.4 52Z") +
    both(oval("blush", 33, 74, 6, 4.4)) +
    (dwarf.eyes ?? openEyes)() +
    both(path(`hair-${hair} edge`, dwarf.brows ?? KIND_BROWS)) +
    path(`hair-${hair}-hi edge`, "M50 80Q35 71 17 88Q33 100 50 88Q67 100 83 88Q65 71 50 80Z") +
    path(`line strand-${hair}`, "M46 83Q35 80 26 88M54 83Q65 80 74 88", 1.5) +
    oval("nose edge", 50, 72.5, 10.4, 8.8) +
    oval("skin-hi", 47, 69.5, 3.6, 2.4)
  );
}

export function portrait(dwarf: Dwarf): string {
  return face(dwarf) + dwarf.hat() + (dwarf.holds?.() ?? "");
}

// ---- hats

const helmet = () =>
  circle("lamp-glow", 50, 28, 40) +
  path("iron edge", "M17 53C14 8 86 8 83 53Q66 42 50 42Q34 42 17 53Z") +
  path("iron-hi", "M25 44Q25 21 44 17Q33 26 33 40Z") +
  path("iron-lo edge", "M14 54Q50 30 86 54L85 60.5Q50 39 15 60.5Z") +
  circle("shade", 50, 29, 12) +
  circle("brass", 50, 29, 10.4) +
  circle("flame", 50, 29, 8) +
  circle("flame-hi", 49, 28, 4.6);

const hood = () =>
  path(
    "hood edge",
    "M5 112C4 60 22 18 66 3C62 12 88 40 95 112Q88 88 79 62Q70 41 50 41Q30 41 21 62Q12 88 5 112Z",
  ) +
  path("hood-hi", "M14 84C18 48 34 22 58 10C42 26 26 44 22 58Q17 72 14 84Z") +
  path("line coat-line", "M62 12Q60 22 66 30M78 50Q84 66 88 84", 2);

/** Green wears a pointed hat, blue a square one; both bear their letter. */
const pointed = () =>
  path("green edge", "M15 55Q33 34 44 1Q70 18 85 55Q66 43 50 43Q34 43 15 55Z") +
  path("green-hi", "M26 45Q38 28 45 7Q42 28 36 42Z") +
  path("pale edge", "M13 56Q50 31 87 56L86 63Q50 41 14 63Z") +
  at(51, 31, emblem("green"), 0.92);

const square = () =>
  path("blue edge", "M18 54L21 14Q50 4 79 14L82 54Q66 43 50 43Q34 43 18 54Z") +
  path("blue-hi", "M24 48L27 17Q33 14 39 13L34 43Z") +
  path("pale edge", "M13 56Q50 31 87 56L86 63Q50 41 14 63Z") +
  at(50, 28, emblem("blue"), 0.98);

const bowler = () =>
  path("coat-black edge", "M22 48C18 4 82 4 78 48Z") +
  path("coat-black-hi", "M28 42C27 22 36 15 46 13C38 20 36 30 36 41Z") +
  path("green", "M21 48Q24 39 50 38V48Z") +
  path("blue", "M79 48Q76 39 50 38V48Z") +
  path("coat-black edge", "M6 51Q50 37 94 51Q50 64 6 51Z");

const topper = () =>
  path("coat-plum edge", "M27 46L23 4Q50 -5 77 4L73 46Z") +
  path("coat-plum-hi", "M31 42L28 6Q33 4 38 3L39 41Z") +
  path("gold edge", "M26 37Q50 31 74 37L73 46Q50 40 27 46Z") +
  path("coat-plum edge", "M9 49Q50 36 91 49Q50 61 9 49Z");

const brimmed = () =>
  path("hat-felt edge", "M25 46C22 14 40 12 47 18Q50 20 53 18C60 12 78 14 75 46Z") +
  path("wood-lo", "M25 46Q26 38 50 37Q74 38 75 46Z") +
  path("hat-felt edge", "M1 56Q18 44 50 43Q82 44 99 56Q80 56 72 50Q50 60 28 50Q20 56 1 56Z") +
  path("wood-hi", "M30 34Q31 22 39 19Q35 26 36 33Z");

/** A hat of its own, about 60 wide around 0,0. */
export function hat(kind: "cap" | "pointed" | "square"): string {
  if (kind === "pointed") return at(-50, -30, pointed());
  if (kind === "square") return at(-50, -30, square());
  return at(-40, -27, helmet(), 0.8);
}

// ---- eyes

const masked = () =>
  path("ink", "M21 55Q36 48 50 56Q64 48 79 55L77 68Q63 73 54 66H46Q37 73 23 68Z") +
  both(path("pale", "M30 61Q39 54 47 63Q38 67 30 61Z") + circle("ink", 40, 61.8, 2.4));

const spectacled = () =>
  openEyes() +
  both(circle("lens edge", 38.5, 61.5, 10)) +
  path("line brass-line", "M48 60Q50 57 52 60", 2.4) +
  both(circle("line brass-line", 38.5, 61.5, 10) + path("line pale-line", "M33 58A7 7 0 0 1 38 54.5", 1.6));

const monocled = () =>
  openEyes() +
  circle("lens", 60.5, 61.5, 10.5) +
  `<circle class="line gold-line" cx="60.5" cy="61.5" r="10.5" stroke-width="2.6"/>` +
  path("line gold-line", "M70 66Q78 90 72 116", 1.4);

/** What makes one face differ from another. */
export const FEATURES: Pick<Dwarf, "eyes" | "brows">[] = [
  {},
  { brows: GRIM_BROWS },
  { eyes: spectacled },
  { eyes: monocled, brows: GRIM_BROWS },
];

// ---- what they hold

const dynamite = () =>
  at(
    77,
    113,
    [-8, 0, 8].map((x) => box("ruin edge", x - 4.5, -16, 9, 34, 2.5)).join("") +
      box("paper edge", -14, -4, 28, 8) +
      path("line ink-line", "M0 -16Q2 -28 12 -28", 2) +
      circle("lamp-glow", 14, -28, 13) +
      path("flame-hi", "M14 -37L16 -30L23 -28L16 -26L14 -19L12 -26L5 -28L12 -30Z"),
    0.95,
    10,
  );

const badge = (colour: "green" | "blue") => () => at(78, 118, token(colour), 1);

export const ROLES: Record<string, Dwarf> = {
  digger: { hair: "red", coat: "coat-brown", hat: helmet, holds: () => at(80, 114, tool("pick"), 0.74) },
  saboteur: {
    hair: "black",
    coat: "coat-black",
    hat: hood,
    eyes: masked,
    brows: GRIM_BROWS,
    holds: dynamite,
  },
  green: { hair: "red", coat: "coat-green", hat: pointed, holds: badge("green") },
  blue: { hair: "fair", coat: "coat-blue", hat: square, holds: badge("blue") },
  boss: {
    hair: "brown",
    coat: "coat-black",
    hat: bowler,
    brows: GRIM_BROWS,
    holds: () =>
      at(70, 120, token("blue"), 0.66) +
      at(86, 112, token("green"), 0.66) +
      path("line gold-line", "M14 118Q26 132 42 126", 2.4),
  },
  profiteer: {
    hair: "black",
    coat: "coat-plum",
    hat: topper,
    eyes: monocled,
    holds: () => at(80, 118, nugget(), 1.5) + at(62, 128, nugget(), 0.9),
  },
  geologist: {
    hair: "white",
    coat: "coat-brown",
    hat: brimmed,
    eyes: spectacled,
    holds: () => at(80, 118, crystals(), 0.82),
  },
};

/** A role, or the back of one if it is unknown. */
export function role(name: string): string {
  const dwarf = ROLES[name];
  return dwarf ? hall() + portrait(dwarf) : roleBack();
}

export function roleBack(): string {
  const shadow = face(ROLES.green!) + brimmed();
  return hall() + `<g class="silhouette">${shadow}</g>` + letter("gold-letter", 50, 78, 56, "?");
}
