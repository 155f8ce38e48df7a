import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { fontPreloads } from './build/fontPreloads.ts';
import { serviceWorker } from './build/serviceWorker.ts';
import { styleSheets } from './build/styleSheets.ts';

/** The site alone. `npm run dev` (tools/dev-servers.mjs) puts the server behind it. */
export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), fontPreloads(), serviceWorker()],
  css: { postcss: styleSheets },
  build: {
    outDir: join(import.meta.dirname, 'dist'),
    emptyOutDir: true,
    target: 'es2022',
    // Data URLs would need a wider content policy and cannot be cached one by one.
    assetsInlineLimit: 0,
    manifest: true,
    modulePreload: { polyfill: false },
  },
  worker: { format: 'es' },
});
