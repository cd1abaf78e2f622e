/** What the bar says: a question at once, anything else only when it lasts. */

/** How long somebody else may take before the page says so, in milliseconds. */
const LONG = 2500;

export interface Said {
  /** The name of the moment; empty while nothing depends on it. */
  moment: string;
  words: string;
}

export interface Speech {
  said: Said;
  /** True for what is meant for the person, and cannot wait. */
  now: boolean;
}

/** Words that stay while windows open and close without the person, so that nothing flashes. */
export class Calm {
  private kept = $state.raw<Said | null>(null);

  constructor(private readonly live: () => Speech) {
    $effect(() => {
      const { said, now } = live();
      // Where nothing was said before, nothing can flash.
      if (now || this.kept === null) {
        this.kept = said;
        return;
      }
      const timer = setTimeout(() => (this.kept = said), LONG);
      return () => clearTimeout(timer);
    });
  }

  /** What stands in the bar. */
  get said(): Said {
    const { said, now } = this.live();
    return now ? said : (this.kept ?? said);
  }
}
