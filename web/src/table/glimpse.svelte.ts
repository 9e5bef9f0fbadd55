/** What I alone was shown just now: a goal, or the role of another. */

import { untrack } from "svelte";
import type { TableConnection } from "../net/table.svelte";
import type { Item } from "../told";

const LOOKS = ["saw", "saw-role"];
const LONG = 3500;

export class Glimpse {
  item = $state.raw<Item>();

  constructor(connection: TableConnection) {
    let heard = connection.update ? connection.story.length : undefined;
    $effect(() => {
      const story = connection.story;
      untrack(() => {
        if (!connection.update) return;
        const seen = story.slice(heard ?? story.length).findLast(({ event }) => LOOKS.includes(event));
        heard = story.length;
        if (seen) this.item = seen;
      });
    });
    $effect(() => {
      if (!this.item) return;
      const timer = setTimeout(() => this.close(), LONG);
      return () => clearTimeout(timer);
    });
  }

  close(): void {
    this.item = undefined;
  }
}
