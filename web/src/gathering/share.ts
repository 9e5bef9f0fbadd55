/** Links that others can open. A page seen as localhost asks the server how the others call it. */

import { house } from "../net/api";

const isLocal = (host: string): boolean =>
  host === "localhost" || host === "[::1]" || host.startsWith("127.");

/** The origin to write into a link: this page's own, unless only this machine knows it by that name. */
export function originFor(here: URL, address: string): string {
  return isLocal(here.hostname) && address ? address : here.origin;
}

let asked: Promise<string> | undefined;

export function sharedOrigin(): Promise<string> {
  asked ??= house().then(
    ({ address }) => originFor(new URL(location.href), address),
    () => location.origin,
  );
  return asked;
}

/** The link to a table; with a secret whoever opens it may sit down. */
export const linkTo = (origin: string, table: string, invite = "", end = ""): string =>
  `${origin}/t/${table}${end}${invite ? `#invite=${invite}` : ""}`;
