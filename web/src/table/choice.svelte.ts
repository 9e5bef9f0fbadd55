/** What a player is about to do: cards chosen, where they may go, and what waits for a last word. */

import { goalPlaces, type KingsPlace, type Place, type Target } from "../board/state";
import { kingsTargetsOf, sameKingsPlace } from "../board/targets";
import type { TableConnection } from "../net/table.svelte";
import { sound } from "../shell/sound.svelte";
import { refusal } from "../words";
import { wordsAt, wordsInKings, wordsOn } from "./asked";
import { mostCards, movesAt, placesOf, playable, using, waysOf, type Move } from "./moves";

/** What the table said to a player's wish; a clause leads to its rule. */
export interface Notice {
  text: string;
  clause: string;
}

export class Choice {
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
  private lastTouch = "";
  private lastHand = "";

  constructor(readonly connection: TableConnection) {}

  get game(): string {
    return this.connection.update?.table.settings.game ?? "";
  }
  get view(): Record<string, any> | null {
    return this.connection.update?.view ?? null;
  }
  hand = $derived((this.view?.private?.hand ?? []) as string[]);
  /** What may be done; nothing while the connection is away or an answer is awaited. */
  moves = $derived(this.mayDo());
  goals = $derived(goalPlaces(this.game));
  cards = $derived(this.picked.map((place) => this.hand[place]!).filter(Boolean));
  offered = $derived(using(this.moves, this.cards));
  ways = $derived(waysOf(this.offered, this.goals));
  targets = $derived(placesOf(this.ways.places, this.goals));
  kingsTargets = $derived(kingsTargetsOf(this.ways.kings, this.cards[0]));
  seatTargets = $derived(new Set(this.ways.seats.map((move) => move.target!)));
  playable = $derived(playable(this.moves));
  mostCards = $derived(mostCards(this.moves));
  /** What may be done whatever is chosen: end the turn, pass with empty hands. */
  always = $derived(this.cards.length ? waysOf(using(this.moves, []), this.goals).rest : []);
  /** The card that shows itself on the targets: the chosen one, or the goal that is being put. */
  shown = $derived(this.cards.length === 1 ? this.cards[0]! : this.goalToPut());

  private mayDo(): Move[] {
    const { isLive, isAsking, update } = this.connection;
    return isLive && !isAsking ? ((update?.moves ?? []) as Move[]) : [];
  }
  private goalToPut(): string {
    const put = this.ways.places.find((move) => move.do === "put");
    if (!put) return "";
    const index = put.goal ?? this.goals.findIndex(({ x, y }) => x === put.x && y === put.y);
    return String(this.view?.public.goals?.[index] ?? "");
  }

  /** The table has moved on: a choice stays chosen as long as the hand is the same. */
  movedOn(): void {
    const hand = this.hand.join(" ");
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
    if (!target) return void this.askWhy(this.cards[0] ? wordsAt(this.cards[0], place, turned) : "");
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
    if (found.length) this.settle(found, this.lastTouch === "touch");
    else void this.askWhy(this.cards[0] ? wordsOn(this.cards[0], seat) : "");
  }

  kings(place: KingsPlace): void {
    const found = this.ways.kings.filter((move) =>
      kingsTargetsOf([move], move.card).some((other) => sameKingsPlace(other, place)),
    );
    if (found.length) this.settle(found, this.lastTouch === "touch");
    else void this.askWhy(wordsInKings(this.cards[0] ?? "", place));
  }

  private settle(found: Move[], isDoubt: boolean): void {
    if (found.length === 1 && !isDoubt) return void this.play(found[0]!);
    [this.pending, this.notice] = [found, undefined];
  }

  /** Take a move. What the table answers is the truth; the page does not play ahead. */
  async play(move: Move): Promise<void> {
    this.cancel();
    this.taken = move;
    const told = await this.connection.play(move.words);
    if (told.tell === "refused") this.refused(told.words, told.clause);
  }

  private async askWhy(words: string): Promise<void> {
    if (!words || !this.connection.isLive || this.connection.seat === null) return;
    const told = await this.connection.ask({ ask: "why", move: words });
    if (told.tell === "because" && told.clause)
      this.refused(refusal(this.game, told.reason ?? ""), told.clause);
    if (told.tell === "refused") this.refused(told.words, told.clause);
  }

  private refused(text: string, clause = ""): void {
    sound("no");
    this.notice = { text, clause };
  }
}
