/** Where a replay stands, and the clock that moves it on. */

import { within } from "./moments";

export const SPEEDS = [0.5, 1, 2, 5] as const;
const EVERY = 1200;

export class Player {
  at = $state(0);
  isPlaying = $state(false);
  speed = $state<number>(1);
  private timer = 0;

  constructor(private readonly frames: () => readonly unknown[]) {}

  get isAtEnd(): boolean {
    return this.at >= this.frames().length - 1;
  }

  go(at: number): void {
    this.at = within(at, this.frames());
  }

  step(by: number): void {
    this.stop();
    this.go(this.at + by);
  }

  toggle(): void {
    if (this.isPlaying) return this.stop();
    if (this.isAtEnd) this.go(0);
    this.isPlaying = true;
    this.next();
  }

  stop(): void {
    clearTimeout(this.timer);
    this.isPlaying = false;
  }

  private next(): void {
    this.timer = window.setTimeout(() => {
      this.go(this.at + 1);
      if (this.isAtEnd) this.stop();
      else this.next();
    }, EVERY / this.speed);
  }
}
