/** The geometry of a curve: which values lie where, and which move lies under a point. */

import type { ReviewHead, ReviewStep } from "../wire";

/** With whose knowledge: every card, or what a seat could know. */
export type Eyes = number | "all";

export interface Point {
  /** Moves and deals up to and with this one. */
  played: number;
  value: number;
  /** The standard error of the value; 0 where none is told. */
  error: number;
}

/** The moments that a curve shows: of the whole game, or of one round. */
export interface Span {
  from: number;
  to: number;
}

/** The moments of a round, whose deals lie at these frames; 0 is the whole game. */
export function spanOf(round: number, dealt: readonly number[], frames: number): Span {
  const whole = { from: 1, to: Math.max(frames, 2) };
  if (!round) return whole;
  const [from, to] = [(dealt[round - 1] ?? 0) + 1, dealt[round] ?? frames];
  return { from, to: Math.max(to, from + 1) };
}

/** The lines of teams, or those of the players; a game has at least one kind of them. */
export function linesOf(head: ReviewHead, kind: "sides" | "seats"): number[] {
  const all = head.lines.map((_, n) => n);
  const sides = all.filter((n) => head.lines[n]!.side);
  const wanted = kind === "sides" ? sides : all.filter((n) => !sides.includes(n));
  return wanted.length ? wanted : all;
}

/** Whether a line is that of whoever moved, or of the team that it was in. */
export function isOf(head: ReviewHead, line: number, step: ReviewStep): boolean {
  const { side, seat } = head.lines[line]!;
  const role = head.roles[step.round - 1]?.[step.seat];
  return side ? role === side || `${role}s` === side : seat === step.seat;
}

/** On which of some lines a step's mark stands: where the curve broke most, or that of whoever moved. */
export function markedLine(
  head: ReviewHead,
  steps: readonly ReviewStep[],
  step: ReviewStep,
  which: readonly number[],
): number {
  const own = which.find((n) => isOf(head, n, step)) ?? which[0] ?? 0;
  if (!step.is_turning_point) return own;
  const last = steps[steps.indexOf(step) - 1];
  const before = last?.round === step.round ? last.known_all : (head.dealt[step.round - 1] ?? []);
  const change = (n: number) => Math.abs((step.known_all[n] ?? 0) - (before[n] ?? 0));
  return which.reduce((most, n) => (change(n) > change(most) ? n : most), own);
}

/** The value of a line at a step, with these eyes. */
export const valueOf = (step: ReviewStep, line: number, eyes: Eyes): number | undefined =>
  eyes === "all" ? step.known_all[line] : step.known_to[eyes]?.[line];

/** A line in pieces, one for each round: what a round decides begins anew with the next. */
export function pieces(head: ReviewHead, steps: readonly ReviewStep[], line: number, eyes: Eyes): Point[][] {
  const found: Point[][] = [];
  for (const step of steps) {
    const value = valueOf(step, line, eyes);
    if (value === undefined) continue;
    const piece = (found[step.round - 1] ??= first(head, step, line, eyes));
    const isSure = eyes !== "all" || value === 0 || (head.unit === "chance" && value === 1);
    piece.push({ played: step.played, value, error: isSure ? 0 : step.error });
  }
  return found.filter(Boolean);
}

/** A round begins with its deal; how that stood is known to who sees all cards. */
function first(head: ReviewHead, step: ReviewStep, line: number, eyes: Eyes): Point[] {
  const value = eyes === "all" ? head.dealt[step.round - 1]?.[line] : undefined;
  return value === undefined ? [] : [{ played: step.played - 1, value, error: 0 }];
}

/** The highest value that has to find room: a chance is at most 1. */
export function mostOf(head: ReviewHead, steps: readonly ReviewStep[]): number {
  if (head.unit === "chance") return 1;
  const values = [...head.dealt.flat(), ...steps.flatMap(({ known_all }) => known_all)];
  return Math.max(5, Math.ceil(Math.max(0, ...values) / 5) * 5);
}

export interface Frame {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

export class Scale {
  constructor(
    readonly frame: Frame,
    readonly span: Span,
    readonly most: number,
  ) {}

  x(played: number): number {
    const { left, right } = this.frame;
    return left + ((played - this.span.from) / (this.span.to - this.span.from)) * (right - left);
  }

  y(value: number): number {
    const { top, bottom } = this.frame;
    return bottom - (Math.min(Math.max(value, 0), this.most) / this.most) * (bottom - top);
  }

  /** The moment that lies at a place. */
  at(x: number): number {
    const { left, right } = this.frame;
    const share = (x - left) / Math.max(right - left, 1);
    const played = Math.round(this.span.from + share * (this.span.to - this.span.from));
    return Math.min(Math.max(played, this.span.from), this.span.to);
  }

  holds({ played }: { played: number }): boolean {
    return played >= this.span.from && played <= this.span.to;
  }

  path(points: readonly Point[]): string {
    return points
      .map(({ played, value }) => `${this.x(played).toFixed(1)},${this.y(value).toFixed(1)}`)
      .join(" ");
  }

  /** What lies between a line and the ground. */
  area(points: readonly Point[]): string {
    const [begin, end] = [points[0], points.at(-1)];
    if (!begin || !end) return "";
    return `${this.x(begin.played)},${this.y(0)} ${this.path(points)} ${this.x(end.played)},${this.y(0)}`;
  }

  /** How far a line may be off. */
  band(points: readonly Point[]): string {
    const upper = points.map((point) => ({ ...point, value: point.value + point.error }));
    const lower = points.map((point) => ({ ...point, value: point.value - point.error })).reverse();
    return `${this.path(upper)} ${this.path(lower)}`;
  }
}
