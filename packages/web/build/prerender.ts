import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Plugin, type ResolvedConfig, runnerImport } from 'vite';
import { withShelf, withStylesInside } from './first-picture.ts';

/** What modules ask of a browser while they load, answered as that of a newcomer would. */
const NEWCOMER = {
  navigator: { languages: ['ru'] },
  localStorage: { getItem: () => null },
  matchMedia: () => ({ matches: false, addEventListener: () => undefined }),
};

/** The markup does not depend on them. */
const withoutStyles: Plugin = {
  name: 'izvilina-without-styles',
  enforce: 'pre',
  resolveId: (id) => (id.endsWith('.css') ? '\0no-styles' : null),
  load: (id) => (id === '\0no-styles' ? '' : null),
};

/**
 * Writes `shelf.html`, which is served at `/`: the page with the shelf in it, in both languages, so that it is seen before
 * any script has come. `index.html` stays empty: it is every other address of the site.
 */
export function prerender(): Plugin {
  let config: ResolvedConfig;
  return {
    name: 'izvilina-prerender',
    apply: 'build',
    configResolved(resolved) {
      config = resolved;
    },
    transformIndexHtml: {
      order: 'post',
      handler: (html, { bundle = {} }) =>
        withStylesInside(html, (path) => {
          const sheet = bundle[path];
          if (sheet?.type !== 'asset') throw new Error(`${path} is no style sheet of this build`);
          return sheet.source.toString();
        }),
    },
    async writeBundle({ dir = config.build.outDir }, bundle) {
      const page = bundle['index.html'];
      if (page?.type !== 'asset') throw new Error('the build has written no index.html');
      for (const [name, value] of Object.entries(NEWCOMER))
        Object.defineProperty(globalThis, name, { value, configurable: true });
      const { module } = await runnerImport<typeof import('../app/markup.tsx')>(join(config.root, 'app/markup.tsx'), {
        configFile: false,
        root: config.root,
        logLevel: 'error',
        plugins: [withoutStyles],
      });
      await writeFile(join(dir, 'shelf.html'), withShelf(page.source.toString(), module.SHELF));
    },
  };
}
