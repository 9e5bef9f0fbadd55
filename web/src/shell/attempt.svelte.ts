/** Something asked of the table once at a time: whether it is under way, and why it did not work. */

export class Attempt {
  isBusy = $state(false);
  wrong = $state("");

  /** Try it; `said` puts what went wrong into a sentence. Whoever has succeeded goes elsewhere and stays busy. */
  async make(task: () => Promise<void>, said = (why: string): string => why): Promise<void> {
    [this.isBusy, this.wrong] = [true, ""];
    try {
      await task();
    } catch (error) {
      this.wrong = said((error as Error).message);
      this.isBusy = false;
    }
  }
}
