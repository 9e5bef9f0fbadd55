/** My role: dealt face down, turned by me, then kept behind a tap. Whether I turned it stays on this device.
 *
 * Where everybody has a colour that all know, it lies face up from the first deal on.
 */

import { colourOf } from "../board/state";
import type { TableConnection } from "../net/table.svelte";
import type { Item, Own, Seen } from "../told";

const KEPT = "dwarrow.turned";

/** The deal of a role that this device has turned up last. */
const turnedLast = (): string => sessionStorage.getItem(KEPT) ?? "";

export class MyRole {
  isOpen = $state(false);
  isUp = $state(false);
  /** Dealt, and not put away since. */
  isNew = $state(false);

  constructor(private connection: TableConnection) {
    $effect(() => {
      if (this.dealt && this.name !== turnedLast())
        [this.isOpen, this.isUp, this.isNew] = [true, this.isColour, true];
    });
  }

  get game(): string {
    return this.connection.update?.table.settings.game ?? "";
  }
  private colour = $derived.by(() => {
    const view: Seen | null | undefined = this.connection.update?.view;
    return colourOf(view?.public.maze, view?.seat ?? -1) ?? "";
  });
  private secret = $derived.by(() => roleOf(own(this.connection)));
  /** The role as it is now; empty in a game without roles. */
  role = $derived.by(() => this.secret || this.colour);
  /** Whether it is no secret. */
  isColour = $derived.by(() => !this.secret && this.colour !== "");
  fellows = $derived.by(() => own(this.connection)?.fellows ?? []);
  private dealt = $derived.by(() => (this.isPlaying() ? this.deal() : undefined));
  private name = $derived.by(() => `${this.connection.table} ${this.dealt ?? ""}`);

  private deal(): number | undefined {
    const { story } = this.connection;
    return this.isColour ? story.find(({ event }) => event === "dealt")?.n : lastDeal(story);
  }

  private isPlaying(): boolean {
    const { table, view } = this.connection.update ?? {};
    return table?.status === "playing" && view?.public.phase !== "over" && this.role !== "";
  }

  turn(): void {
    sessionStorage.setItem(KEPT, this.name);
    this.isUp = true;
  }

  /** Whoever plays on has seen enough. */
  close(): void {
    if (!this.isOpen) return;
    [this.isOpen, this.isNew] = [false, false];
    sessionStorage.setItem(KEPT, this.name);
  }

  toggle(): void {
    [this.isOpen, this.isUp, this.isNew] = [!this.isOpen, true, false];
    sessionStorage.setItem(KEPT, this.name);
  }
}

const own = ({ update }: TableConnection): Own | undefined => update?.view?.private;

function roleOf(drawer: Own | undefined): string {
  const role = drawer?.role ?? "unknown";
  return role === "unknown" ? "" : role;
}

/** The line by which I got the role I have; nothing once the round is over. */
export function lastDeal(story: readonly Item[]): number | undefined {
  const last = story.findLast(({ event }) => event === "got-role" || event === "round-ended");
  return last?.event === "got-role" ? last.n : undefined;
}
