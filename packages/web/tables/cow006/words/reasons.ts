import type { Reason } from '@izvilina/bots/bot.ts';
import type { CowWords } from './words.ts';

/** Why the bot would do it, in a sentence; nothing for a reason these words do not know. */
export function reasonInWords({ key, params }: Reason, words: CowWords): string {
  const reasons: Readonly<Record<string, (params: Reason['params']) => string>> = words.reasons;
  return reasons[key]?.(params) ?? '';
}
