/** What the prints of all boxes share. */
export const CREAM = '#f7ecd3';
export const INK = '#1d1a26';

/** Squeezes a line into the width only when it would not fit: `per` is a wide letter's share of the size. */
export const squeezed = (text: string, size: number, width: number, per = 0.86) =>
  text.length * size * per > width ? { textLength: width, lengthAdjust: 'spacingAndGlyphs' as const } : {};
