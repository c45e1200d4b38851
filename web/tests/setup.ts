/** What the page finds in a browser and its modules ask for when they are loaded. */

import { vi } from 'vitest';

const kept = new Map<string, string>();
vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => undefined }));
vi.stubGlobal('localStorage', {
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => kept.set(key, value),
  removeItem: (key: string) => kept.delete(key),
});
vi.stubGlobal('navigator', { languages: ['en'] });
