import type { MindtrainerHappening } from '@izvilina/games/mindtrainer/state.ts';
import type { Step } from '../../module.ts';

/** A scored turn of a finished game. */
export interface Scored {
  readonly seq: number;
  readonly player: number;
  readonly words: readonly string[];
  readonly bonus: number;
  readonly total: number;
}

export const scoredIn = (steps: readonly Step<MindtrainerHappening>[]): Scored[] =>
  steps.flatMap(({ seq, happened }) =>
    happened.flatMap((one): Scored[] =>
      one.type === 'scored'
        ? [{ seq, player: one.player, words: one.words.map(({ word }) => word), bonus: one.bonus, total: one.total }]
        : [],
    ),
  );
