import { brainstorm } from '@izvilina/games/brainstorm/game.ts';
import type { Act, Move } from '@izvilina/games/brainstorm/moves/move-shapes.ts';
import type { State } from '@izvilina/games/brainstorm/state.ts';
import { variety } from '@izvilina/games/brainstorm/variety.ts';
import { type Chance, chances } from '@izvilina/kernel/chance.ts';
import type { Seat } from '@izvilina/kernel/game.ts';
import { must } from '@izvilina/kernel/result.ts';

/** Plays to the end. Dice come to rest at random places, because physics would take too long here. */
export function playOut(start: State, seed: string, choose: (state: State, seat: Seat, chance: Chance) => Move) {
  const chanceOf = chances(seed);
  let state = start;
  let steps = 0;
  for (; state.phase !== 'over'; steps++) {
    const turn = brainstorm.turn(state);
    if (turn.over) break;
    const [ask] = turn.asks;
    const chance = chanceOf(2 * steps);
    const job = turn.referee && 'job' in turn.referee ? turn.referee.job : null;
    const event =
      ask === undefined
        ? { at: 0, by: 'referee' as const, act: variety.job?.(job, chance) as Act }
        : { at: 0, by: ask.seat, move: choose(state, ask.seat, chance) };
    state = must(brainstorm.step(state, event, chanceOf(2 * steps + 1)));
  }
  return { state, steps };
}
