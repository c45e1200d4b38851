/** A sheet is put away the way it came: pulled down by its grip. */

/** So far down, or so large a share of its height if that is less, a sheet goes; nearer, it springs back. */
const FAR = 110;
const SHARE = 1 / 3;
/** A quick flick (px in a millisecond) sends it away sooner. */
const FLICK = 0.6;

export function pull(node: HTMLElement, close: () => void): { update(next: () => void): void; destroy(): void } {
  let act = close;
  let from: { y: number; time: number } | null = null;
  let down = 0;
  const sheet = (): HTMLElement | null => node.closest('[role=dialog]');
  const move = (event: PointerEvent): void => {
    if (!from) return;
    down = Math.max(0, event.clientY - from.y);
    sheet()?.style.setProperty('translate', `0 ${down}px`);
  };
  const start = (event: PointerEvent): void => {
    if (!event.isPrimary || event.button !== 0) return;
    from = { y: event.clientY, time: event.timeStamp };
    down = 0;
    node.setPointerCapture(event.pointerId);
  };
  const back = (): void => {
    from = null;
    sheet()?.style.removeProperty('translate');
  };
  const end = (event: PointerEvent): void => {
    if (!from) return;
    const far = Math.min(FAR, (sheet()?.offsetHeight ?? Infinity) * SHARE);
    const flicked = down > 20 && down / Math.max(1, event.timeStamp - from.time) > FLICK;
    if (down <= far && !flicked) return back();
    // It goes on from where it was let go.
    from = null;
    act();
  };
  node.addEventListener('pointerdown', start);
  node.addEventListener('pointermove', move);
  node.addEventListener('pointerup', end);
  node.addEventListener('pointercancel', back);
  return { update: (next) => (act = next), destroy: () => undefined };
}
