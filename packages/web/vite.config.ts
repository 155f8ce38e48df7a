import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { preloads } from './build/preloads.ts';
import { prerender } from './build/prerender.ts';
import { serviceWorker } from './build/serviceWorker.ts';
import { styleSheets } from './build/styleSheets.ts';

/** The site alone. `npm run dev` (tools/dev-servers.mjs) puts the server behind it. */
export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), preloads(), prerender(), serviceWorker()],
  css: { postcss: styleSheets },
  build: {
    outDir: join(import.meta.dirname, 'dist'),
    emptyOutDir: true,
    target: 'es2022',
    // Data URLs would need a wider content policy and cannot be cached one by one.
    assetsInlineLimit: 0,
    manifest: true,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      // What every visitor loads comes in two files, not in forty that compress badly; React apart, for it seldom changes.
      // `rooms`: what most of the other pages share.
      output: {
        codeSplitting: {
          groups: [
            { name: 'react', tags: ['$initial'], test: /node_modules/, priority: 2 },
            { name: 'first', tags: ['$initial'], test: /^(?!.*\/(?:index\.html|main\.tsx)$)/, priority: 1 },
            { name: 'rooms', test: /web\/(?:tables\/shared|kit|pieces|pages)\//, minShareCount: 6 },
          ],
        },
      },
    },
  },
  worker: { format: 'es' },
});
