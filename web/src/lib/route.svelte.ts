/** Where the page is: the address bar, and moving without loading anew. */

let here = $state({ path: location.pathname, query: location.search });

addEventListener('popstate', () => (here = { path: location.pathname, query: location.search }));

/** The present path and query. */
export function route(): { path: string; query: URLSearchParams } {
  return { path: here.path, query: new URLSearchParams(here.query) };
}

/** Goes to another page of the site. */
export function go(to: string, replace = false): void {
  history[replace ? 'replaceState' : 'pushState'](null, '', to);
  here = { path: location.pathname, query: location.search };
  if (!replace) scrollTo(0, 0);
}

/** For links: goes there without loading, unless the person wants a new tab. */
export function link(node: HTMLAnchorElement): { destroy(): void } {
  const follow = (event: MouseEvent): void => {
    if (event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    go(node.pathname + node.search);
  };
  node.addEventListener('click', follow);
  return { destroy: () => node.removeEventListener('click', follow) };
}
