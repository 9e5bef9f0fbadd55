/** What a player is about to do: cards chosen, where they may go, and what waits for a last word. */

import { colourOf, goalPlaces, type Laid, type Place, type Target } from "../board/state";
import { GAMES, spotOf } from "../games";
import type { TableConnection } from "../net/table.svelte";
import type { Answer, Wish } from "../net/waiting";
import { sound } from "../shell/sound.svelte";
import { refusal } from "../words";
import { mostCards, movesAt, placesOf, playable, using, waysOf } from "./moves";
import type { Move, Seen } from "../told";
import type { Update, Why } from "../wire";

type MoveFacts = NonNullable<Why["facts"]>;

/** What the table said to a player's wish; a clause leads to its rule. */
export interface Notice {
  text: string;
  clause: string;
}

/** As much of a table as a choice needs: one that is played at, or a puzzle. */
export interface Playing {
  readonly update:
    (Pick<Update, "view" | "moves" | "undo"> & { table: { settings: { game: string } } }) | undefined;
  readonly seat: number | null;
  readonly names: string[];
  readonly isLive: boolean;
  readonly isAsking: boolean;
  play(move: string): Promise<Answer>;
  ask(wish: Wish): Promise<Answer>;
}

/** The card as it will lie, if a move lays one. */
function laidBy({ do: deed, card, x, y, turned = false }: Move): Laid | undefined {
  const isLaid = deed === "lay" && card !== undefined && x !== undefined && y !== undefined;
  return isLaid ? { card, x, y, turned } : undefined;
}

export class Choice<C extends Playing = TableConnection> {
  /** Places in the hand, in the order chosen. */
  picked = $state<number[]>([]);
  /** Whether several cards are gathered, to put them away together. */
  several = $state(false);
  turned = $state(false);
  /** Moves that wait for a last word; more than one wait for a choice. */
  pending = $state.raw<Move[]>([]);
  preview = $state.raw<Place>();
  notice = $state.raw<Notice>();
  /** The move that was last taken. */
  taken = $state.raw<Move>();
  /** The card on its way: it lies where it was dropped until the table has moved on. */
  laying = $state.raw<Laid>();
  /** Where a coach would put it: that place stays in view. */
  advised = $state.raw<Place>();
  private lastTouch = "";
  private lastHand = "";

  constructor(readonly connection: C) {}

  get game(): string {
    return this.connection.update?.table.settings.game ?? "";
  }
  get view(): Seen | null {
    return this.connection.update?.view ?? null;
  }
  hand = $derived(this.view?.private?.hand ?? []);
  /** What may be done; nothing while the connection is away or an answer is awaited. */
  moves = $derived(this.mayDo());
  /** Whether the table waits for me, also while the connection is away. */
  isMyTurn = $derived.by(() => (this.connection.update?.moves.length ?? 0) > 0);
  goals = $derived(goalPlaces(this.game));
  /** My colour, if I have one. */
  colour = $derived.by(() => colourOf(this.view?.public.maze, this.connection.seat ?? -1) ?? "");
  cards = $derived(this.picked.map((place) => this.hand[place]!).filter(Boolean));
  offered = $derived(using(this.moves, this.cards));
  ways = $derived(waysOf(this.offered, this.goals));
  targets = $derived(placesOf(this.ways.places, this.goals));
  spots = $derived(this.ways.spots.map((move) => spotOf(move)!));
  seatTargets = $derived(new Set(this.ways.seats.map((move) => move.target!)));
  /** The seat a pending move is meant for, or -1. */
  aimed = $derived(this.pending[0]?.target ?? -1);
  /** The spot a pending move goes to or takes from, on a table that is no maze. */
  aimedSpot = $derived(this.pending[0] && spotOf(this.pending[0]));
  playable = $derived(playable(this.moves));
  mostCards = $derived(mostCards(this.moves));
  /** What may be done whatever is chosen: end the turn, pass with empty hands. */
  always = $derived(this.cards.length ? waysOf(using(this.moves, []), this.goals).rest : []);
  /** The card that shows itself on the targets: the chosen one, or the goal that is being put. */
  shown = $derived(this.cards.length === 1 ? this.cards[0]! : this.goalToPut());

  /** A goal that was turned up, put the way round it is held now; nothing if several wait. */
  putting = $derived.by(() => {
    const puts = this.ways.places.filter((move) => move.do === "put");
    if (this.targets.length !== 1) return undefined;
    return puts.find((move) => Boolean(move.turned) === this.turned) ?? puts[0];
  });
  /** Where a card shows itself before it is laid: under the finger, or where the goal is put. */
  shownAt = $derived.by(() => this.preview ?? (this.putting && this.targets[0]));

