import { describe, expect, it, vi } from 'vitest';
import { locale, settings } from '../src/lib/settings.svelte';
import { afterColon, elided, loadWords, t } from '../src/lib/words.svelte';

describe('French words', () => {
  it('are shortened before a vowel, and only there', () => {
    expect(elided('davantage de arbres')).toBe('davantage d’arbres');
    expect(elided('plus que Émile')).toBe('plus qu’Émile');
    expect(elided('Une icône de hêtre, monde entier')).toBe('Une icône de hêtre, monde entier');
  });

  it('are shortened in messages that name something', async () => {
    await loadWords('fr', ['reasons']);
    settings.lang = 'fr';
    expect(t('why-most', { met: 'yes', things: 'arbres' })).toBe('aucune autre forêt n’a davantage d’arbres');
  });
});

it('goes on after a colon with a small letter where that is the custom', () => {
  settings.lang = 'fr';
  expect(afterColon('Piochez 1 carte')).toBe('piochez 1 carte');
  settings.lang = 'de';
  expect(afterColon('Ziehe 1 Karte')).toBe('Ziehe 1 Karte');
});

it('writes dates as they are written where the reader lives', () => {
  const day = (): string => new Intl.DateTimeFormat(locale(), { dateStyle: 'medium' }).format(new Date(2026, 10, 17));
  vi.stubGlobal('navigator', { languages: ['fr-FR', 'en-GB', 'en-US'] });
  settings.lang = 'en';
  expect(day()).toBe('17 Nov 2026');
  settings.lang = 'de';
  expect(locale()).toBe('de');
  vi.stubGlobal('navigator', { languages: ['en-US'] });
  settings.lang = 'en';
  expect(day()).toBe('Nov 17, 2026');
});
