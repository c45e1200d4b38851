/** A ring around what the guide speaks of: the page draws it, whatever it is. */

const MARK = 'data-told';

export function ringed(selector: string): () => void {
  const found = [...document.querySelectorAll(selector)];
  for (const one of found) one.setAttribute(MARK, '');
  return () => {
    for (const one of found) one.removeAttribute(MARK);
  };
}
