/** The rim of a card that is precious, or of a back. */

export function frame(kind: string): string {
  return `<rect class="line ${kind}" x="3" y="3" width="94" height="134" rx="7" stroke-width="2.6"/>`;
}

export const goldFrame = (): string => frame("gold-frame");
