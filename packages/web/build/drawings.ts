/** SVG drawings that `assets.ts` renders to pixels: noise is costly to paint live, and install icons must be PNG. */

const noise = (id: string, frequency: string, octaves: number, seed: number, matrix: string) =>
  `<filter id='${id}' x='0' y='0' width='100%' height='100%'><feTurbulence type='fractalNoise' baseFrequency='${frequency}' numOctaves='${octaves}' seed='${seed}' stitchTiles='stitch'/><feColorMatrix values='${matrix}'/></filter>`;

const sheet = (width: number, height: number, layers: readonly { filter: string; id: string; opacity: number }[]) =>
  `<svg xmlns='http://www.w3.org/2000/svg' width='${width}' height='${height}'>${layers.map((layer) => layer.filter).join('')}${layers
    .map(({ id, opacity }) => `<rect width='${width}' height='${height}' filter='url(#${id})' opacity='${opacity}'/>`)
    .join('')}</svg>`;

const THREAD = '0 0 0 0 .05 0 0 0 0 .05 0 0 0 0 .10 0 0 0 -2 1.02';

export const GRAINS: Readonly<Record<string, { width: number; height: number; quality: number; svg: string }>> = {
  paper: {
    width: 128,
    height: 128,
    quality: 0.86,
    svg: sheet(128, 128, [
      {
        id: 'n',
        filter: noise('n', '.8', 3, 4, '0 0 0 0 .25 0 0 0 0 .17 0 0 0 0 .06 0 0 0 -1.1 .62'),
        opacity: 0.3,
      },
    ]),
  },
  felt: {
    width: 128,
    height: 128,
    quality: 0.86,
    svg: sheet(128, 128, [
      { id: 'n', filter: noise('n', '.95 1.1', 3, 9, '0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 -2.2 1.25'), opacity: 0.13 },
    ]),
  },
  linen: {
    width: 240,
    height: 240,
    quality: 0.5,
    svg: sheet(240, 240, [
      { id: 'a', filter: noise('a', '.015 .8', 2, 3, THREAD), opacity: 0.2 },
      { id: 'b', filter: noise('b', '.8 .015', 2, 7, THREAD), opacity: 0.2 },
    ]),
  },
  wood: {
    width: 720,
    height: 160,
    quality: 0.4,
    svg: sheet(720, 160, [
      {
        id: 'n',
        filter: noise('n', '.0021 .075', 5, 12, '0 0 0 0 .23 0 0 0 0 .11 0 0 0 0 .02 0 0 0 -2.1 1.16'),
        opacity: 0.55,
      },
      {
        id: 'm',
        filter: noise('m', '.012 .9', 2, 5, '0 0 0 0 .2 0 0 0 0 .09 0 0 0 0 .02 0 0 0 -2.4 1.1'),
        opacity: 0.35,
      },
    ]),
  },
};

const FOLD =
  'M4.5 31V15.5a6 6 0 0 1 12 0v6a5.25 5.25 0 0 0 10.5 0V11a6.25 6.25 0 0 1 12.5 0c0 5-4 5.5-4 10.5s8 4 8 9.5';

/** The brand's fold on paper; `safe` leaves the margin that maskable icons may lose. */
export const iconSvg = (safe: boolean): string => {
  const scale = safe ? 5.6 : 7.4;
  const shift = `translate(${256 - 24 * scale} ${256 - 18.5 * scale}) scale(${scale})`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 512 512"><rect width="512" height="512" rx="${safe ? 0 : 96}" fill="#cf3a22"/><path transform="${shift}" d="${FOLD}" fill="none" stroke="#fbf5e6" stroke-width="6.4" stroke-linecap="round" stroke-linejoin="round"/></svg>`;
};
