import type { Millis } from '@izvilina/kernel/game.ts';
import type { Reason } from '../bot.ts';
import type { Choice, Choices } from './choices.ts';

/** A choice with what was found out about it. */
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
  /** By `performance.now()`. */
  readonly until: Millis;
}

/** Without any search. A pass comes last: nobody passes who can do anything else. */
export function byLooks({ lays, exchanges, pass }: Choices): Weighed[] {
  const all = [...lays, ...exchanges].toSorted((a, b) => b.looks - a.looks);
  const last: Weighed = { choice: pass, value: Math.min(pass.looks, all.at(-1)?.looks ?? pass.looks), found: [] };
  return [...all.map((choice): Weighed => ({ choice, value: choice.looks, found: [] })), last];
}
