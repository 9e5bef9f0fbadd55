/** The four races of Kings Under Mountains by their heads. */

import { at, both, circle, oval, path } from "../../art/pen";
import { face, type Dwarf } from "../../art/dwarfs";
import type { RACES } from "../../art/printed";

export type Race = (typeof RACES)[number];

const bare: Dwarf = { hair: "red", coat: "coat-brown", hat: () => "" };

/** What a dwarf wears to war. */
export const horned = () =>
  both(path("pale edge", "M22 42C4 42 0 24 4 10C10 24 18 28 30 28Z")) +
  path("iron edge", "M17 53C14 12 86 12 83 53Q66 42 50 42Q34 42 17 53Z") +
  path("iron-hi", "M25 44Q25 23 44 20Q33 28 33 40Z") +
  path("iron-lo edge", "M14 54Q50 30 86 54L85 60.5Q50 39 15 60.5ZM46 17H54V72Q50 76 46 72Z");

function orc(): string {
  const eye = path("flame edge", "M31 79Q40 73 46 81Q38 85 31 79Z") + circle("ink", 40, 80, 2.2);
  return (
    path("coat-brown edge", "M0 142Q2 116 24 112H78Q98 116 100 142Z") +
    both(path("iron edge", "M4 128L8 108L18 116ZM16 118L22 100L30 112Z")) +
    path("ink", "M44 48C30 30 58 26 46 10C68 16 74 36 60 48Z") +
    both(path("orc-lo edge", "M26 74L8 62L22 92Z")) +
    path("orc edge", "M23 80C20 52 34 42 50 42C66 42 80 52 77 80C80 112 66 122 50 122C34 122 20 112 23 80Z") +
    path("orc-hi", "M30 62Q34 49 48 46Q40 54 38 66Z") +
    both(eye) +
    path("orc-lo edge", "M25 74Q40 64 50 74Q60 64 75 74L73 81Q60 73 50 81Q40 73 27 81Z") +
    path("orc-lo edge", "M42 84Q50 78 58 84L60 94Q50 99 40 94Z") +
    both(oval("ink", 46, 92, 2, 1.6)) +
    path("orc-hi edge", "M22 99Q50 90 78 99Q80 124 50 129Q20 124 22 99Z") +
    path("ink", "M30 105Q50 98 70 105Q68 113 50 113Q32 113 30 105Z") +
    both(path("pale edge", "M32 110L29 89Q37 92 40 108Z") + path("pale", "M44 112L46 105L49 112Z"))
  );
}

function goblin(): string {
  const eye = circle("flame edge", 39, 72, 9) + oval("ink", 40, 73, 2.2, 6.2) + circle("pale", 37, 69, 1.8);
  return (
    path("coat-plum edge", "M16 142Q18 122 36 118H64Q82 122 84 142Z") +
    both(
      path("goblin edge", "M30 66L-3 46L6 62L-2 68L10 78L8 84L30 92Z") +
        path("goblin-lo", "M28 71L6 56L13 68L8 70L28 86Z"),
    ) +
    path("goblin edge", "M26 70C24 42 76 42 74 70C75 96 62 114 50 126C38 114 25 96 26 70Z") +
    path("goblin-hi", "M32 60Q36 49 50 48Q42 53 40 60Z") +
    both(eye + path("goblin-lo edge", "M27 64Q38 58 48 67L46 70Q38 63 29 68Z")) +
    path("ink", "M33 101Q50 112 68 98Q62 116 50 117Q38 116 33 101Z") +
    path("pale", "M38 105L41 111L44 107ZM50 108L53 114L56 107ZM60 105L62 109L64 102Z") +
    path("goblin-hi edge", "M45 74Q40 96 33 104Q46 114 58 104Q54 92 55 74Z") +
    oval("goblin-lo", 42, 105, 2.6, 1.8) +
    path("wood-lo edge", "M25 62Q24 36 50 35Q76 36 75 62Q50 48 25 62Z") +
    path("line seams", "M50 36V50M37 39L40 52M63 39L60 52", 1.6)
  );
}

function pine(x: number, y: number, s: number): string {
  return at(x, y, path("pine", "M0 -16L7 -4H4L9 5H-9L-4 -4H-7ZM-1.5 5H1.5V10H-1.5Z"), s);
}

function giant(): string {
  return (
    both(path("giant-lo edge", "M10 66Q-6 66 0 84Q4 98 14 94Z")) +
    path("giant edge", "M8 142V70C8 38 26 26 50 26C74 26 92 38 92 70V142Z") +
    path("giant-hi", "M20 62Q22 38 46 31Q32 42 30 64Z") +
    path("line giant-line", "M36 40Q50 35 66 41M40 48Q50 44 60 48", 2.4) +
    both(oval("pale edge", 33, 82, 6.4, 5) + circle("ink", 34.4, 82.6, 2.6)) +
    path("giant-lo edge", "M15 74Q34 62 50 74Q66 62 85 74L83 81Q66 72 50 82Q34 72 17 81Z") +
    path("giant-hi edge", "M41 76Q34 100 36 106Q50 116 64 106Q66 100 59 76Z") +
    both(oval("giant-lo", 43, 107, 3.4, 2)) +
    path("ink", "M24 122Q50 112 76 122Q72 131 50 131Q28 131 24 122Z") +
    path("pale edge", "M34 124L36 115H43L42 123ZM60 122L61 129H67L68 121Z") +
    pine(9, 129, 0.85) +
    pine(22, 134, 0.6) +
    pine(92, 130, 0.8) +
    pine(80, 135, 0.55)
  );
}

export function head(race: Race): string {
  if (race === "dwarf") return face(bare);
  return { orc, goblin, giant }[race]();
}
