/** A puzzle as a table: one seat, one turn, and whatever is tried is answered here. */

import type { Answer, Wish } from "../net/waiting";
import type { Playing } from "../table/choice.svelte";
import type { Puzzle, PuzzleMove, PuzzleOfDay, TableInfo } from "../wire";

const KEPT = "dwarrow.puzzle";
const DONE: Answer = { tell: "done", id: "", version: 0 };

export class PuzzleBoard implements Playing {
  /** The moves that were tried, in words, the last one last. */
  tried = $state<string[]>([]);
  /** Whether the answer was asked for before it was found. */
  isShown = $state(false);
  readonly isLive = true;
  readonly isAsking = false;
  readonly seat: number;
  readonly names: string[];
  isSolved = $derived.by(() => this.tried.at(-1) === this.puzzle.answer.words);
  isOver = $derived.by(() => this.isSolved || this.isShown);

  readonly puzzle: Puzzle;

  constructor(readonly today: PuzzleOfDay) {
    this.puzzle = today.puzzle;
    const { puzzle } = this;
    [this.seat, this.names] = [puzzle.seat, puzzle.names];
    if (localStorage.getItem(KEPT) === this.name) this.tried = [puzzle.answer.words];
  }

  private get name(): string {
    return `${this.today.day} ${this.puzzle.number}`;
  }

  get table(): TableInfo {
    const seats = this.names.map((name) => ({ name, kind: "bot" as const, bot: "" }));
    const { game, edition } = this.puzzle;
    return {
      table: "",
      settings: { game, edition },
      rules: this.today.rules,
      status: "playing",
      seats,
      host: null,
      commitments: [],
      deadline: null,
      remaining: null,
      proposals: [],
      scores: [],
      winners: [],
      rematch: "",
      webhook: false,
    };
  }

  get update() {
    const { view, moves } = this.puzzle;
    return { view, moves: this.isOver ? [] : moves, undo: false, table: this.table };
  }

  /** What a tried move is worth, if it was among those looked at closely. */
  get last(): PuzzleMove | undefined {
    return this.puzzle.tried.find(({ move }) => move.words === this.tried.at(-1));
  }

  async play(move: string): Promise<Answer> {
    this.tried = [...this.tried, move];
    if (this.isSolved) localStorage.setItem(KEPT, this.name);
    return DONE;
  }

  /** Nobody else is here to be asked. */
  async ask(_wish: Wish): Promise<Answer> {
    return DONE;
  }
}
