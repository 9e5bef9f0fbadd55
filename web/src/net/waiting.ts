/** Asks on their way: each has an id, and is sent again after every lost connection. */

import type { Ask, Because, Done, Hinted, Refused } from "../wire";

export type Answer = Done | Refused | Because | Hinted;

/** An ask without its id. */
export type Wish = Ask extends infer Each ? (Each extends Ask ? Omit<Each, "id"> : never) : never;

/** Asks beside the game: nobody waits for their answers. */
const BESIDE: Ask["ask"][] = ["note", "why", "showing", "entropy", "commit"];
export const isBeside = ({ ask }: Wish): boolean => BESIDE.includes(ask);

interface Waiting {
  wish: Wish;
  text: string;
  answer(told: Answer): void;
}

export class Asks {
  private waiting = new Map<string, Waiting>();

  /** Whether an answer is awaited by whoever sits before the page. */
  get isAwaited(): boolean {
    return [...this.waiting.values()].some(({ wish }) => !isBeside(wish));
  }

  /** Whether such an ask is on its way. */
  has(ask: Ask["ask"]): boolean {
    return [...this.waiting.values()].some(({ wish }) => wish.ask === ask);
  }

  /** The text of a new ask, and the answer it will get. */
  add(wish: Wish): { text: string; answer: Promise<Answer> } {
    const id = newId();
    const text = JSON.stringify({ ...wish, id });
    const answer = new Promise<Answer>((resolve) => this.waiting.set(id, { wish, text, answer: resolve }));
    return { text, answer };
  }

  /** What has to be said again on a new connection. */
  texts(): string[] {
    return [...this.waiting.values()].map(({ text }) => text);
  }

  /** An answer has come; the one who asked too fast asks again later. */
  answered(told: Answer, again: (text: string) => void): void {
    const ask = this.waiting.get(told.id);
    if (!ask) return;
    if (told.tell === "refused" && told.code === "too-fast") {
      setTimeout(() => again(ask.text), 300 + Math.random() * 300);
      return;
    }
    this.waiting.delete(told.id);
    ask.answer(told);
  }

  /** Nothing will be answered any more. */
  giveUp(words: string): void {
    for (const [id, { answer }] of this.waiting) answer({ tell: "refused", id, code: "unavailable", words });
    this.waiting.clear();
  }
}

export function newId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(8)), (byte) =>
    byte.toString(16).padStart(2, "0"),
  ).join("");
}
