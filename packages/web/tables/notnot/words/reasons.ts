import type { Candidate } from '@izvilina/bots/bot.ts';
import type { Json } from '@izvilina/kernel/json.ts';
import type { NotNotWords } from './words.ts';

type Reason = Candidate<Json>['why'][number];

/** A step of the bot's thinking, in a sentence; nothing for a reason these words do not know. */
export function reasonInWords({ key, params }: Reason, words: NotNotWords): string {
  const reasons: Readonly<Record<string, (params: Reason['params']) => string>> = words.reasons;
  return reasons[key]?.(params) ?? '';
}
