import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';
import { pack } from './pack.ts';

// The page is built into the Python package, so that the server and the wheel carry it. In the mode `pad` the score pad
// alone is built, for any folder of any web space.
export default defineConfig(({ mode }) => ({
  plugins: mode === 'pad' ? [svelte()] : [svelte(), pack()],
  base: mode === 'pad' ? './' : '/',
  build: {
    outDir: mode === 'pad' ? '../build/pad-site' : '../src/spinney/server/page',
    emptyOutDir: true,
    assetsInlineLimit: 0,
    target: 'es2022',
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        // Few files: on a slow line each one costs a round trip. What every page needs is one, cards are one, and what
        // the table shares with the replay and other pages with forests is one.
        codeSplitting: {
          groups: [
            { name: 'lib', test: /node_modules\/(?!uqr)|web\/src\/lib\/(?!shell)|icons\/map\.json/, priority: 4 },
            { name: 'card', test: /web\/src\/card\/Card\.svelte|generated\/art/, priority: 3 },
            {
              name: 'bar',
              test: /web\/src\/(?:home\/(?:TopBar|Paper|EditionSign|EditionSwitch|KnownDeal|Deleting|Ending|choices|words)|card\/Avatar)\./,
              priority: 2,
            },
            {
              name: 'forest',
              test: /web\/src\/(?:card\/(?:Forest|Crest|CaveCard|Winter|WinterClock)|finish\/(?:log|naming|LineText|Change|changes)|solo\/Medals|table\/layout)\./,
              priority: 1,
            },
            // Of the table what its sheets, too, are made of.
            {
              name: 'play',
              test: /web\/src\/(?:table\/(?:deciding|happened|hints|moves|Others)|solo\/SoloPanel|finish\/Census)\./,
            },
          ],
        },
      },
    },
  },
  server: { proxy: { '/api': { target: process.env.SPINNEY_API ?? 'http://127.0.0.1:8000', ws: true } } },
}));
