/** How far words reach: the first screens, tables too, or also the screens that few open. */

export const REACHES = ["start", "table", "all"] as const;
export type Reach = (typeof REACHES)[number];

/** Words come with the screens that say them. vite.config.ts packs them apart by it too. */
export function reachOf(path: string): Reach {
  if (/\/(page|page-start|common|refused)\.ftl/.test(path)) return "start";
  return /(review|puzzle|lessons|first-page)\.ftl/.test(path) ? "all" : "table";
}

export const reachesTo = (reach: Reach, wanted: Reach): boolean =>
  REACHES.indexOf(reach) >= REACHES.indexOf(wanted);
