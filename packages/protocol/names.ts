import { ok, type Result, refuse } from '@izvilina/kernel/result.ts';

export const NAME_MAX = 24;

const graphemes = new Intl.Segmenter(undefined, { granularity: 'grapheme' });
/** Controls, format characters (zero width, bidi), line separators, private use, lone surrogates. */
const FORBIDDEN = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Co}\p{Cs}]/u;

/** A nickname: NFKC, trimmed, single spaces, 1–24 graphemes, nothing that hides or turns the text. */
export function nickname(raw: string): Result<string> {
  if (raw.length > 400) return refuse('BAD_NAME', { reason: 'long', max: NAME_MAX });
  const name = raw.normalize('NFKC').replace(/\s+/gu, ' ').trim();
  if (FORBIDDEN.test(name)) return refuse('BAD_NAME', { reason: 'characters' });
  const length = [...graphemes.segment(name)].length;
  if (length < 1) return refuse('BAD_NAME', { reason: 'empty' });
  if (length > NAME_MAX) return refuse('BAD_NAME', { reason: 'long', max: NAME_MAX });
  return ok(name);
}
