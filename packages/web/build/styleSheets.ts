import type { CSSOptions } from 'vite';
import { LAYERS } from '../look/layers.ts';
import { SCREENS } from '../look/screens.ts';

const NAME = /\(--([\w-]+)\)/g;

const isKnown = (name: string): name is keyof typeof SCREENS => Object.hasOwn(SCREENS, name);

/** `(--phone) and (hover: none)` with the names replaced by what they stand for. */
export const expandScreens = (query: string): string =>
  query.replace(NAME, (_, name: string) => {
    if (!isKnown(name)) throw new Error(`no screen is called --${name} (look/screens.ts)`);
    const size = SCREENS[name];
    return size.includes(' and ') ? `(${size})` : size;
  });

/**
 * Converts px to rem: a pixel in a sheet is meant for a screen of 1280 × 800, and a larger screen has a larger rem
 * (look/reset.css). Points (pt) are left alone, for sizes in the units of a drawing.
 */
export const scaleToScreen = (value: string): string =>
  value.replace(/(?<![\w./-])(-?(?:\d+\.)?\d+)px\b/g, (_, pixels: string) => `${Number(pixels) / 16}rem`);

/** PostCSS settings; Vite runs PostCSS over every style sheet after resolving its imports. */
export const styleSheets: NonNullable<Exclude<CSSOptions['postcss'], string>> = {
  plugins: [
    {
      postcssPlugin: 'izvilina-style-sheets',
      Once: (root, { AtRule }) => {
        root.prepend(new AtRule({ name: 'layer', params: LAYERS.join(', ') }));
      },
      Declaration: (declaration) => {
        declaration.value = scaleToScreen(declaration.value);
      },
      AtRule: {
        media: (rule) => {
          rule.params = expandScreens(rule.params);
        },
      },
    },
  ],
};
