import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { build, type Plugin, type ResolvedConfig } from 'vite';
import { offlineFiles } from './offline-files.ts';
import { precompress } from './precompress.ts';

/** Builds sw.ts after everything else: it contains the lists of built files and a hash of them all. */
export function serviceWorker(): Plugin {
  let config: ResolvedConfig;
  return {
    name: 'izvilina-service-worker',
    apply: 'build',
    configResolved(resolved) {
      config = resolved;
    },
    async closeBundle(error?: Error) {
      if (error) return;
      const out = config.build.outDir;
      const hash = createHash('sha256');
      const files = filesIn(out)
        .filter((path) => path !== 'sw.js' && !ONLY_ONLINE.some((folder) => path.startsWith(folder)))
        .map((path) => {
          const content = readFileSync(join(out, path));
          hash.update(path).update(content);
          return { path, size: content.length, script: path.endsWith('.js') ? content.toString() : null };
        });
      const { install, whenUsed } = offlineFiles(files, readFileSync(join(out, 'index.html'), 'utf8'));
      await build({
        configFile: false,
        root: config.root,
        logLevel: 'warn',
        define: {
          __INSTALL__: JSON.stringify(install.map(addressOf)),
          __WHEN_USED__: JSON.stringify(whenUsed.map(addressOf)),
          __VERSION__: JSON.stringify(hash.digest('hex').slice(0, 16)),
        },
        build: {
          outDir: out,
          emptyOutDir: false,
          copyPublicDir: false,
          target: 'es2022',
          rolldownOptions: {
            input: join(config.root, 'sw.ts'),
            output: { entryFileNames: 'sw.js', format: 'iife' },
          },
        },
      });
      await precompress(out);
    },
  };
}

/** Not stored by the service worker: prerendered pages, preview pictures for other sites, and build notes. */
const ONLY_ONLINE = ['.vite/', 'rules/', 'preview/'];

const addressOf = (path: string): string => (path === 'shelf.html' ? '/' : `/${path}`);

const filesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .sort();
