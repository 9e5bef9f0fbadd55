/** The camera of one board: where it looks, and when it moves by itself.
 *
 * It shows the mine with the ring of free places around it, so choosing a card moves nothing. It moves when
 * the mine outgrows the view, and for fingers: what they may touch comes close, and goes back afterwards.
 */

import { untrack } from "svelte";
import { prefersReducedMotion } from "svelte/motion";
import { MediaQuery } from "svelte/reactivity";
import { isSeen, near, sidesBeyond, underFinger, type Side } from "./fingers";
import {
  clamp,
  fit,
  fitWhole,
  following,
  joined,
  moved,
  placeAt,
  widened,
  zoomed,
  type Bounds,
  type Camera,
  type Size,
} from "./layout";
import type { Place } from "./state";

const GLIDE = 350;
const STEP = 180;
/** Cards are drawn anew when the zoom has rested so long; until then they are scaled as they are. */
const REST = 140;
const fingers = new MediaQuery("(pointer: coarse)");

interface Mine {
  /** The cells of cards, goals and free places, and how many cards lie there. */
  shown: Bounds;
  laid: number;
  /** It is watched and not steered: no room is kept for buttons. */
  isDug: boolean;
  /** The cells a player may choose from just now, and the one that must be seen if not all can. */
  wanted: Place[];
  first: Place | undefined;
  /** Whether these are goals, that lie apart: all of them are seen rather than each as large as can be. */
  areApart: boolean;
}

export class Eye {
  width = $state(0);
  height = $state(0);
  /** Whether the cards are only scaled for now, not drawn anew. */
  isZooming = $state(false);
  /** How long the way to the camera's new place takes, in milliseconds; CSS goes it. */
  glide = $state(0);
  private camera = $state.raw<Camera>({ x: 0, y: 0, zoom: 0.5 });
  /** Where the player has moved the camera to; nothing while it shows all. */
  private chosen = $state.raw<Camera>();
  private isNear = false;
  private isOpen = false;
  private rest = 0;
  private lastLaid = 0;
  /** All that was shown since the mine was dug anew: a rockfall does not move the view. */
  private reached: Bounds | undefined;

  constructor(private mine: () => Mine) {
    $effect(() => this.keep());
    $effect(() => () => clearTimeout(this.rest));
  }

  get now(): Camera {
    return this.camera;
  }

  get size(): Size {
    return { width: this.width, height: this.height };
  }

  /** The move of the mine's origin, for CSS; whole pixels are drawn faster and sharper. */
  get shift(): string {
    const { x, y, zoom } = this.camera;
    const [left, top] = [this.width / 2 - x * zoom, this.height / 2 - y * zoom].map(Math.round);
    return `translate(${left}px, ${top}px)`;
  }

  /** Show all, or what fingers may touch, or stay where the player looks. */
  private keep(): void {
    if (!this.width || !this.height) return;
    const { shown, laid, wanted, first, areApart } = this.mine();
    const home = this.home(shown, laid);
    const closer =
      fingers.current && wanted.length ? near(home, wanted, this.size, { first, areApart }) : undefined;
    const now = untrack(() => this.camera);
    const stays = closer && this.isNear && isSeen(now, wanted, this.size);
    this.isNear = closer !== undefined;
    if (!stays) this.look(closer ?? home, this.isOpen ? GLIDE : 0);
    this.isOpen = true;
  }

  private home(shown: Bounds, laid: number): Camera {
    const isAnew = laid < this.lastLaid - 1;
    this.lastLaid = laid;
    this.reached = this.reached && !isAnew ? joined(this.reached, shown) : shown;
    if (isAnew) this.chosen = undefined;
    return this.chosen ? this.held(this.chosen) : this.whole(this.reached);
  }

  private whole(bounds: Bounds): Camera {
    return (this.mine().isDug ? fitWhole : fit)(bounds, this.size);
  }

  private held(camera: Camera): Camera {
    return clamp(camera, widened(this.reached ?? this.mine().shown), this.size);
  }

  private look(to: Camera, duration: number): void {
    const { x, y, zoom } = untrack(() => this.camera);
    if (x === to.x && y === to.y && zoom === to.zoom) return;
    this.glide = prefersReducedMotion.current ? 0 : duration;
    this.camera = to;
    clearTimeout(this.rest);
    this.isZooming = this.isOpen && zoom !== to.zoom;
    this.rest = window.setTimeout(() => ([this.glide, this.isZooming] = [0, false]), duration + REST);
  }

  /** The player moves the camera; from close by it still goes back where it was. */
  private steer(to: Camera, duration = 0): void {
    const held = this.held(to);
    this.look(held, duration);
    if (!this.isNear) this.chosen = held;
  }

  pan(dx: number, dy: number): void {
    this.steer(moved(this.camera, dx, dy));
  }

  zoom(factor: number, px: number, py: number): void {
    this.steer(zoomed(this.camera, factor, px, py, this.size));
  }

  /** Zoom about the middle, by a key or a button. */
  zoomBy(factor: number): void {
    this.steer(zoomed(this.camera, factor, this.width / 2, this.height / 2, this.size), STEP);
  }

  showAll(): void {
    [this.chosen, this.reached, this.isNear] = [undefined, this.mine().shown, false];
    this.look(this.whole(this.reached), GLIDE);
  }

  follow(place: Place): void {
    const to = following(this.camera, place, this.size);
    if (to.x !== this.camera.x || to.y !== this.camera.y) this.steer(to, STEP);
  }

  /** Which of these a finger or mouse means: the place itself, or the nearest that a fingertip covers. */
  meant<P extends Place>(px: number, py: number, places: readonly P[]): Place {
    const place = this.placeAt(px, py);
    const isOne = places.some(({ x, y }) => x === place.x && y === place.y);
    return (!isOne && fingers.current && underFinger(this.now, places, px, py, this.size)) || place;
  }

  /** Where more of these places lie outside the view, for fingers that are close by. */
  beyond(places: readonly Place[]): Side[] {
    return fingers.current ? sidesBeyond(this.now, places, this.size) : [];
  }

  placeAt(px: number, py: number): Place {
    return placeAt(this.now, px, py, this.size);
  }
}
