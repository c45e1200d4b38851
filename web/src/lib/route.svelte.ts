/** Where the page is: the address bar, and moving without loading anew. */

import { ALONE, addressOf, placeAt } from './site';

let here = $state(placeAt(location));

addEventListener('popstate', () => (here = placeAt(location)));

/** The present path and query. */
export function route(): { path: string; query: URLSearchParams } {
  return { path: here.path, query: new URLSearchParams(here.query) };
}

/** Goes to another page of the site. */
export function go(to: string, replace = false): void {
  history[replace ? 'replaceState' : 'pushState'](null, '', addressOf(to));
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
