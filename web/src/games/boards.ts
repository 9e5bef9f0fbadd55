/** Tables that are no maze; what every board of them gets. */

import type { Component } from "svelte";
import type { Labels } from "../board/labels";
import type { Seen } from "../told";
import Kings from "./kings/Kings.svelte";

export interface BoardProps {
  view?: Seen | null | undefined;
  /** Read if there is no view. */
  position?: string;
  /** The spots where the chosen card may go, or that may be taken from. */
  spots?: string[];
  names?: string[];
  labels?: Labels;
  onspot?: ((spot: string, isTarget: boolean) => void) | undefined;
}

export const BOARDS: Record<string, Component<BoardProps>> = { kings: Kings };
