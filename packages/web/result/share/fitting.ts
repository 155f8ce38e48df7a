const letters = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

/** Letter widths relative to the font size, rather too wide. The display face is wider by `DISPLAY_WIDER`. */
const NARROW = /^[ijlrftI1.,:;!'’|()[\]\s-]$/;
const WIDEST = /^[ЖМФШЩЫЮжмфшщыюMWmw@…—]$/;
export const DISPLAY_WIDER = 1.4;

const graphemes = (text: string): string[] => Array.from(letters.segment(text), ({ segment }) => segment);

function widthOfOne(letter: string): number {
  if (NARROW.test(letter)) return 0.36;
  if (WIDEST.test(letter)) return letter === letter.toLowerCase() ? 0.86 : 0.98;
  if (/^\p{L}$/u.test(letter)) return letter === letter.toLowerCase() ? 0.59 : 0.7;
  return /^\p{ASCII}$/u.test(letter) ? 0.62 : 1.3;
}

/** Estimated width of a line, in font sizes. */
export const widthOf = (text: string): number => graphemes(text).reduce((sum, letter) => sum + widthOfOne(letter), 0);
export const displayWidthOf = (text: string): number => widthOf(text) * DISPLAY_WIDER;

/** The text without characters that XML forbids, shortened to a width of `room` font sizes. */
export function ellipsized(text: string, room: number): string {
  const whole = drawable(text);
  if (widthOf(whole) <= room) return whole;
  let kept = '';
  for (const letter of graphemes(whole)) {
    if (widthOf(`${kept}${letter}…`) > room) break;
    kept += letter;
  }
  return `${kept.trimEnd()}…`;
}

const drawable = (text: string): string => text.toWellFormed().replace(/[\p{Cc}\uFFFE\uFFFF]/gu, '');

/** One line if it is at most `room` wide, otherwise two lines of about equal width, broken between words. */
export function oneOrTwoLines(text: string, room: number): readonly string[] {
  const whole = drawable(text);
  if (widthOf(whole) <= room) return [whole];
  const words = whole.split(/\s+/);
  const breaks = words.slice(1).map((_, i) => [words.slice(0, i + 1).join(' '), words.slice(i + 1).join(' ')] as const);
  const widest = (lines: readonly string[]) => Math.max(...lines.map(widthOf));
  return breaks.toSorted((a, b) => widest(a) - widest(b))[0] ?? [whole];
}
