/**
 * A part of a page that is not needed to draw it. It is fetched when all else is there, so that it is here before somebody
 * asks for it; whoever is quicker waits for it.
 */

/** Milliseconds after which a part that did not come is asked for again. */
const AGAIN = 2000;

export class Later<Part> {
  #part = $state.raw<Part | null>(null);
  #asked = false;

  constructor(readonly load: () => Promise<{ default: Part }>) {}

  /** The part, or null while it is on its way. */
  get part(): Part | null {
    if (!this.#part) this.fetch();
    return this.#part;
  }

  fetch(): void {
    if (this.#asked) return;
    this.#asked = true;
    this.load().then(
      ({ default: part }) => (this.#part = part),
      () => {
        this.#asked = false;
        setTimeout(() => this.fetch(), AGAIN);
      },
    );
  }
}
