/** A review as it arrives: its head, then a step for every move, last what can be told of the whole. */

import { Refusal, review } from "../net/api";
import type { ReviewEnd, ReviewHead, ReviewSoFar, ReviewStep } from "../wire";

const PAUSE = 300;
const LONG_PAUSE = 4000;
/** Refusals that will not be otherwise in a moment. */
const FINAL = ["not-allowed", "unknown"];

const rest = (milliseconds: number) => new Promise((done) => setTimeout(done, milliseconds));

export class Growing {
  head = $state.raw<ReviewHead>();
  steps = $state.raw<ReviewStep[]>([]);
  end = $state.raw<ReviewEnd>();
  /** How many other reviews are made before this one. */
  before = $state(0);
  isWhole = $state(false);
  /** What stands in the way just now. */
  wrong = $state("");
  byPlayed = $derived(new Map(this.steps.map((step) => [step.played, step])));
  private count = 0;
  private isClosed = false;

  constructor(readonly table: string) {
    void this.read();
  }

  close(): void {
    this.isClosed = true;
  }

  /** Ask for more until there is no more. */
  private async read(): Promise<void> {
    while (!this.isClosed && !this.isWhole) {
      const pause = await this.more();
      if (pause === undefined) return;
      await rest(pause);
    }
  }

  /** How long to wait before the next ask; nothing if there is no use in asking. */
  private async more(): Promise<number | undefined> {
    try {
      this.take(await review(this.table, this.count));
      this.wrong = "";
      return PAUSE;
    } catch (error) {
      this.wrong = (error as Error).message;
      return error instanceof Refusal && !FINAL.includes(error.code) ? LONG_PAUSE : undefined;
    }
  }

  take({ parts, before, is_whole }: ReviewSoFar): void {
    this.count += parts.length;
    const steps: ReviewStep[] = [];
    for (const part of parts) {
      if (part.part === "head") this.head = part;
      else if (part.part === "end") this.end = part;
      else steps.push(part);
    }
    if (steps.length) this.steps = [...this.steps, ...steps];
    [this.before, this.isWhole] = [before, is_whole];
  }
}
