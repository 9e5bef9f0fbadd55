/** What an invitation is worth now: the code that leads to it, or why it seats nobody. */

import { worth } from "../net/api";
import type { TableConnection } from "../net/table.svelte";

export class Invited {
  code = $state("");
  /** Whether it seats somebody for certain. */
  isGood = $state(false);
  /** Why it seats nobody. */
  why = $state("");

  constructor(connection: TableConnection, secret: () => string) {
    const table = $derived(connection.update?.table);
    const isAny = $derived(secret() !== "" || table?.settings.visibility === "listed");
    /** Whatever may make it worth more or less. */
    const stamp = $derived(
      `${table?.status} ${table?.seats.map(({ kind }) => kind)} ` +
        connection.story.filter(({ event }) => event === "invited").length,
    );
    $effect(() => {
      const asked = secret();
      if (!stamp || !table || !isAny) return;
      let isOld = false;
      worth(connection.table, asked).then(
        ({ code, why }) => isOld || ([this.code, this.why, this.isGood] = [code, why, !why]),
        (error: Error) => isOld || ([this.code, this.why, this.isGood] = ["", error.message, false]),
      );
      return () => (isOld = true);
    });
  }
}
