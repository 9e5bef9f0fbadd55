/** The keys that step through a game. */

import type { Player } from "./player.svelte";

/** Whatever has keys of its own. */
const OWN = "input, select, button, a, [role=grid], [role=slider]";

export function stepByKey(player: Player): (event: KeyboardEvent) => void {
  const keys: Record<string, () => void> = {
    ArrowLeft: () => player.step(-1),
    ArrowRight: () => player.step(1),
    " ": () => player.toggle(),
  };
  return (event) => {
    const pressed = keys[event.key];
    if (!pressed || (event.target as Element).closest(OWN)) return;
    event.preventDefault();
    pressed();
  };
}
