/** The screens of the page, each loaded when it is first shown. */

import type { Component } from "svelte";
import { speakOfAll } from "../words";
import type { Route } from "./routes";

type Loaded = { default: Component<{ name: string }> };

export const SCREENS: Record<Route["screen"], () => Promise<Loaded>> = {
  start: () => import("../screens/Start.svelte"),
  new: () => import("../screens/Setup.svelte"),
  table: () => import("../screens/AtTable.svelte"),
  replay: () => import("../screens/Replay.svelte"),
  review: () => import("../screens/Review.svelte"),
  puzzle: () => import("../screens/Puzzle.svelte"),
  screen: () => import("../screens/Screen.svelte"),
  rules: () => import("../screens/Rules.svelte"),
  learn: () => import("../screens/Learn.svelte"),
  unknown: () => import("../screens/Unknown.svelte"),
  hall: () => import("../screens/Hall.svelte"),
};

/** Screens that few open, with words of their own that come with them. */
const SPEAKING: Route["screen"][] = ["review", "puzzle", "rules", "learn"];

export async function screenOf({ screen }: Route): Promise<Loaded> {
  const loading = SCREENS[screen]();
  if (SPEAKING.includes(screen)) await speakOfAll();
  return loading;
}
