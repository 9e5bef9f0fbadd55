/** The screens of the page, each loaded when it is first shown. */

import type { Component } from "svelte";
import { speakAsFarAs, type Reach } from "../words";
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

/** How far the words of a screen reach; most screens speak of a table. */
const REACHES: Partial<Record<Route["screen"], Reach>> = {
  start: "start",
  hall: "start",
  unknown: "start",
  review: "all",
  puzzle: "all",
  rules: "all",
  learn: "all",
};
export const reachOf = ({ screen }: Route): Reach => REACHES[screen] ?? "table";

export async function screenOf(route: Route): Promise<Loaded> {
  const loading = SCREENS[route.screen]();
  await speakAsFarAs(reachOf(route));
  return loading;
}
