import { describe, expect, it } from 'vitest';
import { brainstorm } from '../game.ts';
import type { Size } from '../pieces/pieces.ts';
import {
  asked,
  happenings,
  ids,
  listed,
  nets,
  over,
  play,
  refusal,
  restFor,
  table,
  tile,
  timeout,
} from '../testing/play.ts';

/** Seat 1’s column p2 – p3 – p4 at the right; seat 0 lays a medium tile that touches its own p1 and the middle p3. */
const column = (pawn: string, upper: Size = 'medium', more: object = {}) =>
  table({
    players: 2,
    tiles: [
      tile('p1', 'medium', [-65, 0]),
      tile('p2', 'medium', [65, -68]),
      tile('p3', 'medium', [65, 0]),
      upper === 'large' ? tile('p4', 'large', [65, 92], 90) : tile('p4', upper, [65, 68]),
    ],
    pawns: [['p1'], [pawn]],
    rest: restFor('medium', [0, 0]),
    ...more,
  });
const split = (pawn: string, upper: Size = 'medium', more: object = {}) =>
  play(column(pawn, upper, more), 0, over('medium'), 1000);

describe('after a removal', () => {
  it('BS-29: only the beaten tile goes; the others lie as they lay', () => {
    const before = column('p2');
    const after = play(before, 0, over('medium'));
    expect(ids(after)).toEqual(['p1', 'p2', 'p4', 'p5']);
    for (const kept of after.tiles.filter(({ id }) => id !== 'p5')) expect(before.tiles).toContain(kept);
  });

  it('BS-19: a pawn on a removed tile moves, as its owner likes, within its network', () => {
    const tiles = [
      tile('p1', 'medium', [-65, 0]),
      tile('p2', 'medium', [65, 0]),
      tile('p3', 'medium', [134, 0]),
      tile('p4', 'medium', [203, 0]),
    ];
    const state = table({ players: 2, tiles, pawns: [['p1'], ['p2']], rest: restFor('medium', [0, 0]) });
    const after = play(state, 0, over('medium'));
    expect([after.phase, asked(after), listed(after, 1)]).toEqual([
      'relocate',
      1,
      [
        { type: 'relocate', from: 'p2', to: 'p3' },
        { type: 'relocate', from: 'p2', to: 'p4' },
      ],
    ]);
    const moved = play(after, 1, { type: 'relocate', from: 'p2', to: 'p4' });
    expect([moved.pawns[1], nets(moved), asked(moved)]).toEqual([['p4', null], ['0: p1 p5', '1: p3 p4'], 0]);
  });

  it('BS-19: with one tile left it goes there by itself, with none it returns to hand', () => {
    const two = [tile('p1', 'medium', [-65, 0]), tile('p2', 'medium', [65, 0]), tile('p3', 'medium', [134, 0])];
    const one = play(
      table({ players: 2, tiles: two, pawns: [['p1'], ['p2']], rest: restFor('medium', [0, 0]) }),
      0,
      over('medium'),
    );
    expect([one.pawns[1], happenings(one, 'pawnMoved')]).toMatchObject([['p3', null], [{ from: 'p2', to: 'p3' }]]);
    const none = play(
      table({ players: 2, tiles: two.slice(0, 2), pawns: [['p1'], ['p2']], rest: restFor('medium', [0, 0]) }),
      0,
      over('medium'),
    );
    expect([none.pawns[1], happenings(none, 'pawnReturned')]).toMatchObject([
      [null, null],
      [{ player: 1, from: 'p2' }],
    ]);
  });

  it('BS-22: a split network’s owner moves the pawn to any part and may claim another with a free pawn', () => {
    const state = split('p2');
    expect([state.phase, asked(state)]).toEqual(['relocate', 1]);
    expect(happenings(state, 'split')).toEqual([{ type: 'split', owner: 1, parts: [['p2'], ['p4']] }]);
    expect(refusal(state, 1, { type: 'relocate', from: 'p2', to: 'p1' })).toBe('ILLEGAL_MOVE NOT_OF_THIS_NETWORK');
    expect(refusal(state, 1, { type: 'relocate', from: 'p4', to: 'p2' })).toBe('ILLEGAL_MOVE NO_SUCH_PAWN');
    expect(refusal(state, 0, { type: 'relocate', from: 'p2', to: 'p2' })).toBe('NOT_YOUR_TURN');
    const moved = play(state, 1, { type: 'relocate', from: 'p2', to: 'p4' });
    expect([moved.phase, listed(moved, 1)]).toEqual([
      'claim',
      [
        { type: 'claim', on: null },
        { type: 'claim', on: 'p2' },
      ],
    ]);
    expect(refusal(moved, 1, { type: 'claim', on: 'p4' })).toBe('ILLEGAL_MOVE NOT_TO_BE_CLAIMED');
    expect(nets(play(moved, 1, { type: 'claim', on: 'p2' }))).toEqual(['0: p1 p5', '1: p2', '1: p4']);
    expect(nets(play(moved, 1, { type: 'claim', on: null }))).toEqual(['0: p1 p5', '-: p2', '1: p4']);
  });

  it('BS-22: without a free pawn the other part is neutral, and nothing more is asked', () => {
    const far = tile('p9', 'small', [-200, 150]);
    const base = column('p2');
    const state = table({
      players: 2,
      tiles: [...base.tiles, far],
      pawns: [['p1'], ['p2', 'p9']],
      rest: restFor('medium', [0, 0]),
    });
    const moved = play(play(state, 0, over('medium')), 1, { type: 'relocate', from: 'p2', to: 'p2' });
    expect([asked(moved), nets(moved)]).toEqual([0, ['0: p1 p10', '1: p2', '-: p4', '1: p9']]);
  });

  it('BS-R9: whoever is asked out of turn has a deadline; unanswered, the pawn keeps the part worth most', () => {
    const state = split('p2', 'large', { options: { answerS: 20 } });
    expect(brainstorm.turn(state)).toMatchObject({
      asks: [{ seat: 1 }],
      referee: { due: 21_000, act: { type: 'timeout', seat: 1 } },
    });
    expect(brainstorm.view(state, 0).answerBy).toBe(21_000);
    const late = timeout(state, 1, 21_000);
    expect(late.pawns[1]).toEqual(['p4', null]);
    expect([late.phase, brainstorm.turn(late)]).toMatchObject(['claim', { referee: { due: 41_000 } }]);
    const done = timeout(late, 1, 41_000);
    expect([nets(done), asked(done)]).toEqual([['0: p1 p5', '-: p2', '1: p4'], 0]);
  });

  it('BS-R9: of parts worth the same the pawn stays where it is', () => {
    expect(timeout(split('p4'), 1).pawns[1]).toEqual(['p4', null]);
    expect(timeout(split('p3'), 1).pawns[1]).toEqual(['p2', null]);
  });

  it('BS-R9: in seat order from the player on turn, all pawns first, then all claims; the mover’s own too', () => {
    const row = (y: number, first: number) => [0, 1, 2].map((i) => tile(`p${first + i}`, 'medium', [-139 + 69 * i, y]));
    const state = table({
      players: 3,
      tiles: [...row(85, 1), ...row(-85, 4)],
      pawns: [['p4'], [], ['p1']],
      turn: 2,
      rest: { die: 'black', at: [0, 0], angle: 0, burner: true },
    });
    const burnt = play(state, 2, { type: 'burn', angle: 0 });
    expect(happenings(burnt, 'burned')).toMatchObject([{ tiles: ['p2', 'p5'] }]);
    const order = [];
    let next = burnt;
    while (next.phase === 'relocate' || next.phase === 'claim') {
      order.push(`${next.phase} ${asked(next)}`);
      next = timeout(next, asked(next) as number);
    }
    expect(order).toEqual(['relocate 2', 'relocate 0', 'claim 2', 'claim 0']);
  });

  it('BS-R9: a pawn that has just returned may claim a part', () => {
    const [, ...theirs] = column('p2').tiles;
    const tiles = [tile('p1', 'medium', [-65, -20]), ...theirs, tile('p6', 'large', [-8, 90], 90)];
    const state = table({ players: 2, tiles, pawns: [['p1'], ['p2', 'p6']], rest: restFor('medium', [0, 0]) });
    const after = play(state, 0, over('medium'));
    expect(happenings(after, 'pawnReturned')).toMatchObject([{ player: 1, from: 'p6' }]);
    const moved = play(after, 1, { type: 'relocate', from: 'p2', to: 'p2' });
    expect([moved.phase, asked(moved)]).toEqual(['claim', 1]);
  });
});
