/** A notice of the device when it is my turn and the page is not in sight, if the reader allows it. */

const KEPT = "dwarrow.notify";

/** Devices that have no notices are not asked about them. */
export const canNotify = "Notification" in globalThis && isSecureContext;

let wanted = $state(localStorage.getItem(KEPT) === "yes");

export const isNotified = (): boolean => wanted && canNotify && Notification.permission === "granted";

export async function setNotified(wish: boolean): Promise<void> {
  const isAllowed = wish && (await Notification.requestPermission()) === "granted";
  wanted = isAllowed;
  localStorage.setItem(KEPT, isAllowed ? "yes" : "no");
}

/** Phones let only a service worker notify; where there is none, nothing is said. */
export function notifyTurn(text: string): void {
  if (!isNotified() || !document.hidden) return;
  const options = { icon: "/icon.svg", tag: "turn" };
  try {
    new Notification(text, options).onclick = () => focus();
  } catch {
    void navigator.serviceWorker?.ready.then((worker) => worker.showNotification(text, options));
  }
}
