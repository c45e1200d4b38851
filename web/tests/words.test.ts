import { describe, expect, it } from 'vitest';
import { settings } from '../src/lib/settings.svelte';
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
