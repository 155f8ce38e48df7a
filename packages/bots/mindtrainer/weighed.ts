import type { Millis } from '@izvilina/kernel/game.ts';
import type { Reason } from '../bot.ts';
import type { Choice, Choices } from './choices.ts';

/** A choice with its value and reasons. */
export interface Weighed {
  readonly choice: Choice;
  /** In points. */
  readonly value: number;
  readonly found: readonly Reason[];
}

export interface Weighing {
  /** Best first. */
  readonly weighed: readonly Weighed[];
  readonly nodes: number;
}

export interface Limits {
  readonly nodes: number;
  /** A time of `performance.now()`. */
  readonly until: Millis;
}

/** Values without any search. A pass comes last: it is made only if nothing else is possible. */
export function byLooks({ lays, exchanges, pass }: Choices): Weighed[] {
  const all = [...lays, ...exchanges].toSorted((a, b) => b.looks - a.looks);
  const last: Weighed = { choice: pass, value: Math.min(pass.looks, all.at(-1)?.looks ?? pass.looks), found: [] };
  return [...all.map((choice): Weighed => ({ choice, value: choice.looks, found: [] })), last];
}
