/** Where the reader is. Links are ordinary links; this page follows them without loading anew. */

import { routeOf, type Route } from "./routes";

let route = $state.raw<Route>(routeOf(location.pathname));

export const here = (): Route => route;

export function go(address: string): void {
  history.pushState(null, "", address);
  arrive();
  scrollTo(0, 0);
}

function arrive(): void {
  const next = routeOf(location.pathname);
  if (next.screen !== route.screen || next.name !== route.name) route = next;
}

/** Whether a click on a link is for this page to follow. */
function isOurs(event: MouseEvent, link: HTMLAnchorElement): boolean {
  const isPlain = event.button === 0 && !event.ctrlKey && !event.metaKey && !event.shiftKey && !event.altKey;
  return (
    isPlain &&
    link.origin === location.origin &&
    !link.target &&
    !link.hasAttribute("download") &&
    !link.pathname.startsWith("/api/")
  );
}

function follow(event: MouseEvent): void {
  const link = (event.target as Element).closest?.("a");
  if (!link || event.defaultPrevented || !isOurs(event, link) || link.pathname === location.pathname) return;
  event.preventDefault();
  go(link.href);
}

/** Listen to links and to the back button. */
export function listen(): void {
  addEventListener("popstate", arrive);
  document.addEventListener("click", follow);
}
