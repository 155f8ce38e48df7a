import { ok, type Result, refuse } from '@izvilina/kernel/result.ts';

export const NAME_MAX = 24;

const graphemes = new Intl.Segmenter(undefined, { granularity: 'grapheme' });
/**
 * Controls, format characters (zero width, bidi), separators, private use, lone surrogates, unassigned; everything that
 * Unicode calls ignorable (fillers, joiners, variation selectors); and blanks that it calls symbols.
 */
const HIDDEN = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Co}\p{Cs}\p{Cn}\p{Default_Ignorable_Code_Point}\u2800\uFFFC\u{1D159}]/u;
/** The one ignorable that people type without knowing: after a pictograph it asks for colours. */
const COLOURED = /(\p{Extended_Pictographic})\uFE0F/gu;
/** No language needs a third mark on a letter; marks that enclose cover their neighbours. */
const STACKED = /\p{Mn}{3,}|\p{Me}/u;
const VISIBLE = /[\p{L}\p{N}\p{S}\p{P}]/u;

/** A nickname: NFKC, trimmed, single spaces, 1–24 graphemes, nothing that hides, turns or covers text. */
export function nickname(raw: string): Result<string> {
  if (raw.length > 400) return refuse('BAD_NAME', { reason: 'long', max: NAME_MAX });
  const name = raw.normalize('NFKC').replace(/\s+/gu, ' ').trim();
  if (name === '') return refuse('BAD_NAME', { reason: 'empty' });
  if (HIDDEN.test(name.replace(COLOURED, '$1'))) return refuse('BAD_NAME', { reason: 'characters' });
  if (STACKED.test(name) || !VISIBLE.test(name)) return refuse('BAD_NAME', { reason: 'marks' });
  if ([...graphemes.segment(name)].length > NAME_MAX) return refuse('BAD_NAME', { reason: 'long', max: NAME_MAX });
  return ok(name);
}
