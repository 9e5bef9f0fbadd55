/** What the server advises in a lesson, asked for at every turn of the learner's. */

import { untrack } from "svelte";
import { advice } from "../net/api";
import type { Choice } from "../table/choice.svelte";
import type { Move } from "../told";
import type { Advice } from "../wire";

/** More reasons than these nobody reads beside a game. */
const REASONS = 2;

export class Guide {
  /** The newest advice; it may be about a move that is made already. */
  private told = $state.raw<Advice>();
  /** Whether the learner's last move was another than the advised one. */
  isOwnWay = $state(false);

  constructor(private choice: Choice) {
    $effect(() => {
      const { played } = choice.connection.update ?? {};
      if (played !== undefined && choice.isMyTurn) untrack(() => void this.ask(played));
    });
    $effect(() => {
      const { taken } = choice;
      if (taken) untrack(() => (this.isOwnWay = taken.words !== this.told?.move));
    });
  }

  private async ask(played: number): Promise<void> {
    const { table, key } = this.choice.connection;
    const told = await advice(table, key).catch(() => undefined);
    if (told?.played !== played) return;
    this.told = told;
    this.isOwnWay = !told.follows;
  }

  /** How far the lesson is. */
  step = $derived.by(() => this.told?.step ?? 1);
  steps = $derived.by(() => this.told?.steps ?? 0);
  /** The advised move, one of those that are offered now. */
  move = $derived.by((): Move | undefined =>
    this.isFresh ? this.choice.moves.find(({ words }) => words === this.told?.move) : undefined,
  );
  /** Why a good player would move so, where the lesson itself has no tip. */
  because = $derived.by(() => (this.isFresh ? (this.told?.because ?? []).slice(0, REASONS) : []));
  /** The tip of this moment; it stays until the next one comes. */
  tip = $derived.by(() => this.told?.tip ?? "");

  private get isFresh(): boolean {
    return this.told?.played === this.choice.connection.update?.played;
  }

  /** Go back before my last move, and whatever came of it. */
  async takeBack(): Promise<void> {
    const answer = await this.choice.connection.ask({ ask: "undo" });
    if (answer.tell === "done") this.isOwnWay = false;
  }
}
