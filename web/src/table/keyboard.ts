/** The keys of the table, and the way by key to whatever may be chosen next. */

const TYPING = "input, textarea, select, dialog";
/** What may be chosen outside the maze: seats, the spots of a table, and what buttons say. */
const TARGETS = ".seat.target, [data-spot].target, .bar button";

/** Whether a key is meant for the table, not for a field or a panel. */
export function isForTable(event: KeyboardEvent): boolean {
  const isTyping = (event.target as Element).closest(TYPING) || document.querySelector("dialog[open]");
  return !isTyping && !event.defaultPrevented && !event.ctrlKey && !event.altKey && !event.metaKey;
}

/** Focus what may be chosen next, `by` 1 or -1: a place of the maze; else a seat, a spot of the table, or a button. */
export function focusTarget(by: 1 | -1): void {
  if (document.querySelector(".board .cell.target")) return focusMaze(by);
  const targets = [...document.querySelectorAll<HTMLElement>(TARGETS)];
  if (!targets.length) return;
  const at = targets.indexOf(document.activeElement as HTMLElement);
  targets.at(at < 0 && by < 0 ? -1 : (at + by) % targets.length)?.focus();
}

/** The maze has a cursor of its own; it goes on from there by the same keys. */
function focusMaze(by: 1 | -1): void {
  const cursor = document.querySelector<HTMLElement>('.board [role="gridcell"][tabindex="0"]');
  cursor?.focus();
  cursor?.dispatchEvent(
    new KeyboardEvent("keydown", { key: by > 0 ? "n" : "p", bubbles: true, cancelable: true }),
  );
}
