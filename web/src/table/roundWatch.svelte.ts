/** Which round has ended before the reader's eyes, and whether it is still to be revealed. */

import type { TableConnection } from "../net/table.svelte";
import { lastRound } from "./rounds";

/** While gold is shared the round that ended is still of interest, even to a page that comes late. */
const SHARING = ["draft", "rob"];

export class RoundWatch {
  private seen = $state(-1);
  round = $derived.by(() => lastRound(this.connection.story));

  constructor(private connection: TableConnection) {
    const isSharing = SHARING.includes(connection.update?.view?.public.phase ?? "");
    this.seen = isSharing ? -1 : (this.round?.ended.n ?? -1);
  }

  get isShown(): boolean {
    return this.round !== undefined && this.round.ended.n > this.seen;
  }

  close = (): void => {
    this.seen = this.round?.ended.n ?? -1;
  };
}
