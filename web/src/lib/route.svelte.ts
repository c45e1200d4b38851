/** Where the page is: the address bar, and moving without loading anew. */

import { ALONE, addressOf, placeAt } from './site';

let here = $state(placeAt(location));

addEventListener('popstate', () => {
  if (!stepBack()) here = placeAt(location);
});

/** The present path and query. */
export function route(): { path: string; query: URLSearchParams } {
  return { path: here.path, query: new URLSearchParams(here.query) };
}

/** Goes to another page of the site. */
export function go(to: string, replace = false): void {
  history[replace ? 'replaceState' : 'pushState'](null, '', addressOf(to));
  spare = null;
  here = placeAt(location);
  if (!replace) scrollTo(0, 0);
}

/** For links: goes there without loading, unless the person wants a new tab. */
export function link(node: HTMLAnchorElement): { destroy(): void } {
  const to = node.getAttribute('href');
  if (ALONE && to?.startsWith('/')) node.setAttribute('href', addressOf(to)); // for new tabs, too
  const follow = (event: MouseEvent): void => {
    if (event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    const { path, query } = placeAt(node);
    go(path + query);
  };
  node.addEventListener('click', follow);
  return { destroy: () => node.removeEventListener('click', follow) };
}

// -- what lies over a page ------------------------------------------------------------------------------------

// Back, a phone's too, closes what lies over a page (a sheet, a card that is being played) before it leaves the page. For that
// the page has a second entry in the history while it has one spare: Back takes it, and the page stays.

interface Spare {
  over?: boolean;
}

const isSpare = (): boolean => (history.state as Spare | null)?.over === true;

/** The address of the page that has a spare entry and is there now. */
let spare: string | null = isSpare() ? location.href : null;
const over: (() => void)[] = [];

/** Lets Back close something as long as it is there; of several, what came last. Returns how it is given up. */
export function closeByBack(close: () => void): () => void {
  over.push(close);
  provide();
  return () => over.splice(over.indexOf(close), 1);
}

function provide(): void {
  if (spare === location.href) return;
  const mark: Spare = { over: true };
  history.pushState(mark, '', location.href);
  spare = location.href;
}

/** Whether a step in the history was one back from the spare entry of this page. */
function stepBack(): boolean {
  const wasHere = spare === location.href;
  spare = isSpare() ? location.href : null;
  if (!wasHere || spare) return false;
  const close = over.at(-1);
  // What the entry was for has been closed otherwise: then this step is meant to leave.
  if (!close) history.back();
  close?.();
  // What lay below it can be closed in the same way.
  setTimeout(() => over.length && provide());
  return true;
}
