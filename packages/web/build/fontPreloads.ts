import type { Plugin } from 'vite';

/** The Cyrillic faces are on every first screen: ask for them with the page, not after the styles. */
const FIRST = /(onest|unbounded)-cyrillic-wght-normal-[\w-]+\.woff2$/;

export const fontPreloads = (): Plugin => ({
  name: 'izvilina-font-preloads',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler: (_html, { bundle }) =>
      Object.keys(bundle ?? {})
        .filter((file) => FIRST.test(file))
        .map((file) => ({
          tag: 'link',
          attrs: { rel: 'preload', as: 'font', type: 'font/woff2', href: `/${file}`, crossorigin: '' },
          injectTo: 'head' as const,
        })),
  },
});
