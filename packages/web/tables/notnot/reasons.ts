import type { Candidate } from '@izvilina/bots/bot.ts';
import type { Json } from '@izvilina/kernel/json.ts';

/** In a race nobody waits for advice: the table says why itself, after each round. */
export const reasonInWords = (_reason: Candidate<Json>['why'][number]): string => '';
