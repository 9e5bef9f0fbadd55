/** The rock: low facets lit from above, drawn once and used by every card, and single stones. */

import { at, dice, path, polygon, type Point } from "./pen";

export const WIDTH = 100;
export const HEIGHT = 140;
const COLUMNS = 4;
const ROWS = 5;
export const FACES = 4;

type Roll = () => number;

function corners(roll: Roll): Point[][] {
  return Array.from({ length: ROWS + 1 }, (_, row) =>
    Array.from({ length: COLUMNS + 1 }, (_, column) => corner(column, row, roll)),
  );
}

/** A corner of the net, shaken unless it lies on the card's edge. */
function corner(column: number, row: number, roll: Roll): Point {
  const shake = (index: number, last: number, by: number) =>
    index === 0 || index === last ? 0 : (roll() - 0.5) * by;
  return [
    (column * WIDTH) / COLUMNS + shake(column, COLUMNS, 22),
    (row * HEIGHT) / ROWS + shake(row, ROWS, 24),
  ];
}

/** One face of rock: a net of triangles in four shades. */
function facets(seed: number): string {
  const roll = dice(`rock${seed}`);
  const net = corners(roll);
  const shades = ["", "", "", ""];
  for (let row = 0; row < ROWS; row++) {
    for (let column = 0; column < COLUMNS; column++) {
      const [a, b] = [net[row]![column]!, net[row]![column + 1]!];
      const [c, d] = [net[row + 1]![column]!, net[row + 1]![column + 1]!];
      const cut = roll() < 0.5;
      shades[Math.floor(roll() * 2.6)] += polygon(cut ? [a, b, c] : [a, b, d]);
      shades[1 + Math.floor(roll() * 2.9)] += polygon(cut ? [b, c, d] : [a, c, d]);
    }
  }
  return shades.map((d, shade) => path(`rock${shade}`, d)).join("") + path("crack", cracks(roll), 0.7);
}

/** A few lines that run down through the rock. */
function cracks(roll: Roll): string {
  return Array.from({ length: 4 }, () => {
    const step = () => `l${Math.round(roll() * 14 - 7)} ${Math.round(4 + roll() * 9)}`;
    return `M${Math.round(8 + roll() * 84)} ${Math.round(6 + roll() * 100)}${step()}${step()}${step()}`;
  }).join("");
}

/** The rock faces and gradients that cards refer to; they stand once in the document. */
export function definitions(): string {
  const faces = Array.from({ length: FACES }, (_, i) => `<g id="rock-${i}">${facets(i)}</g>`);
  return `<defs>${faces.join("")}${GRADIENTS}${WILD}</defs>`;
}

/** Rock without end, two by two faces, for what nobody has dug yet. */
const WILD = [
  `<pattern id="wild" patternUnits="userSpaceOnUse" width="${2 * WIDTH}" height="${2 * HEIGHT}">`,
  `<use href="#rock-0"/><use href="#rock-1" x="${WIDTH}"/>`,
  `<use href="#rock-2" y="${HEIGHT}"/><use href="#rock-3" x="${WIDTH}" y="${HEIGHT}"/></pattern>`,
].join("");

function stop(kind: string, offset: number): string {
  return `<stop class="stop ${kind}" offset="${offset}"/>`;
}

const GRADIENTS = [
  `<radialGradient id="lit" gradientUnits="userSpaceOnUse" cx="50" cy="70" r="74">`,
  `${stop("lit0", 0)}${stop("lit1", 0.55)}${stop("lit2", 1)}</radialGradient>`,
  `<radialGradient id="dusk" gradientUnits="userSpaceOnUse" cx="50" cy="62" r="95">`,
  `${stop("dusk0", 0.35)}${stop("dusk1", 1)}</radialGradient>`,
  `<radialGradient id="glow">${stop("glow0", 0)}${stop("glow1", 0.35)}${stop("glow2", 1)}</radialGradient>`,
  `<radialGradient id="hall" gradientUnits="userSpaceOnUse" cx="50" cy="52" r="92">`,
  `${stop("hall0", 0)}${stop("hall1", 1)}</radialGradient>`,
  `<radialGradient id="day">${stop("day0", 0.2)}${stop("day1", 1)}</radialGradient>`,
  `<linearGradient id="beam" x2="0" y2="1">${stop("beam0", 0)}${stop("beam1", 1)}</linearGradient>`,
  `<radialGradient id="ice">${stop("ice0", 0)}${stop("ice1", 1)}</radialGradient>`,
  `<linearGradient id="sky" x2="0" y2="1">${stop("sky0", 0)}${stop("sky1", 1)}</linearGradient>`,
].join("");

/** The ground of a card of rock. */
export function rock(word: string): string {
  const roll = dice(word);
  const face = Math.floor(roll() * FACES);
  const [across, down] = [roll() < 0.5, roll() < 0.5];
  const flip = `translate(${across ? WIDTH : 0} ${down ? HEIGHT : 0}) scale(${across ? -1 : 1} ${down ? -1 : 1})`;
  return `<use href="#rock-${face}" transform="${flip}"/>`;
}

export function dusk(): string {
  return path("dusk", `M0 0H${WIDTH}V${HEIGHT}H0Z`);
}

/** A single stone of about the given radius, lit from the upper left. */
export function stone(x: number, y: number, r: number, roll: Roll): string {
  const count = 6;
  const ring: Point[] = Array.from({ length: count }, (_, i) => {
    const angle = ((i + roll() * 0.6) * 2 * Math.PI) / count;
    const reach = r * (0.8 + roll() * 0.35);
    return [Math.cos(angle) * reach, Math.sin(angle) * reach * 0.86];
  });
  const middle: Point = [-r * 0.12, -r * 0.2];
  const top = ring.filter(([, py]) => py < r * 0.2);
  const lit = polygon([...top, middle]);
  return at(x, y, path("stone edge", polygon(ring)) + path("stone-hi", lit));
}

/** Stones in a heap, the small ones in front. */
export function heap(x: number, y: number, r: number, roll: Roll): string {
  const spots: Point[] = [
    [0, -0.75],
    [-0.85, -0.1],
    [0.8, -0.15],
    [-0.05, 0.1],
    [-0.6, 0.75],
    [0.65, 0.7],
    [0.05, 0.95],
  ];
  return spots.map(([dx, dy], i) => stone(x + dx * r, y + dy * r, r * (i < 4 ? 0.66 : 0.5), roll)).join("");
}
