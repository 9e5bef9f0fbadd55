/** The end of a round in order: the tunnel lights up, the goal turns, a breath, the roles, who won, the gold. */

import { prefersReducedMotion } from "svelte/motion";

export const STAGES = ["tunnel", "goal", "breath", "roles", "winner", "gold", "why"] as const;
export type Stage = (typeof STAGES)[number];

/** How long each stage lasts at least, in milliseconds. */
const LASTS: Record<Stage, number> = {
  tunnel: 500,
  goal: 900,
  breath: 700,
  roles: 500,
  winner: 1700,
  gold: 1300,
  why: 0,
};
const EACH_CARD = 130;
/** However far the tunnel leads, its light is not waited for longer. */
const WHOLE_WAY = 2600;
const EACH_ROLE = 620;

export class Reveal {
  stage = $state<Stage>("tunnel");
  /** How many cards of the tunnel are lit, and how many roles are turned. */
  lit = $state(0);
  turned = $state(0);
  private timer = 0;

  constructor(
    private way: number,
    private roles: number,
    private isFound: boolean,
  ) {
    if (prefersReducedMotion.current) this.skip();
    else this.step();
    $effect(() => () => clearTimeout(this.timer));
  }

  get isOver(): boolean {
    return this.stage === "why";
  }

  /** Whether this stage has come. */
  has(stage: Stage): boolean {
    return STAGES.indexOf(this.stage) >= STAGES.indexOf(stage);
  }

  /** Whoever has seen enough sees the end. */
  skip(): void {
    clearTimeout(this.timer);
    [this.stage, this.lit, this.turned] = ["why", this.way, this.roles];
  }

  private wait(time: number, then: () => void): void {
    this.timer = window.setTimeout(then, time);
  }

  private step = (): void => {
    if (this.stage === "tunnel" && this.lit < this.way) {
      this.lit++;
      return this.wait(Math.min(EACH_CARD, WHOLE_WAY / this.way), this.step);
    }
    if (this.stage === "roles" && this.turned < this.roles) {
      this.turned++;
      return this.wait(EACH_ROLE, this.step);
    }
    this.wait(LASTS[this.stage], this.next);
  };

  private next = (): void => {
    const next = STAGES[STAGES.indexOf(this.stage) + 1] ?? "why";
    this.stage = next === "goal" && !this.isFound ? "breath" : next; // no goal turns if none was reached
    if (!this.isOver) this.step();
  };
}
