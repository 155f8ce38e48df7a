import type { Plugin } from 'vite';

/**
 * `npm run dev` serves JSON files as modules, and a browser refuses those where the import says that they are JSON, as
 * Node wants it to.
 */
export const jsonImports = (): Plugin => ({
  name: 'izvilina-json-imports',
  apply: 'serve',
  enforce: 'pre',
  transform: {
    filter: { code: "type: 'json'" },
    handler: (code) => code.replaceAll(", { with: { type: 'json' } }", ''),
  },
});
