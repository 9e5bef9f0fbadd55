/** Called while a component is made: a signal for what it asks, given when it goes.
 *
 * An answer that is still awaited holds whoever waits for it, and with it a whole screen that is gone.
 */

import { onDestroy } from "svelte";

export function whileHere(): AbortSignal {
  const here = new AbortController();
  onDestroy(() => here.abort());
  return here.signal;
}