  private mayDo(): Move[] {
    const { isLive, isAsking, update } = this.connection;
    return isLive && !isAsking ? (update?.moves ?? []) : [];
  }
  private goalToPut(): string {
    const put = this.ways.places.find((move) => move.do === "put");
    if (!put) return "";
    const index = put.goal ?? this.goals.findIndex(({ x, y }) => x === put.x && y === put.y);
    return this.view?.public.goals?.[index] ?? "";
  }

  /** The table has moved on: a choice stays chosen as long as the hand is the same. */
  movedOn(): void {
    const hand = this.hand.join(" ");
    this.laying = undefined;
    if (hand !== this.lastHand) this.reset();
    else this.cancel();
    this.lastHand = hand;
  }

  /** Begin again. */
  reset(): void {
    [this.picked, this.several, this.turned] = [[], false, false];
    this.cancel();
    this.notice = undefined;
  }

  cancel(): void {
    [this.pending, this.preview] = [[], undefined];
  }

  touched(pointer: string): void {
    this.lastTouch = pointer;
  }

  pick(place: number): void {
    if (this.moves.length && !this.mostCards) return; // the decision is about something else
    this.cancel();
    this.notice = undefined;
    if (this.several) this.gather(place);
    else [this.picked, this.turned] = [this.picked[0] === place ? [] : [place], false];
  }

  private gather(place: number): void {
    const isPicked = this.picked.includes(place);
    if (!isPicked && this.picked.length >= this.mostCards) return;
    this.picked = isPicked ? this.picked.filter((other) => other !== place) : [...this.picked, place];
  }

  gatherSeveral(wanted: boolean): void {
    this.cancel();
    this.several = wanted;
    if (!wanted) this.picked = this.picked.slice(0, 1);
  }

  turn(): void {
    this.turned = !this.turned;
    if (this.preview)
      this.place(
        this.preview,
        this.targets.find((target) => target.x === this.preview!.x && target.y === this.preview!.y),
        this.turned,
        true,
      );
  }

  /** A place of the maze was chosen. A finger is asked once more; a mouse has seen the card there. */
  place(
    place: Place,
    target: Target | undefined,
    turned: boolean,
    isDoubt = this.lastTouch === "touch",
  ): void {
    if (!target) return void this.askWhy(this.factsAt(place, turned));
    const isSecond =
      this.preview?.x === place.x &&
      this.preview?.y === place.y &&
      turned === (this.pending[0]?.turned ?? turned);
    const found = movesAt(this.ways.places, place, this.goals, turned);
    this.preview = place;
    this.settle(found, isDoubt && !isSecond);
  }

  /** A card was dropped there. */
  drop(place: Place): void {
    const target = this.targets.find(({ x, y }) => x === place.x && y === place.y);
    const turned = target?.turns && !target.turns.includes(this.turned) ? target.turns[0]! : this.turned;
    this.place(place, target, turned, false);
  }

  seat(seat: number): void {
    const found = this.ways.seats.filter((move) => move.target === seat);
    if (found.length) this.settle(found, this.lastTouch === "touch" && this.aimed !== seat);
    else void this.askWhy({ target: seat });
  }

  /** A spot of a table that is no maze was chosen. */
  spot(spot: string): void {
    const found = this.ways.spots.filter((move) => spotOf(move) === spot);
    if (found.length) this.settle(found, this.lastTouch === "touch" && this.aimedSpot !== spot);
    else void this.askWhy(GAMES[this.game]?.factsAt?.(spot) ?? {});
  }

  private settle(found: Move[], isDoubt: boolean): void {
    if (found.length === 1 && !isDoubt) return void this.play(found[0]!);
    [this.pending, this.notice] = [found, undefined];
  }

  /** Take a move. What the table answers is the truth; the page does not play ahead. */
  async play(move: Move): Promise<void> {
    this.cancel();
    [this.taken, this.laying] = [move, laidBy(move)];
    const told = await this.connection.play(move.words);
    if (told.tell !== "refused") return;
    this.laying = undefined;
    this.refused(told.words, told.clause);
  }

  private factsAt({ x, y }: Place, turned: boolean): MoveFacts {
    const goal = this.goals.findIndex((each) => each.x === x && each.y === y);
    return { x, y, ...(turned && { turned }), ...(goal >= 0 && { goal }) };
  }

  /** Why the chosen card, or none where one is taken, may not go there: the table knows what that would mean. */
  private async askWhy(where: MoveFacts): Promise<void> {
    const card = "from" in where ? undefined : this.cards[0];
    const isSaid = card !== undefined || "from" in where;
    if (!isSaid || !this.connection.isLive || this.connection.seat === null) return;
    const told = await this.connection.ask({ ask: "why", facts: { ...where, ...(card && { card }) } });
    if (told.tell === "because" && told.clause)
      this.refused(refusal(this.game, told.reason ?? ""), told.clause);
    if (told.tell === "refused") this.refused(told.words, told.clause);
  }

  private refused(text: string, clause = ""): void {
    sound("no");
    this.notice = { text, clause };
  }
}
