/** Action cards: a board of planks, and on it a medallion whose outline says what the card does. */

import { at, both, box, circle, dice, letter, path, polygon, round, type Point } from "./pen";
import { key, nugget } from "./fittings";
import { heap, stone } from "./rock";
import { goldFrame } from "./frame";
import { isTool, tool, type Tool } from "./tools";
import { face, hat } from "./dwarfs";

function planks(): string {
  return (
    box("board", 0, 0, 100, 140) +
    path("board-hi", "M2 0H22V140H2ZM51 0H74V140H51Z") +
    path("line seams", "M24 0V140M49.5 0V140M76 0V140", 1.8) +
    path("line grain", "M8 12V52M15 80V128M33 20V40M40 92V132M60 6V34M68 100V124M84 16V60M91 86V120", 1.2) +
    path("dusk", "M0 0H100V140H0Z") +
    both(
      circle("iron-lo", 8, 8, 3) +
        circle("iron-lo", 8, 132, 3) +
        circle("iron-hi", 7.4, 7.4, 1.2) +
        circle("iron-hi", 7.4, 131.4, 1.2),
    )
  );
}

/** A burst of points around the middle: sabotage. */
function burst(): string {
  const ring = (far: number, near: number): Point[] =>
    Array.from({ length: 24 }, (_, i) => {
      const angle = (i * Math.PI) / 12;
      const r = i % 2 ? near : far;
      return [50 + Math.cos(angle) * r * 0.93, 64 + Math.sin(angle) * r];
    });
  return (
    path("shade", polygon(ring(51, 40))) +
    path("ruin", polygon(ring(48, 37))) +
    path("ruin-hi", polygon(ring(38, 30)))
  );
}

/** A ring of rope: repair. */
function ring(): string {
  return (
    circle("shade", 50, 64, 46) +
    circle("mend", 50, 64, 43) +
    circle("mend-hi", 50, 64, 34) +
    `<circle class="line rope" cx="50" cy="64" r="43" stroke-width="5"/><circle class="line rope-turns" cx="50" cy="64" r="43" stroke-width="5"/>`
  );
}

/** A sheet of parchment: everything else. */
function sheet(): string {
  const edge =
    "M9 14L22 11L38 14L55 10L72 14L91 11L89 40L92 66L88 96L92 117L74 115L58 119L40 115L24 119L8 116L11 92L8 64L11 38Z";
  return (
    at(1.5, 2.5, path("under", edge)) +
    path("paper edge", edge) +
    path("paper-hi", "M14 18L38 18L60 15L86 16L85 40L60 30L14 44Z")
  );
}

function badge(kind: string, mark: string): string {
  return at(
    50,
    120,
    circle("shade", 0, 0, 17.5) + circle(kind, 0, 0, 15) + path("line pale-line", mark, 5.5),
  );
}

const CROSS = "M-6.5 -6.5L6.5 6.5M6.5 -6.5L-6.5 6.5";
const TICK = "M-8 0.5L-2.5 6.5L8 -6";

function breaking(name: Tool): string {
  return planks() + burst() + at(50, 63, tool(name, true), 1.08) + badge("ruin", CROSS);
}

function mending(names: Tool[]): string {
  const [one, two] = names;
  const shown = two
    ? at(38, 46, tool(one!), 0.68) + path("line seams", "M66 48L34 80", 2.5) + at(62, 82, tool(two), 0.68)
    : at(50, 63, tool(one!), 1.05);
  return planks() + ring() + shown + badge("mend", TICK);
}

/** A hand held up, fingers to the top, about 50 tall. */
function hand(kind = "skin"): string {
  return (
    path(
      `${kind} edge`,
      "M-15 26V2Q-26 -4 -25 -12Q-21 -15 -14 -7L-13 -24Q-9.5 -29 -6.5 -24L-5.5 -9L-4.5 -29Q-1 -33 2.5 -29L3 -9L5.5 -26Q9.5 -30 12 -25L11 -7L14 -17Q18 -21 20 -16L17 6Q16 16 13 26Z",
    ) +
    path("line skin-line", "M-9 8Q0 2 10 9M-6 14Q0 10 6 15", 1.6) +
    box("cuff edge", -17, 24, 32, 11, 3)
  );
}

function arrows(r: number): string {
  const tip = (turn: number) => at(0, 0, path("arrow", `M${r - 8} 2L${r + 8} 2L${r} 14Z`), 1, turn);
  const [c, s] = [round(r * 0.72), round(r * 0.69)];
  return (
    path("line arrow-line", `M${-c} ${-s}A${r} ${r} 0 0 1 ${r} 0M${c} ${s}A${r} ${r} 0 0 1 ${-r} 0`, 6) +
    tip(0) +
    tip(180)
  );
}

export function fan(kind: string): string {
  const card = (turn: number) =>
    at(0, 14, box("shade", -9.5, -31, 19, 29, 3) + box(kind, -8, -29.5, 16, 26, 2), 1, turn);
  return card(-28) + card(0) + card(28);
}

