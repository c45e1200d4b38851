/** Choosing a place along a picture: by mouse at once, by a finger with a tap or a drag across; up and down scrolls the page. */

/** After so many pixels it is told whether a finger taps, or goes across. */
const CLEAR = 8;

/** An attachment that tells where it is pointed, in pixels from the left of the screen. */
export function pointing(choose: (clientX: number) => void): (field: HTMLElement) => () => void {
  return (field) => {
    let from: { x: number; y: number; clear: boolean } | null = null;

    const down = (event: PointerEvent): void => {
      if (!event.isPrimary || event.button) return;
      const byMouse = event.pointerType === 'mouse';
      from = { x: event.clientX, y: event.clientY, clear: byMouse };
      if (!byMouse) return;
      // What is dragged is no text; and the focus goes where the keys are heard.
      event.preventDefault();
      field.setPointerCapture(event.pointerId);
      choose(event.clientX);
    };
    const move = (event: PointerEvent): void => {
      if (!from || !event.isPrimary) return;
      const [across, along] = [Math.abs(event.clientX - from.x), Math.abs(event.clientY - from.y)];
      if (!from.clear && Math.max(across, along) < CLEAR) return;
      if (!from.clear && along >= across) return end();
      from.clear = true;
      choose(event.clientX);
    };
    const up = (event: PointerEvent): void => {
      if (from && event.isPrimary) choose(event.clientX);
      end();
    };
    // The browser takes the finger away where it scrolls.
    const end = (): void => {
      from = null;
    };

    const all = { pointerdown: down, pointermove: move, pointerup: up, pointercancel: end };
    for (const [name, act] of Object.entries(all)) field.addEventListener(name, act as EventListener);
    return () => {
      for (const [name, act] of Object.entries(all)) field.removeEventListener(name, act as EventListener);
    };
  };
}
