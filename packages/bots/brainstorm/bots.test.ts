import { brainstorm } from '@izvilina/games/brainstorm/game.ts';
import type { Act, Move } from '@izvilina/games/brainstorm/move-shapes.ts';
import { variety } from '@izvilina/games/brainstorm/variety.ts';
import { chances } from '@izvilina/kernel/chance.ts';
import { must } from '@izvilina/kernel/result.ts';
import { expect, it } from 'vitest';
import { bots } from './bots.ts';

it.each(bots.names)('%s plays a whole game', (name) => {
  const dice = chances(`bots ${name}`);
  let state = must(brainstorm.setup(3, { ownSide: false, answerS: 30 }, dice(0)));
  let steps = 0;
  for (; state.phase !== 'over'; steps++) {
    const turn = brainstorm.turn(state);
    if (turn.over) break;
    const [ask] = turn.asks;
    const chance = dice(2 * steps + 1);
    const event =
      ask === undefined
        ? {
            at: 0,
            by: 'referee' as const,
            act: variety.job?.(turn.referee && 'job' in turn.referee ? turn.referee.job : null, chance) as Act,
          }
        : {
            at: 0,
            by: ask.seat,
            move: bots.think(name, brainstorm.view(state, ask.seat), chance, { ms: 1000 }).move as Move,
          };
    state = must(brainstorm.step(state, event, dice(2 * steps + 2)));
  }
  expect(steps).toBeLessThanOrEqual(brainstorm.longest(3, { ownSide: false, answerS: 30 }));
  expect(state.tiles.length).toBeGreaterThan(5);
});
