/** A pointer that takes something along: told where it is, and where it let go. */

export interface Dragged {
  x: number;
  y: number;
}

export interface Drag {
  move(point: Dragged): void;
  drop(point: Dragged): void;
}

/** A pointer that moved less than this has clicked. */
const STILL = 10;

export function drag(node: HTMLElement, told: Drag): { update(next: Drag): void; destroy(): void } {
  let begin: Dragged | undefined;
  let isMoving = false;
  const stop = new AbortController();
  const listen = { signal: stop.signal };

  const press = (event: PointerEvent): void => {
    if (event.button === 0) [begin, isMoving] = [{ x: event.clientX, y: event.clientY }, false];
  };
  const move = (event: PointerEvent): void => {
    if (!begin) return;
    isMoving ||= Math.hypot(event.clientX - begin.x, event.clientY - begin.y) > STILL;
    if (!isMoving) return;
    node.setPointerCapture(event.pointerId);
    told.move({ x: event.clientX, y: event.clientY });
  };
  const lift = (event: PointerEvent): void => {
    if (isMoving)
      told.drop(event.type === "pointerup" ? { x: event.clientX, y: event.clientY } : { x: -1, y: -1 });
    begin = undefined;
  };
  /** The click that ends a drag is none. */
  const click = (event: MouseEvent): void => {
    if (isMoving) event.stopImmediatePropagation();
    isMoving = false;
  };

  node.addEventListener("pointerdown", press, listen);
  node.addEventListener("pointermove", move, listen);
  node.addEventListener("pointerup", lift, listen);
  node.addEventListener("pointercancel", lift, listen);
  node.addEventListener("click", click, { ...listen, capture: true });
  return { update: (next) => (told = next), destroy: () => stop.abort() };
}
