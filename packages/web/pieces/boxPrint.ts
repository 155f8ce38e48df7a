/** Colours shared by the prints of all boxes. */
export const CREAM = '#f7ecd3';
export const INK = '#1d1a26';

/** SVG attributes that compress a line wider than `width`. `per`: width of a wide letter relative to `size`. */
export const squeezed = (text: string, size: number, width: number, per = 0.86) =>
  text.length * size * per > width ? { textLength: width, lengthAdjust: 'spacingAndGlyphs' as const } : {};
