/** The page as an app: a worker keeps its shell, so that the start page opens without a network. */

const IDLE = 2000;

/** What this page was made of. */
const parts = (): string[] =>
  performance
    .getEntriesByType("resource")
    .map(({ name }) => new URL(name))
    .filter(({ origin, pathname }) => origin === location.origin && pathname.startsWith("/assets/"))
    .map(({ pathname }) => pathname);

async function register(): Promise<void> {
  await navigator.serviceWorker.register("/sw.js");
  const { active } = await navigator.serviceWorker.ready;
  active?.postMessage({ keep: [...parts(), "/icon.svg"] });
}

/** When the first screen stands and the device has time. */
export function install(): void {
  if (!("serviceWorker" in navigator) || import.meta.env.DEV) return;
  setTimeout(() => void register().catch(() => undefined), IDLE);
}
