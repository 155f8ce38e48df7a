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
 * A pixel of a sheet is one of a screen of 1280 × 800: in rem, because a larger screen has a larger rem (look/reset.css).
 * Points stay as they are, for what is measured in the units of a drawing.
 */
export const scaleToScreen = (value: string): string =>
  value.replace(/(?<![\w./-])(-?(?:\d+\.)?\d+)px\b/g, (_, pixels: string) => `${Number(pixels) / 16}rem`);

/** For PostCSS, which Vite runs over every style sheet after it has followed the imports. */
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
