/** What is not seen or needed at first can wait until the rest is there: on a slow phone a table opens sooner. */
export class Painted {
  /** How many slices have been painted. Each draws the next one, in a task of its own, so that taps come in between. */
  slices = $state(0);

  constructor(most: number) {
    $effect(() => {
      if (this.slices >= most) return;
      let timer: ReturnType<typeof setTimeout> | undefined;
      const frame = requestAnimationFrame(() => (timer = setTimeout(() => (this.slices += 1))));
      return () => {
        cancelAnimationFrame(frame);
        clearTimeout(timer);
      };
    });
  }
}
