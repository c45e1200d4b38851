/** What is not seen at first can wait until the rest is there: on a slow phone a table opens sooner. */
export class Painted {
  /** Whether what was there first has been painted. */
  now = $state(false);

  constructor() {
    $effect(() => {
      let timer: ReturnType<typeof setTimeout> | undefined;
      const frame = requestAnimationFrame(() => (timer = setTimeout(() => (this.now = true))));
      return () => {
        cancelAnimationFrame(frame);
        clearTimeout(timer);
      };
    });
  }
}
