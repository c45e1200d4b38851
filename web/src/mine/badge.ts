/** The mark at the icon of the page: it is your turn, and you are not looking. */

/** Shows the mark while it is my turn and the page is hidden. Gives back how to end it. */
export function badge(mine: boolean): () => void {
  const show = (): void => {
    const wanted = mine && document.hidden;
    void (wanted ? navigator.setAppBadge?.(1) : navigator.clearAppBadge?.())?.catch(() => undefined);
  };
  show();
  document.addEventListener('visibilitychange', show);
  return () => document.removeEventListener('visibilitychange', show);
}
