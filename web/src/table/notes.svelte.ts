/** My marks and notes about the others: kept at the table for my seat alone. */

import type { TableConnection } from "../net/table.svelte";

export const MARKS = ["", "trust", "hm", "suspect"] as const;
export type Mark = (typeof MARKS)[number];

export interface Notes {
  marks: Record<string, Mark>;
  notes: Record<string, string>;
}

const EMPTY: Notes = { marks: {}, notes: {} };
const PAUSE = 600;
const LONGEST = 4000;

/** Notes as they were kept; what cannot be read is kept as a note of my own. */
export function readNotes(text: string, me: number): Notes {
  if (!text) return EMPTY;
  try {
    return { ...EMPTY, ...(JSON.parse(text) as Partial<Notes>) };
  } catch {
    return { marks: {}, notes: { [me]: text } };
  }
}

export class MyNotes {
  private kept = $state.raw<Notes>(EMPTY);
  private timer = 0;

  constructor(private connection: TableConnection) {
    this.kept = readNotes(connection.welcome?.notes ?? "", connection.seat ?? 0);
  }

  markOf = (seat: number): Mark => this.kept.marks[seat] ?? "";
  noteOf = (seat: number): string => this.kept.notes[seat] ?? "";

  mark(seat: number, mark: Mark): void {
    this.keep({ ...this.kept, marks: { ...this.kept.marks, [seat]: mark } });
  }

  note(seat: number, text: string): void {
    this.keep({ ...this.kept, notes: { ...this.kept.notes, [seat]: text } });
  }

  private keep(notes: Notes): void {
    this.kept = notes;
    clearTimeout(this.timer);
    this.timer = window.setTimeout(() => void this.send(), PAUSE);
  }

  private async send(): Promise<void> {
    const text = JSON.stringify(this.kept);
    if (text.length <= LONGEST) await this.connection.ask({ ask: "note", text });
  }
}