/** A sack of gold, about 60 across. */
export function sack(): string {
  return (
    path("sack edge", "M-27 22C-36 -4 -14 -12 -9 -22H9C14 -12 36 -4 27 22Q0 32 -27 22Z") +
    path("sack-hi", "M-21 14C-25 -2 -10 -9 -6 -17L-1 -17C-8 -6 -14 2 -14 15Z") +
    path("line rope", "M-12 -21H12", 5) +
    at(0, 6, nugget(), 1.25)
  );
}

type Pictures = Record<string, () => string>;

const BASE: Pictures = {
  map: () =>
    path("line route", "M22 104C22 84 44 92 42 74C40 58 22 58 30 42C36 30 52 34 58 42", 4) +
    path("line ruin-line", "M60 30L78 50M78 30L60 50", 7) +
    path("paper-lo", "M62 108L70 92L76 101L80 96L86 108ZM14 34L20 24L26 34Z") +
    at(
      68,
      76,
      path("pale edge", "M-20 0Q0 -19 20 0Q0 19 -20 0Z") +
        circle("blue", 0, 0, 8.5) +
        circle("ink", 0, 0, 4.2) +
        circle("pale", -2.4, -2.6, 1.6),
    ),
  rockfall: () => {
    const roll = dice("fall");
    return (
      path("line smoke", "M30 18V34M50 12V24M70 18V36M40 30V40M61 28V38", 3) +
      heap(50, 66, 24, roll) +
      stone(28, 98, 11, roll) +
      stone(72, 96, 12, roll) +
      stone(50, 104, 14, roll) +
      stone(18, 108, 6, roll) +
      stone(84, 109, 6, roll)
    );
  },
  key: () => at(50, 64, key(), 1.62, -52),
};

/** What Saboteur 2 adds, in the order in which its first page tells them. */
export const EXPANSION: Pictures = {
  theft: () => at(50, 84, sack()) + at(66, 38, hand("skin"), 0.86, 158),
  "hands-off": () =>
    at(51, 62, hand(), 1.16) +
    circle("line ruin-line thick", 50, 63, 39) +
    path("line ruin-line", "M22.5 35.5L77.5 90.5", 7),
  "swap-hands": () =>
    at(32, 44, fan("blue"), 0.9) + at(68, 84, fan("green"), 0.9) + at(50, 64, arrows(37), 0.98, -62),
  inspect: () =>
    at(
      43,
      55,
      hat("cap") +
        circle("lens", 0, 0, 27) +
        circle("line iron-line thick", 0, 0, 27) +
        path("line shade", "M20 20L43 46", 11) +
        path("line plank", "M20.5 20.5L42.5 45.5", 7),
    ) + at(43, 55, path("line pale-line", "M-17 -8A20 20 0 0 1 -5 -18", 3)),
  "swap-hats": () => at(50, 66, hat("cap"), 1.05) + at(50, 64, arrows(39), 1, -20),
  trap: () =>
    box("night edge", 17, 20, 66, 84, 4) +
    at(21, 24, face({ hair: "brown", coat: "coat-brown", hat: () => "" }), 0.58) +
    path("line shade", "M28 20V104M50 20V104M72 20V104M17 36H83", 7.6) +
    path("line iron-line", "M28 20V104M50 20V104M72 20V104M17 36H83", 5) +
    path("wood edge", "M12 15H88V23H12ZM12 101H88V110H12Z") +
    path("wood-hi", "M13 16.5H87V18.5H13ZM13 102.5H87V104.5H13Z"),
  free: () =>
    box("day edge", 19, 22, 62, 82, 4) +
    circle("flame-hi", 50, 52, 13) +
    path("mend-hi", "M19 84Q36 70 52 82Q66 72 81 80V104H19Z") +
    at(24, 22, path("line iron-line", "M0 2V80M9 6V76M18 10V72M0 20L20 24M0 62L20 58", 4.6)) +
    at(67, 88, key(), 0.92, -42),
};

/** The card of an action, or nothing if the word is none. */
export function action(word: string): string | undefined {
  const [verb, rest = ""] = word.split(/-(.*)/s);
  const names = rest.split("+").filter(isTool);
  if (verb === "break" && names[0]) return breaking(names[0]);
  if (verb === "mend" && names.length) return mending(names);
  const picture = BASE[word] ?? EXPANSION[word];
  return picture && planks() + sheet() + picture();
}

/** A card of gold with its number. */
export function goldCard(count: number): string {
  const spots: Point[] = [
    [50, 52],
    [34, 74],
    [66, 74],
  ];
  const lumps =
    count === 1
      ? [[50, 64]]
      : count === 2
        ? [
            [36, 64],
            [64, 64],
          ]
        : spots;
  return (
    box("vault", 0, 0, 100, 140) +
    circle("gold-glow", 50, 62, 58) +
    path("dusk", "M0 0H100V140H0Z") +
    goldFrame() +
    lumps.map(([x, y]) => at(x!, y!, nugget(), count === 1 ? 2.6 : 1.6)).join("") +
    at(
      50,
      118,
      circle("shade", 0, 0, 17.5) + circle("gold", 0, 0, 15) + letter("dark-letter", 0, 0, 24, count),
    )
  );
}
