/** Where the page lies: at the root of a server, or as the score pad alone, files in any folder of any web space. */

/** Whether no server answers: only the pad is there, with what it needs. */
export const ALONE = import.meta.env.MODE === 'pad';

/** The folder of the site. */
export const ROOT = ALONE ? new URL('./', location.href).pathname : '/';

export interface Place {
  path: string;
  query: string;
}

/** The address of a place. Alone, only the folder itself is sure to be found, so the query tells the places apart. */
export function addressOf(to: string): string {
  if (!ALONE) return to;
  const { pathname, search } = new URL(to, location.origin);
  const query = new URLSearchParams(search);
  if (!['/', '/pad'].includes(pathname)) query.set('at', pathname.slice(1));
  return query.size ? `./?${query}` : './';
}

/** The place that an address leads to. */
export function placeAt({ pathname, search }: Pick<URL, 'pathname' | 'search'>): Place {
  if (!ALONE) return { path: pathname, query: search };
  const query = new URLSearchParams(search);
  const at = query.get('at') ?? 'pad';
  query.delete('at');
  return { path: `/${at}`, query: query.size ? `?${query}` : '' };
}

/** What the server tells of its games, their cards and their rules; alone it lies beside the page as files. */
export const told = (path: string, file: string): string => (ALONE ? `./data/${file}.json` : path);
