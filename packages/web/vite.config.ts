import { join } from 'node:path';
import { isSlug } from '@izvilina/games/registry.ts';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { jsonImports } from './build/jsonImports.ts';
import { preloads } from './build/preloads.ts';
import { prerender } from './build/prerender.ts';
import { serviceWorker } from './build/serviceWorker.ts';
import { styleSheets } from './build/styleSheets.ts';

/** The game whose folder (`tables/<slug>` or `games/<slug>`) a module is in; null for any other module. */
const gameOf = (id: string): string | null => {
  const room = /\/(?:tables|games)\/(\w+)\//.exec(id)?.[1] ?? '';
  return isSlug(room) ? room : null;
};

/** Builds the site only. `npm run dev` (tools/dev-servers.mjs) adds the server behind it. */
export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), jsonImports(), preloads(), prerender(), serviceWorker()],
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
      // Initial code is bundled into two files, because forty small ones compress badly; React is separate because it
      // seldom changes. `rooms`: what most of the other pages share; only the rulebooks share the frame of their figures.
      output: {
        codeSplitting: {
          groups: [
            { name: 'react', tags: ['$initial'], test: /node_modules/, priority: 2 },
            { name: 'first', tags: ['$initial'], test: /^(?!.*\/(?:index\.html|main\.tsx)$)/, priority: 1 },
            { name: 'rooms', test: /web\/(?:tables\/shared(?!\/figure)|kit|pieces|pages|i18n)\//, minShareCount: 5 },
            // Read by several games: else it lies in the chunk of one of them, and the others' tables fetch that too.
            { name: 'data-file', test: /\/kernel\/data-file\.ts$/, priority: 1 },
            // Code shared by most parts of one game: its flat and its 3D table, the hand, the rulebook.
            { name: gameOf, minShareCount: 4 },
          ],
        },
      },
    },
  },
  worker: { format: 'es' },
});
