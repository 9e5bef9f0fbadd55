/** Which screen an address means. */

export interface Route {
  screen: "start" | "new" | "table" | "replay" | "screen" | "rules" | "learn" | "hall";
  /** The game or the table that the path names. */
  name: string;
}

const PATHS: [RegExp, Route["screen"]][] = [
  [/^\/new\/(\w+)$/, "new"],
  [/^\/t\/([\w-]+)$/, "table"],
  [/^\/t\/([\w-]+)\/replay$/, "replay"],
  [/^\/t\/([\w-]+)\/screen$/, "screen"],
  [/^\/rules\/(\w+)$/, "rules"],
  [/^\/learn\/(\w+)$/, "learn"],
  [/^\/hall$/, "hall"],
];

/** The screen of a path; whatever is not known leads to the start. */
export function routeOf(path: string): Route {
  for (const [pattern, screen] of PATHS) {
    const match = pattern.exec(path.replace(/(.)\/$/, "$1"));
    if (match) return { screen, name: match[1] ?? "" };
  }
  return { screen: "start", name: "" };
}
