/**
 * What the server needs to know of a build: `early.json` says which files a place will ask for, so that browsers begin with
 * them before the first script has run; `.br` files are packed as tightly as browsers can read, which takes too long to be
 * done by a server.
 */

import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import type { Plugin, Rolldown } from 'vite';

const PACKED = /\.(?:html|js|css|svg|json|webmanifest)$/;
/** Below this a file is not worth a second one. */
const SMALL = 500;

const SHELL = /\/lib\/(shell\/\w+)\.ts$/;

/** The words that every page needs, in each language: `shell/en`. */
function words(bundle: Rolldown.OutputBundle): Record<string, string[]> {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
  const found = chunks.map((chunk) => [SHELL.exec(chunk.facadeModuleId ?? '')?.[1], [chunk.fileName]] as const);
  return Object.fromEntries(found.filter(([name]) => name));
}

/**
 * The scripts and styles of each page, with all that they import; first those that the first script needs, which the browser
 * would find last: it can begin before the rest is there.
 */
function early(bundle: Rolldown.OutputBundle): Record<string, string[]> {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
  const pages = chunks.filter((chunk) => chunk.isDynamicEntry && chunk.facadeModuleId?.endsWith('.svelte'));
  const entries = chunks.filter((chunk) => chunk.isEntry).map((chunk) => chunk.fileName);
  return Object.fromEntries(
    pages.map((page) => {
      const found = new Set<string>();
      const gather = (name: string): void => {
        const chunk = bundle[name];
        if (found.has(name) || chunk?.type !== 'chunk') return;
        found.add(name);
        chunk.viteMetadata?.importedCss.forEach((file) => found.add(file));
        chunk.imports.forEach(gather);
      };
      [...entries, page.fileName].forEach(gather);
      return [page.facadeModuleId!.replace(/^.*\/src\//, ''), [...found]];
    }),
  );
}

export function pack(): Plugin {
  let folder = '';
  return {
    name: 'pack',
    apply: 'build',
    configResolved(config) {
      folder = join(config.root, config.build.outDir);
    },
    generateBundle(_, bundle) {
      this.emitFile({
        type: 'asset',
        fileName: 'early.json',
        source: JSON.stringify({ ...early(bundle), ...words(bundle) }),
      });
    },
    closeBundle() {
      if (!existsSync(folder)) return; // the build has failed, and its own words are the ones to read
      for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
        if (!PACKED.test(name)) continue;
        const plain = readFileSync(join(folder, name));
        if (plain.length < SMALL) continue;
        const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: plain.length };
        writeFileSync(join(folder, `${name}.br`), brotliCompressSync(plain, { params }));
      }
    },
  };
}
