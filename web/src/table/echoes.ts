/** What a new item of the story sounds like. */

import type { Item } from "../told";
import type { Sound } from "../shell/sound.svelte";

const SOUNDS: Partial<Record<Item["event"], Sound>> = {
  laid: "lay",
  played: "lay",
  opened: "turn",
  placed: "turn",
  broke: "break",
  trapped: "break",
  struck: "break",
  mended: "mend",
  repaired: "mend",
  freed: "mend",
  collapsed: "fall",
  "caved-in": "fall",
  rumbled: "fall",
  took: "gold",
  settled: "gold",
  captured: "gold",
  developed: "gold",
  "got-card": "draw",
  passed: "draw",
};

/** The loudest of what is new: one sound at a time. */
export function echo(items: readonly Item[]): Sound | undefined {
  return (
    items.map(({ event }) => SOUNDS[event]).find((name) => name !== undefined && name !== "draw") ??
    items.map(({ event }) => SOUNDS[event]).find(Boolean)
  );
}
