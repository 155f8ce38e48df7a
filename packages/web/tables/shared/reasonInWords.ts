import type { Reason } from '@izvilina/bots/bot.ts';
import type { NameOf } from '../module.ts';

/** A game's words for its bots' reasons, by their keys. */
export type ReasonWords = Readonly<Record<string, (params: Reason['params'], nameOf: NameOf) => string>>;

/** A bot's reason as a sentence; empty for an unknown reason. */
export const reasonInWords = ({ key, params }: Reason, words: ReasonWords, nameOf: NameOf): string =>
  words[key]?.(params, nameOf) ?? '';
