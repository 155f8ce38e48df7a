import { ok, type Result, refuse } from '@izvilina/kernel/result.ts';

export const NAME_MAX = 24;
/** Most code units per grapheme; longer input is refused unread. */
const LONGEST_GRAPHEME = 16;
/**
 * Most code points per grapheme, over a whole line: a letter with a mark, a flag. Unicode puts no limit on the length of
 * one grapheme: a hundred Korean consonants or Indian vowel signs in a row are one.
 */
const MOST_PER_GRAPHEME = 2;

const graphemes = new Intl.Segmenter(undefined, { granularity: 'grapheme' });
/**
 * Controls, format characters (zero width, bidi), separators, private use, lone surrogates, unassigned; everything that
 * Unicode calls ignorable (fillers, joiners, variation selectors); and blanks that it calls symbols.
 */
const HIDDEN = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Co}\p{Cs}\p{Cn}\p{Default_Ignorable_Code_Point}\u2800\uFFFC\u{1D159}]/u;
/** The only ignorable character that people type unknowingly: after a pictograph it selects the colour version. */
const COLOURED = /(\p{Extended_Pictographic})\uFE0F/gu;
/** No language needs three marks on a letter; enclosing marks cover their neighbours. */
const STACKED = /\p{Mn}{3,}|\p{Me}/u;
const VISIBLE = /[\p{L}\p{N}\p{S}\p{P}]/u;

/** A nickname: one line of 1–24 graphemes. */
export function nickname(raw: string): Result<string> {
  const name = visibleText(raw, NAME_MAX);
  return 'text' in name ? ok(name.text) : refuse('BAD_NAME', name.unfit);
}

type Unfit = { readonly reason: 'empty' | 'characters' | 'marks' } | { readonly reason: 'long'; readonly max: number };

/**
 * One line for others to read: NFKC, trimmed, single spaces, 1–`max` graphemes, nothing that hides, turns or covers
 * text.
 */
export function visibleText(raw: string, max: number): { readonly text: string } | { readonly unfit: Unfit } {
  const long = { unfit: { reason: 'long', max } } as const;
  if (raw.length > max * LONGEST_GRAPHEME) return long;
  const text = raw.normalize('NFKC').replace(/\s+/gu, ' ').trim();
  if (text === '') return { unfit: { reason: 'empty' } };
  if (HIDDEN.test(text.replace(COLOURED, '$1'))) return { unfit: { reason: 'characters' } };
  if (STACKED.test(text) || !VISIBLE.test(text)) return { unfit: { reason: 'marks' } };
  const fits = [...text].length <= max * MOST_PER_GRAPHEME && [...graphemes.segment(text)].length <= max;
  return fits ? { text } : long;
}
