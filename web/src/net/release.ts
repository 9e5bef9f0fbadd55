/** A page that is older or newer than its server loads itself again, once for each release. */

const TRIED = "dwarrow.reloaded";

/** Written by the build: the release this page belongs to. */
declare const __RELEASE__: string;

export function reloadIfStale(release: string): void {
  if (release === __RELEASE__ || sessionStorage.getItem(TRIED) === release) return;
  sessionStorage.setItem(TRIED, release);
  location.reload();
}
