import type { Reason } from '@izvilina/bots/bot.ts';
import type { BrainstormWords } from './words.ts';

/** Why the bot would do it, in a sentence; nothing for a reason these words do not know. */
export function reasonInWords({ key, params }: Reason, words: BrainstormWords): string {
  const reasons: Readonly<Record<string, (params: Reason['params']) => string>> = words.reasons;
  return reasons[key]?.(params) ?? '';
}
