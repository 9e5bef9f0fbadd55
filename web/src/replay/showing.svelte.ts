/** The frames of a game as somebody's eyes see them, fetched, or why they are not shown. */

import { wear } from "../art/worn.svelte";
import { replay } from "../net/api";
import { keysOf } from "../net/keys";
import type { Replay } from "../wire";
import { speakOf } from "../words";
import type { Viewpoint } from "./moments";

export class Showing {
  shown = $state.raw<Replay>();
  wrong = $state("");

  constructor(
    private readonly table: string,
    eyes: Viewpoint | "most",
  ) {
    void this.look(eyes);
    speakOf(() => this.shown?.table.settings);
  }

  look = async (eyes: Viewpoint | "most"): Promise<void> => {
    try {
      this.shown = await replay(this.table, eyes, keysOf(this.table)?.key ?? "");
      wear(this.shown.table.seats);
    } catch (error) {
      this.wrong = (error as Error).message;
    }
  };
}
