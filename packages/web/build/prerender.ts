import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Plugin, type ResolvedConfig, runnerImport } from 'vite';
import { withMarkup, withOpening, withStylesInside } from './first-paint.ts';
import { filesFor } from './preloads.ts';

/** The browser globals that modules read while they load, with the values of a first-time visitor. */
const NEWCOMER = {
  navigator: { languages: ['ru'] },
  localStorage: { getItem: () => null },
  matchMedia: () => ({ matches: false, addEventListener: () => undefined }),
  /** Serves a game's data, which the page would download, from this disk: `/@fs` and the file's path. */
  fetch: async (address: string) => new Response(await readFile(address.replace(/^\/@fs/, ''))),
};

/** Skips style sheets: the markup does not depend on them. */
const withoutStyles: Plugin = {
  name: 'izvilina-without-styles',
  enforce: 'pre',
  resolveId: (id) => (id.endsWith('.css') ? '\0no-styles' : null),
  load: (id) => (id === '\0no-styles' ? '' : null),
};

/**
 * Writes the pages that are the same for every visitor as prerendered HTML in both languages, so that they are visible
 * before any script has loaded: `shelf.html` for `/`, `rules/cow006.html` for `/rules/cow006`. `index.html` serves
 * every other address: empty, except for a table's opening screen.
 */
export function prerender(): Plugin {
  let config: ResolvedConfig;
  let linksFor: (path: string) => string;
  let inside: (page: string) => string;
  return {
    name: 'izvilina-prerender',
    apply: 'build',
    configResolved(resolved) {
      config = resolved;
    },
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle = {} }) {
        const sheetAt = (path: string) => {
          const sheet = bundle[path];
          if (sheet?.type !== 'asset') throw new Error(`${path} is no style sheet of this build`);
          return sheet.source.toString();
        };
        linksFor = (path) =>
          filesFor(bundle, path)
            .filter((file) => file.endsWith('.css'))
            .map((file) => `<link rel="stylesheet" href="/${file}">`)
            .join('');
        inside = (page) => withStylesInside(page, sheetAt);
        return inside(html);
      },
    },
    async writeBundle({ dir = config.build.outDir }, bundle) {
      const empty = bundle['index.html'];
      if (empty?.type !== 'asset') throw new Error('the build has written no index.html');
      for (const [name, value] of Object.entries(NEWCOMER))
        Object.defineProperty(globalThis, name, { value, configurable: true });
      const { module } = await runnerImport<typeof import('../app/markup.tsx')>(join(config.root, 'app/markup.tsx'), {
        configFile: false,
        root: config.root,
        logLevel: 'error',
        plugins: [withoutStyles],
      });
      await mkdir(join(dir, 'rules'), { recursive: true });
      for (const { path, ...markup } of module.PAGES) {
        const page = empty.source.toString().replace('</head>', () => `${inside(linksFor(path))}</head>`);
        await writeFile(join(dir, fileOf(path)), withMarkup(page, { ...markup, isReadFirst: path !== '/' }));
      }
      await writeFile(join(dir, 'index.html'), withOpening(empty.source.toString(), module.OPENING));
    },
  };
}

const fileOf = (path: string): string => (path === '/' ? 'shelf.html' : `${path.slice(1)}.html`);
