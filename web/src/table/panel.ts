/** A panel over the table that holds the focus while it is open, and gives it back afterwards.
 *
 * Not `showModal`: that makes the rest of the page inert, so every card of it is styled anew, twice.
 */

const FOCUSABLE = "a[href], button:not(:disabled), input, select, textarea, summary, [tabindex='0']";

const isTop = (panel: HTMLDialogElement): boolean =>
  [...document.querySelectorAll("dialog[open]")].at(-1) === panel;

/** From the last thing to the first, and back. */
function goRound(event: KeyboardEvent, panel: HTMLDialogElement): void {
  const things = [...panel.querySelectorAll<HTMLElement>(FOCUSABLE)].filter(
    (it) => it.getClientRects().length,
  );
  const [first, last] = [things[0], things.at(-1)];
  const now = document.activeElement;
  const isAtEnd = now === (event.shiftKey ? first : last) || now === panel || !panel.contains(now);
  if (!isAtEnd) return;
  event.preventDefault();
  (event.shiftKey ? last : first)?.focus();
}

export function openPanel(panel: HTMLDialogElement): { destroy(): void } {
  const before = document.activeElement as HTMLElement | null;
  const press = (event: KeyboardEvent): void => {
    if (!isTop(panel)) return;
    if (event.key === "Tab") goRound(event, panel);
    if (event.key !== "Escape") return;
    event.preventDefault();
    event.stopPropagation();
    panel.close();
  };
  panel.show();
  addEventListener("keydown", press, true);
  return {
    destroy() {
      removeEventListener("keydown", press, true);
      before?.focus({ preventScroll: true });
    },
  };
}
