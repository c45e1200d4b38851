/**
 * A tap is answered in the next frame. What was tapped is marked at once, which costs next to nothing; all else that the
 * tap leads to (a sheet, places that are offered, other prices) is worked out after that frame is on the screen.
 */

interface Due {
  node: Element | null;
  act: () => void;
}

let due: Due | null = null;

/** Marks what was tapped (`aria-busy`, for which the styles have a look), and does the rest after the next frame. */
export function answer(node: Element | null | undefined, act: () => void): void {
  finish();
  const now: Due = { node: node ?? null, act };
  due = now;
  now.node?.setAttribute('aria-busy', 'true');
  requestAnimationFrame(() => setTimeout(() => due === now && finish()));
}

/** Does at once what is still due: whatever comes next builds on it. */
export function finish(): void {
  const now = due;
  due = null;
  now?.node?.removeAttribute('aria-busy');
  now?.act();
}

/** The click that follows a drop or a hold is none; one that a new press begins is meant. */
export function swallowClick(): void {
  const swallow = (event: Event): void => {
    event.stopPropagation();
    event.preventDefault();
  };
  const over = (): void => {
    clearTimeout(timer);
    removeEventListener('click', swallow, { capture: true });
    removeEventListener('pointerdown', over, { capture: true });
  };
  const timer = setTimeout(over, 60);
  addEventListener('click', swallow, { capture: true, once: true });
  addEventListener('pointerdown', over, { capture: true });
}
