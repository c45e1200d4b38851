/** How the table is laid: by the room that there is. */

import type { Letter } from '../card/names';
import { swallowClick } from '../lib/touch';

export type Mode = 'phone' | 'land' | 'tablet' | 'desktop';

/** A phone upright or on its side, a tablet, a laptop. */
export function modeOf(width: number, height: number): Mode {
  if (width < 600) return 'phone';
  if (width < 1100 && height < 500) return 'land';
  return width < 1100 ? 'tablet' : 'desktop';
}

/** Cards with their places as keys: two that look alike are two. */
export function placed(cards: string[]): { card: string; key: string }[] {
  const seen = new Map<string, number>();
  return cards.map((card) => {
    const number = (seen.get(card) ?? 0) + 1;
    seen.set(card, number);
    return { card, key: number > 1 ? `${card}#${number}` : card };
  });
}

/** The card of a place of the hand or the clearing, which `placed` tells apart from others that look alike. */
export const cardAt = (key: string): string => key.split('#')[0] ?? '';

/** The payment with one more (or one less) card; one too many puts the first one back. */
export function togglePick(picked: string[], key: string, most: number): string[] {
  if (picked.includes(key)) return picked.filter((other) => other !== key);
  return [...picked, key].slice(-most || undefined);
}

/**
 * Fits a node at its first frame, when its size changes, when a typeface has come (what was measured in another one is wider
 * or narrower in ours), and when it is told to. What changes within a frame is measured once, right before it is painted:
 * measured at once, the whole table would be laid out for it, and again for the frame.
 */
function fitting(node: HTMLElement, fit: () => void): { soon(): void; destroy(): void } {
  let frame = 0;
  const soon = (): void => {
    frame ||= requestAnimationFrame(() => {
      frame = 0;
      fit();
    });
  };
  const watch = new ResizeObserver(fit);
  watch.observe(node);
  document.fonts.addEventListener('loadingdone', soon);
  return {
    soon,
    destroy: () => {
      cancelAnimationFrame(frame);
      watch.disconnect();
      document.fonts.removeEventListener('loadingdone', soon);
    },
  };
}

/** Makes text smaller until it fits the box that it is in; one line first, two lines smaller. */
export function fitLine(node: HTMLElement, _text: string): { update(text: string): void; destroy(): void } {
  const { soon, destroy } = fitting(node, () => {
    for (const step of ['0', '1', '2', '3']) {
      node.dataset.fit = step;
      if (node.scrollHeight <= node.clientHeight + 1 && node.scrollWidth <= node.clientWidth + 1) return;
    }
  });
  return { update: soon, destroy };
}

/** Buttons in a row lose their words where these do not fit, then get smaller; `aria-label` keeps words for a reader. */
export function fitActs(node: HTMLElement): { destroy(): void } {
  const { soon, destroy } = fitting(node, () => {
    node.classList.remove('tight', 'tighter');
    for (const step of ['tight', 'tighter']) {
      const worded = [...node.querySelectorAll('button')].filter((each) => each.innerText.trim());
      if (![node, ...worded].some((each) => each.scrollWidth > each.clientWidth + 1)) return;
      node.classList.add(step);
    }
  });
  // Buttons come and go, and their words change, for more reasons than the row could name.
  const changes = new MutationObserver(soon);
  changes.observe(node, { childList: true, characterData: true, subtree: true });
  // Once more when the frame is drawn: the rest of the table may have been laid out anew meanwhile.
  const again = new ResizeObserver(soon);
  again.observe(node);
  return {
    destroy: () => {
      changes.disconnect();
      again.disconnect();
      destroy();
    },
  };
}

/** The half of a card at a point; null for a whole card. */
function letterAt(node: HTMLElement, x: number, y: number): Letter | null {
  const parts = [...node.querySelectorAll('.part')];
  const at = parts.findIndex((part) => {
    const box = part.getBoundingClientRect();
    return x >= box.left && x <= box.right && y >= box.top && y <= box.bottom;
  });
  return parts.length > 1 ? ((['a', 'b'] as const)[at] ?? null) : null;
}

type Show = (letter: Letter | null) => void;

/** Hold or right-click: a card is shown large, the half that was meant first, whatever a tap would do. */
export function hold(node: HTMLElement, show: Show): { update(next: Show): void; destroy(): void } {
  let act = show;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let held = false;
  let [x, y] = [0, 0];
  const stop = (): void => clearTimeout(timer);
  const start = (event: PointerEvent): void => {
    held = false;
    [x, y] = [event.clientX, event.clientY];
    stop();
    if (event.button === 0)
      timer = setTimeout(() => {
        held = true;
        // A finger that moves on afterwards carries nothing: the card is being looked at.
        node.dispatchEvent(new Event('held'));
        act(letterAt(node, x, y));
      }, 480);
  };
  const move = (event: PointerEvent): void => {
    if (Math.hypot(event.clientX - x, event.clientY - y) > 8) stop();
  };
  const end = (): void => {
    stop();
    // What has opened below the finger is not what was tapped.
    if (held) swallowClick();
    held = false;
  };
  const menu = (event: MouseEvent): void => {
    event.preventDefault();
    stop();
    if (!held) act(letterAt(node, event.clientX, event.clientY));
  };
  node.addEventListener('pointerdown', start);
  node.addEventListener('pointermove', move);
  for (const name of ['pointerup', 'pointercancel']) node.addEventListener(name, end);
  node.addEventListener('pointerleave', stop);
  node.addEventListener('contextmenu', menu);
  return { update: (next) => (act = next), destroy: stop };
}
