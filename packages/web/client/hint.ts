import type { Candidate, Reason } from '@izvilina/bots/bot.ts';
import type { Json } from '@izvilina/kernel/json.ts';

/** What a bot would do, best first, and how many positions it looked at. */
export interface HintAnswer {
  readonly best: readonly Candidate<Json>[];
  readonly nodes: number;
}

/** The advice as it comes over the wire. Entries that do not have the shape of advice are dropped. */
export const adviceFrom = (best: readonly Json[]): readonly Candidate<Json>[] =>
  best.flatMap((one) => {
    const { move, value, why } = fields(one);
    if (move === undefined || typeof value !== 'number' || !Array.isArray(why)) return [];
    return [{ move, value, why: why.flatMap(reasonFrom) }];
  });

const reasonFrom = (one: Json): Reason[] => {
  const { key, params } = fields(one);
  return typeof key === 'string' ? [{ key, params: fields(params ?? null) }] : [];
};

const fields = (value: Json): Readonly<Record<string, Json>> =>
  value !== null && typeof value === 'object' && !isList(value) ? value : {};

const isList = (value: Json): value is readonly Json[] => Array.isArray(value);
