import { chances } from '@izvilina/kernel/chance.ts';
import type { AnyGame } from '@izvilina/kernel/game.ts';
import { advance, begin, type Match } from '@izvilina/kernel/match.ts';
import { must } from '@izvilina/kernel/result.ts';
import { expect, it } from 'vitest';
import { brainstorm } from '../game.ts';
import type { State } from '../state.ts';
import { happenings, nets, play, rest, restFor, table, tile, timeout } from '../testing/play.ts';
import { variety } from '../variety.ts';

it('a seat that never answers still plays a whole game, throws included', () => {
  const dice = chances('absent players');
  const game = brainstorm as AnyGame;
  let match: Match = must(begin(game, { players: 3, options: {}, seed: 'absent' }));
  for (;;) {
    const turn = game.turn(match.state);
    if (turn.over) break;
    const act =
      turn.referee && 'job' in turn.referee
        ? variety.job?.(turn.referee.job, dice(match.seq))
        : { type: 'timeout', seat: turn.asks[0]?.seat };
    match = must(advance(match, { at: 0, by: 'referee', act: act as { type: string } }));
  }
  expect((match.state as State).lastId).toBeGreaterThan(20);
});

it('the default throw comes from one’s own side', () => {
  const state = table({ players: 4, options: { ownSide: true }, turn: 1, dice: ['red', 'black'] });
  const thrown = timeout(state, 1);
  expect([thrown.phase, happenings(thrown, 'timeout')]).toEqual(['flight', [{ type: 'timeout', player: 1 }]]);
  expect(rest(thrown, 'off').thrown).toEqual(['red']);
});

it('the default pose joins one’s own network rather than a stranger’s', () => {
  const state = table({
    players: 2,
    tiles: [tile('p1', 'medium', [-65, 0]), tile('p2', 'medium', [60, 5])],
    pawns: [['p1'], ['p2']],
    rest: restFor('small', [0, 0]),
    dice: ['red', 'black'],
  });
  expect(nets(timeout(state, 0))).toContainEqual(expect.stringMatching(/^0: .*p3/));
});

it('the default burn spares one’s own tiles', () => {
  const state = table({
    players: 2,
    tiles: [tile('p1', 'medium', [-60, 40]), tile('p2', 'medium', [60, 40])],
    pawns: [['p1'], ['p2']],
    rest: { die: 'black', at: [0, 0], angle: 0, burner: true },
  });
  expect(nets(timeout(state, 0))).toEqual(['0: p1']);
});

it('only whoever is asked can be late', () => {
  const state = table({ players: 2 });
  const late = brainstorm.step(state, { at: 0, by: 'referee', act: { type: 'timeout', seat: 1 } }, { below: () => 0 });
  expect(late.ok).toBe(false);
  expect(play(timeout(state, 0), 0, { type: 'burner' }).phase).toBe('burnerThrow');
});
