import { chances } from '@izvilina/kernel/chance.ts';
import { must } from '@izvilina/kernel/result.ts';
import { describe, expect, it } from 'vitest';
import { brainstorm } from '../game.ts';
import { nearestSeat } from '../geometry/seats.ts';
import { asked, happenings, play, rest, table } from '../testing/play.ts';
import { MOST_DROPS } from './deal.ts';

const dealt = (players: number) => must(brainstorm.setup(players, { ownSide: false, answerS: 30 }, chances('deal')(0)));

describe('who begins', () => {
  it('BS-R11: a die is really dropped at the centre of the empty table', () => {
    const turn = brainstorm.turn(dealt(2));
    expect(turn).toMatchObject({
      asks: [],
      referee: {
        job: { kind: 'drop', die: 'red', tiles: [], box: null, release: null, drop: { at: [0, 0] } },
        ifFailed: { type: 'rest', outcome: 'misfire' },
      },
    });
  });

  it('BS-04: the player it comes to rest nearest to begins', () => {
    const far = rest(dealt(2), 'table', [3, 20]);
    expect([far.turn, far.phase, asked(far)]).toEqual([1, 'dice', 1]);
    expect(happenings(far, 'started')).toEqual([{ type: 'started', first: 1 }]);
    expect(rest(dealt(2), 'table', [3, -0.01]).turn).toBe(0);
  });

  it.each([
    [2, [0, -100], 0],
    [2, [-200, 1], 1],
    [3, [-300, 0], 1],
    [3, [300, 0], 2],
    [3, [0, -200], 0],
    [4, [0, 200], 2],
    [4, [-300, 0], 1],
    [4, [300, 0], 3],
  ] as const)('BS-04: %i players, die at %j: seat %i', (players, at, seat) => {
    expect(nearestSeat(dealt(players).table, players, at)).toBe(seat);
  });

  it('BS-R11: equally near or fallen off: once more, with a new hold of the die', () => {
    for (const again of [rest(dealt(2), 'table', [50, 0]), rest(dealt(2), 'off', [400, 9])]) {
      expect([again.phase, again.drops]).toEqual(['drop', 1]);
      expect(asked(again)).toBe('referee');
      expect(again.drop).not.toBeNull();
    }
    let state = dealt(3);
    for (let i = 0; i < MOST_DROPS; i++) state = rest(state, 'misfire');
    expect(state.phase).toBe('dice');
  });

  it('BS-04: then clockwise', () => {
    let state = table({ players: 4, tokens: [0, 0, 0, 0], supply: { small: 5, medium: 0, large: 0 }, turn: 2 });
    const order = [];
    for (let i = 0; i < 4; i++) {
      order.push(state.turn);
      state = rest(play(state, state.turn, { ...throwRed }), 'off');
    }
    expect(order).toEqual([2, 3, 0, 1]);
  });
});

const throwRed = {
  type: 'throw',
  die: 'red',
  edge: 0.2,
  yaw: 0,
  pitch: 0,
  speed: 900,
  height: 30,
  grip: 'flat',
  style: 'skim',
} as const;
