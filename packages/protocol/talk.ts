import { ok, type Result, refuse } from '@izvilina/kernel/result.ts';
import { visibleText } from './names.ts';

/** Stamps that a player may show at their seat. Pages draw the pictures. */
// biome-ignore format: a list
export const STAMPS = [
  'hello', 'thanks', 'bravo', 'laugh', 'wow', 'sad',
  'angry', 'thinking', 'hurry', 'luck', 'tea', 'oops',
] as const;
export type Stamp = (typeof STAMPS)[number];

/** What may be said at a table, as chosen by its host: nothing, stamps and ready phrases, or own words as well. */
export const TALKS = ['off', 'phrases', 'words'] as const;
export type Talk = (typeof TALKS)[number];
export const DEFAULT_TALK: Talk = 'phrases';

/** A phrase is sent as its id (`games/phrases.ts`), so that each guest reads it in their own language. */
export type Saying =
  | { readonly kind: 'stamp'; readonly stamp: Stamp }
  | { readonly kind: 'phrase'; readonly phrase: string }
  | { readonly kind: 'text'; readonly text: string };

/** In graphemes. */
export const TEXT_MAX = 120;

/** A player's own words: one line, by the same rules as a nickname. */
export function ownWords(raw: string): Result<string> {
  const line = visibleText(raw, TEXT_MAX);
  return 'text' in line ? ok(line.text) : refuse('BAD_TEXT', line.unfit);
}
