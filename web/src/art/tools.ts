/** The three tools of a dwarf, whole and broken; each about 60 across around 0,0. */

import { at, box, circle, path } from "./pen";

export type Tool = "pick" | "lamp" | "cart";
export const TOOLS: readonly Tool[] = ["pick", "lamp", "cart"];

const PICK_HEAD = "M-31 -6Q-16 -27 0 -27Q16 -27 31 -6Q17 -16 6 -17V-11H-6V-17Q-17 -16 -31 -6Z";

function pickHead(): string {
  return (
    path("iron edge", PICK_HEAD) +
    path("iron-hi", "M-29 -7.5Q-15 -25 0 -25.4Q15 -25 29 -7.5Q14 -21 0 -21.4Q-14 -21 -29 -7.5Z") +
    box("iron-lo edge", -6, -29, 12, 18, 2)
  );
}

function handle(top: number, bottom: number, isTorn: boolean): string {
  const end = isTorn ? `L4 ${bottom}L1.5 ${bottom - 6}L-1 ${bottom + 1}L-4 ${bottom - 5}` : `V${bottom}H-4`;
  return path("wood edge", `M-4 ${top}H4${end}Z`) + path("wood-hi", `M-2.6 ${top}H-0.4V${bottom - 7}H-2.6Z`);
}

function pick(isBroken: boolean): string {
  if (!isBroken) return at(0, 0, handle(-12, 32, false) + pickHead(), 1, 38);
  const stump =
    path("wood edge", "M-4 32H4V8L1 14L-1.5 6L-4 12Z") + path("wood-hi", "M-2.6 15H-0.4V31H-2.6Z");
  return at(4, -9, handle(-12, 6, true) + pickHead(), 1, 52) + at(-4, 2, stump, 1, 24);
}

function lamp(isBroken: boolean): string {
  const glass = "M-13 -13H13L16 17H-16Z";
  const frame =
    path("line iron-line", "M-8 -24A8 8 0 0 1 8 -24", 3) +
    path("iron edge", "M-5 -25H5L14 -14H-14Z") +
    path("iron-lo edge", "M-17 17H17L20 27H-20Z") +
    path("iron-hi", "M-15 18.5H-4L-5 22H-16.5Z");
  if (isBroken) {
    const smoke = path("line smoke", "M3 -12C-4 -18 9 -22 2 -31", 2.6);
    const holes = path("night", "M-3 -13H13L14.5 2L6 6L8 -2L-1 1Z");
    return at(
      0,
      0,
      path("glass edge", glass) +
        holes +
        path("line ink-line", "M-1 1L-9 6L-5 17M6 6L11 17M-9 6L-14 2", 1.5) +
        frame +
        smoke,
      1,
      8,
    );
  }
  const flame =
    path("flame", "M0 -9C11 3 8 14 0 14C-8 14 -11 3 0 -9Z") +
    path("flame-hi", "M0 0C5 6 4 13 0 13C-4 13 -5 6 0 0Z");
  return (
    circle("lamp-glow", 0, 2, 38) +
    path("glass edge", glass) +
    flame +
    path("line iron-line", "M-6 -13L-7 17M6 -13L7 17", 1.4) +
    frame
  );
}

function wheel(x: number, y: number): string {
  return circle("iron edge", x, y, 8.5) + circle("iron-hi", x, y, 4.5) + circle("iron-lo", x, y, 2);
}

function cart(isBroken: boolean): string {
  const ore =
    path("stone edge", "M-22 -12L-17 -21L-8 -24L2 -20L9 -25L18 -20L23 -12Z") +
    path("gold", "M-9 -17L-4 -21L1 -17L-4 -13ZM9 -18L14 -20L16 -15L11 -13Z") +
    path("stone-hi", "M-17 -20L-9 -23L-13 -15Z");
  const body =
    path("wood edge", "M-28 -13H28L20 15H-20Z") +
    path("line seams", "M-25 -4H25M-22.5 6H22.5", 1.6) +
    path("wood-hi", "M-25.5 -11H25.5L25 -8.5H-25Z") +
    path("iron-lo edge", "M-28 -15H28V-10.5H-28ZM-11 -11H-6L-5 15H-9ZM11 -11H6L5 15H9Z");
  if (!isBroken) return ore + body + wheel(-12, 20) + wheel(12, 20);
  const hole = path("night", "M2 -10L9 -6L5 0L12 5L4 9L-1 3L-6 1Z");
  return (
    at(0, -2, body + hole + wheel(-12, 18), 1, 13) + wheel(22, 23) + path("line ink-line", "M14 9L19 4", 2)
  );
}

export function tool(name: Tool, isBroken = false): string {
  return { pick, lamp, cart }[name](isBroken);
}

/** A tool of which only the shape is shown, as on a slot that is whole. */
export function isTool(name: string): name is Tool {
  return (TOOLS as readonly string[]).includes(name);
}
