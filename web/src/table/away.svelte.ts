/** Who is away, since when this page knows it, and when a bot will step in. */

import type { TableConnection } from "../net/table.svelte";
import { t } from "../words";
import type { SeatFacts } from "./seatFacts";

/** That somebody is away, and if it is known, when a bot will play instead. */
export const awaySaid = (botIn: number | undefined): string =>
  [t("page-seat-away"), botIn === undefined ? "" : t("page-seat-bot-in", { seconds: botIn })]
    .filter(Boolean)
    .join(", ");

export class Away {
  private since = $state.raw<Record<number, number>>({});
  private now = $state(Date.now());

  constructor(private connection: TableConnection) {
    $effect(() => this.note(connection.presence.here));
    $effect(() => {
      if (!Object.keys(this.since).length) return;
      const timer = setInterval(() => (this.now = Date.now()), 1000);
      return () => clearInterval(timer);
    });
  }

  private note(here: readonly number[]): void {
    const seats = this.connection.update?.table.seats ?? [];
    const gone = seats.flatMap((seat, i) => (seat.kind === "person" && !here.includes(i) ? [i] : []));
    const before = this.last;
    this.last = Object.fromEntries(gone.map((seat) => [seat, before[seat] ?? Date.now()]));
    this.since = this.last;
  }
  private last: Record<number, number> = {};

  /** Why nothing happens while it is this seat's turn; nothing if somebody thinks there. */
  said(facts: SeatFacts): string {
    return facts.isHere || facts.isReplaced ? "" : `${facts.name}: ${awaySaid(this.botIn(facts))}`;
  }

  /** Seconds until a bot plays for this seat: only whoever is to move is replaced. */
  botIn({ seat, isHere, isTurn, isReplaced }: SeatFacts): number | undefined {
    const settings = this.connection.update?.table.settings;
    const since = this.since[seat];
    if (isHere || isReplaced || !isTurn || since === undefined) return undefined;
    if ((settings?.takeover ?? "grace") !== "grace") return undefined;
    const grace = settings?.grace ?? 60;
    return Math.min(grace, Math.max(0, Math.ceil(grace - (this.now - since) / 1000)));
  }
}
