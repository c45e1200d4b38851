/** Keys that go on: through snow and counting, which any other key, meant for something else, leaves alone. */
const KEYS = ['Enter', ' ', 'Escape'];

export function goesOn(event: KeyboardEvent): boolean {
  return KEYS.includes(event.key) && !(event.target as HTMLElement).closest('dialog, input, select');
}
