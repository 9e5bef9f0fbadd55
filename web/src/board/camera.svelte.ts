/** The camera of one board: where it looks, and when it moves by itself. */

import { untrack } from "svelte";
import { prefersReducedMotion } from "svelte/motion";
import {
  clamp,
  contains,
  fit,
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

export class Eye {
  width = $state(0);
  height = $state(0);
  /** Whether the cards are only scaled for now, not drawn anew. */
  isZooming = $state(false);
  /** How long the way to the camera's new place takes, in milliseconds; CSS goes it. */
  glide = $state(0);
  private camera = $state.raw<Camera>({ x: 0, y: 0, zoom: 0.5 });
  /** Whether the player has moved the camera away from showing all. */
  private isFree = $state(false);
  private isOpen = false;
  private rest = 0;
  private lastDug: Bounds | undefined;
  /** What the camera shows: all that lay there since the mine was smaller, and all targets. */
  private reached: Bounds | undefined;

  /** `dug` are the bounds of the cards and goals, `contents` those of the targets too. */
  constructor(
    private dug: () => Bounds,
    private contents: () => Bounds,
  ) {
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

  /** Show all, or stay within bounds that have changed. */
  private keep(): void {
    if (!this.width || !this.height) return;
    const bounds = this.reach();
    const to = this.isFree ? this.held(untrack(() => this.camera)) : fit(bounds, this.size);
    this.look(to, this.isOpen ? GLIDE : 0);
    this.isOpen = true;
  }

  /** Choosing card after card must not move the mine to and fro: what was shown stays shown. */
  private reach(): Bounds {
    const [dug, contents] = [this.dug(), this.contents()];
    const hasShrunk = this.lastDug !== undefined && !contains(dug, this.lastDug);
    this.reached = this.reached && !hasShrunk ? joined(this.reached, contents) : contents;
    this.lastDug = dug;
    return this.reached;
  }

  private held(camera: Camera): Camera {
    return clamp(camera, widened(this.contents()), this.size);
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

  private steer(to: Camera, duration = 0): void {
    this.isFree = true;
    this.look(this.held(to), duration);
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
    [this.isFree, this.reached] = [false, this.contents()];
    this.look(fit(this.reached, this.size), GLIDE);
  }

  follow(place: Place): void {
    const to = following(this.camera, place, this.size);
    if (to.x !== this.camera.x || to.y !== this.camera.y) this.steer(to, STEP);
  }

  placeAt(px: number, py: number): Place {
    return placeAt(this.now, px, py, this.size);
  }
}
