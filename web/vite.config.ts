import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';

// The page is built into the Python package, so that the server and the wheel carry it. In the mode `pad` the score pad
// alone is built, for any folder of any web space.
export default defineConfig(({ mode }) => ({
  plugins: [svelte()],
  base: mode === 'pad' ? './' : '/',
  build: {
    outDir: mode === 'pad' ? '../build/pad-site' : '../src/spinney/server/page',
    emptyOutDir: true,
    assetsInlineLimit: 0,
    target: 'es2022',
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        // Few files: on a slow line each one costs a round trip. What every page needs is one, a language's words are one.
        codeSplitting: {
          groups: [
            { name: 'lib', test: /node_modules|web\/src\/lib\/|icons\/map\.json/, priority: 2 },
            {
              debugName: 'words',
              name: (id: string) => /words\/(\w+)\/(?:table|page|home|finish|bots|card)\.ftl/.exec(id)?.[1] ?? null,
              priority: 1,
            },
          ],
        },
      },
    },
  },
  server: { proxy: { '/api': { target: process.env.SPINNEY_API ?? 'http://127.0.0.1:8000', ws: true } } },
}));
