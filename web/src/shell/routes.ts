/** Which screen an address means. */

export interface Route {
  screen:
    | "start"
    | "new"
    | "table"
    | "replay"
    | "review"
    | "screen"
    | "rules"
    | "learn"
    | "hall"
    | "puzzle"
    | "unknown";
  /** The game or the table that the path names. */
  name: string;
}

const PATHS: [RegExp, Route["screen"]][] = [
  [/^\/new\/(\w+)$/, "new"],
  [/^\/t\/([\w-]+)$/, "table"],
  [/^\/t\/([\w-]+)\/replay$/, "replay"],
  [/^\/t\/([\w-]+)\/review$/, "review"],
  [/^\/t\/([\w-]+)\/screen$/, "screen"],
  [/^\/rules\/(\w+)$/, "rules"],
  [/^\/learn\/([\w-]+)$/, "learn"],
  [/^\/hall$/, "hall"],
  [/^\/puzzle$/, "puzzle"],
];

/** The screen of a path; of one that nobody knows, the screen that says so. */
export function routeOf(path: string): Route {
  for (const [pattern, screen] of PATHS) {
    const match = pattern.exec(path.replace(/(.)\/$/, "$1"));
    if (match) return { screen, name: match[1] ?? "" };
  }
  return { screen: path === "/" || path === "" ? "start" : "unknown", name: "" };
}
