import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { build, type Plugin, type ResolvedConfig } from 'vite';
import { precompress } from './precompress.ts';

/** Builds sw.ts once everything else is known: it carries the list of built files and a hash of them all. */
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
      const files = filesIn(out).filter((file) => file !== 'sw.js' && !file.startsWith('.vite/'));
      const hash = createHash('sha256');
      for (const file of files) hash.update(file).update(readFileSync(join(out, file)));
      await build({
        configFile: false,
        root: config.root,
        logLevel: 'warn',
        define: {
          __FILES__: JSON.stringify(files.map((file) => (file === 'index.html' ? '/' : `/${file}`))),
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
      precompress(out);
    },
  };
}

const filesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
    .sort();
