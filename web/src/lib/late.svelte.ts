/** Taps and keys that come right after a scene has appeared: they were meant for what stood there before. */

const LATE = 380;

export class Late {
  /** Whether it still is so. */
  on = $state(false);
  #timer: ReturnType<typeof setTimeout> | undefined;
  #frame = 0;

  /** The scene appears. It counts from when it is seen: on a slow phone that is some frames later. */
  begin(): void {
    this.end();
    this.on = true;
    this.#frame = requestAnimationFrame(() => {
      this.#frame = requestAnimationFrame(() => {
        this.#timer = setTimeout(() => (this.on = false), LATE);
      });
    });
  }

  end(): void {
    cancelAnimationFrame(this.#frame);
    clearTimeout(this.#timer);
    this.on = false;
  }
}
