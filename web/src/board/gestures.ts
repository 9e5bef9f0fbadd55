/** Fingers, mouse and wheel on a board: one pointer pans or taps, two pinch, the wheel zooms. */

export interface Gestures {
  pan(dx: number, dy: number): void;
  zoom(factor: number, px: number, py: number): void;
  tap(px: number, py: number): void;
  hover(px: number, py: number): void;
  leave(): void;
}

/** A pointer that moved less than this was a tap. */
const STILL = 8;
const WHEEL = 0.0016;

interface Finger {
  x: number;
  y: number;
}

class Fingers {
  private down = new Map<number, Finger>();
  private travelled = 0;
  private most = 0;

  constructor(
    private node: HTMLElement,
    private told: Gestures,
  ) {}

  /** A point relative to the board. */
  private point(event: MouseEvent): Finger {
    const box = this.node.getBoundingClientRect();
    return { x: event.clientX - box.left, y: event.clientY - box.top };
  }

  press = (event: PointerEvent): void => {
    if (event.button !== 0 || (event.target as Element).closest("button")) return;
    if (this.down.size === 0) [this.travelled, this.most] = [0, 0];
    this.down.set(event.pointerId, this.point(event));
    this.most = Math.max(this.most, this.down.size);
  };

  move = (event: PointerEvent): void => {
    const now = this.point(event);
    const before = this.down.get(event.pointerId);
    if (!before) {
      if (event.pointerType === "mouse") this.told.hover(now.x, now.y);
      return;
    }
    this.travelled += Math.hypot(now.x - before.x, now.y - before.y);
    if (this.travelled < STILL) return;
    this.node.setPointerCapture(event.pointerId);
    // Not by `:active`: a cursor is inherited, and each tap would reckon the style of every card anew.
    this.node.style.cursor = "grabbing";
    this.drag(event.pointerId, before, now);
  };

  private drag(id: number, before: Finger, now: Finger): void {
    const other = [...this.down].find(([finger]) => finger !== id)?.[1];
    this.down.set(id, now);
    if (!other) return this.told.pan(now.x - before.x, now.y - before.y);
    const spread = (finger: Finger) => Math.hypot(finger.x - other.x, finger.y - other.y) || 1;
    this.told.zoom(spread(now) / spread(before), (now.x + other.x) / 2, (now.y + other.y) / 2);
    this.told.pan((now.x - before.x) / 2, (now.y - before.y) / 2);
  }

  lift = (event: PointerEvent): void => {
    const finger = this.down.get(event.pointerId);
    this.down.delete(event.pointerId);
    if (!this.down.size) this.node.style.cursor = "";
    if (!finger || event.type === "pointercancel") return;
    if (this.most === 1 && this.travelled < STILL) this.told.tap(finger.x, finger.y);
  };

  roll = (event: WheelEvent): void => {
    event.preventDefault();
    const lines = event.deltaMode === 1 ? 20 : 1;
    const { x, y } = this.point(event);
    this.told.zoom(Math.exp(-event.deltaY * lines * WHEEL * (event.ctrlKey ? 4 : 1)), x, y);
  };
}

/** A Svelte action that tells gestures on an element. */
export function gestures(node: HTMLElement, told: Gestures): { destroy(): void } {
  const fingers = new Fingers(node, told);
  const stop = new AbortController();
  const listen = { signal: stop.signal };
  node.addEventListener("pointerdown", fingers.press, listen);
  node.addEventListener("pointermove", fingers.move, listen);
  node.addEventListener("pointerup", fingers.lift, listen);
  node.addEventListener("pointercancel", fingers.lift, listen);
  node.addEventListener("pointerleave", () => told.leave(), listen);
  node.addEventListener("wheel", fingers.roll, { ...listen, passive: false });
  return { destroy: () => stop.abort() };
}
