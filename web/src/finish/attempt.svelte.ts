/** One thing at a time that may fail, and what is said of it. */

import { trouble } from '../home/words';

export class Attempt {
  busy = $state(false);
  said = $state('');

  /** Does it, unless something is under way already; a failure is put into words. */
  async run(act: () => Promise<void>): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    this.said = '';
    try {
      await act();
    } catch (error) {
      this.said = trouble(error);
    } finally {
      this.busy = false;
    }
  }
}
