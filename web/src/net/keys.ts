/** The keys of this device's seats. Secrets come in the fragment of an address and leave it at once. */

const KEPT = "dwarrow.keys";

/** What opens a seat; `host` opens the host's tools if the host does not sit at the table. */
export interface Keys {
  key: string;
  host?: string;
  /** The secret of the table's link, for the host to show it again. */
  invite?: string;
  /** What I have promised to give to the deals; it is shown when all have promised. */
  chance?: string;
}

function all(): Record<string, Keys> {
  try {
    return JSON.parse(localStorage.getItem(KEPT) ?? "{}") as Record<string, Keys>;
  } catch {
    return {};
  }
}

export const keysOf = (table: string): Keys | undefined => all()[table];

/** The tables this device has a key of, the last first. */
export const knownTables = (): string[] => Object.keys(all()).reverse();

export function keep(table: string, keys: Keys): void {
  const { [table]: _, ...others } = all();
  localStorage.setItem(KEPT, JSON.stringify({ ...others, [table]: keys }));
}

/** The keys of a table open its rematch too. */
export function takeAlong(table: string, rematch: string): void {
  const keys = keysOf(table);
  if (keys && !keysOf(rematch)) keep(rematch, { ...keys, chance: "" });
}

export function forget(table: string): void {
  const { [table]: _, ...others } = all();
  localStorage.setItem(KEPT, JSON.stringify(others));
}

/** The facts of a fragment: `#invite=…`, `#key=…`, `#at=…`. */
export const fragment = (): URLSearchParams => new URLSearchParams(location.hash.slice(1));

/** Move a seat to this device: keep the key of the address and take it out of there. */
export function keepKeyInAddress(table: string): void {
  const key = fragment().get("key");
  if (!key) return;
  keep(table, { ...keysOf(table), key });
  history.replaceState(history.state, "", location.pathname + location.search);
}

/** A link that moves a seat to another device. */
export const linkOfKey = (table: string, key: string): string => `${location.origin}/t/${table}#key=${key}`;
export const linkOfInvite = (table: string, invite: string): string =>
  `${location.origin}/t/${table}#invite=${invite}`;
