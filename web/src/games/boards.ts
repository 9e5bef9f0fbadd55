/** Tables that are no maze; what every board of them gets. */

import type { Component } from "svelte";
import type { Labels } from "../board/labels";
import type { Seen } from "../told";
import type { Gestures } from "../table/throwing";
import { gestures as kings } from "./kings/gestures";
import Kings from "./kings/Kings.svelte";

export interface BoardProps {
  view?: Seen | null | undefined;
  /** Read if there is no view. */
  position?: string;
  /** The spots where the chosen card may go, or that may be taken from. */
  spots?: string[];
  /** The one of them that waits for a last word. */
  aimed?: string | undefined;
  names?: string[];
  labels?: Labels;
  onspot?: ((spot: string, isTarget: boolean) => void) | undefined;
}

export const BOARDS: Record<string, Component<BoardProps>> = { kings: Kings };

/** What is done at them, as cards on their way. */
export const GESTURES: Record<string, Gestures> = { kings };
