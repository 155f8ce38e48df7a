import type { Refusal } from '@izvilina/kernel/result.ts';
import type { PlayingWords } from './playing.ts';

/** Why the rules refused a move; null for refusals that the shell words itself. */
export function refusalInWords({ code, params }: Refusal, { refused }: PlayingWords): string | null {
  const words: Readonly<Record<string, string>> = refused;
  return code === 'ILLEGAL_MOVE' ? (words[String(params.reason)] ?? null) : null;
}
