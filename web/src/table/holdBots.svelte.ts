/** Bots wait while this seat is shown what nobody should miss: the end of a round, the role dealt next. */

import type { TableConnection } from "../net/table.svelte";

export function holdBots(connection: TableConnection, isShown: () => boolean): void {
  const isHeld = $derived(connection.seat !== null && connection.isLive && isShown());
  $effect(() => {
    if (!isHeld) return;
    void connection.ask({ ask: "showing", yes: true });
    return () => void connection.ask({ ask: "showing", yes: false });
  });
}
