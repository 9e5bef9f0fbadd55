/** Which panel lies over the table. */

export class Opened {
  panel = $state<"" | "menu" | "moves" | "discards">("");
  /** A seat that is looked at up close. */
  seat = $state<number>();
  /** A line of the story whose board is shown. */
  line = $state<number>();

  close = (): void => {
    [this.panel, this.seat, this.line] = ["", undefined, undefined];
  };
}
