import { describe, expect, it } from 'vitest';
import { placementOf } from '../geometry/placement.ts';
import type { Size } from '../pieces/pieces.ts';
import type { State } from '../state.ts';
import { asked, happenings, ids, listed, nets, over, play, refusal, restFor, table, tile } from '../testing/play.ts';
import { consequences } from './consequences.ts';

/** Distance of the middle of a tile’s left and right side from its origin. */
const LEFT: Readonly<Record<Size, number>> = { small: 19.5, medium: 29.5, large: 54 };
const RIGHT: Readonly<Record<Size, number>> = { small: 49.5, medium: 29.5, large: 54 };

/** Seat 0 lays `mine` at the centre between its own tile p1 and seat 1’s tile p2. */
const duel = (mine: Size, theirs: Size, more: object = {}) =>
  table({
    players: 2,
    tiles: [tile('p1', 'medium', [-LEFT[mine] - 29.5 + 4, 0]), tile('p2', theirs, [RIGHT[mine] + LEFT[theirs] - 4, 0])],
    pawns: [['p1'], ['p2']],
    rest: restFor(mine, [0, 0]),
    ...more,
  });

const left = (id: string, size: Size = 'medium') => tile(id, size, [-65, 0]);
const right = (id: string, size: Size = 'medium') => tile(id, size, [65, 0]);
const above = (id: string, size: Size = 'medium') => tile(id, size, [0, 65]);
const below = (id: string, size: Size = 'medium') => tile(id, size, [0, -65]);
const about = (tiles: readonly object[], pawns: readonly (readonly string[])[]): State =>
  table({ players: pawns.length, tiles, pawns, rest: restFor('medium', [0, 0]) });

describe('battles', () => {
  it.each([
    ['large', 'large', true],
    ['large', 'medium', false],
    ['large', 'small', false],
    ['medium', 'large', true],
    ['medium', 'medium', true],
    ['medium', 'small', false],
    ['small', 'large', true],
    ['small', 'medium', true],
    ['small', 'small', true],
  ] as const)('BS-17: a new %s against a %s wins: %s', (mine, theirs, won) => {
    const state = duel(mine, theirs);
    const after = play(state, 0, over(mine));
    expect(happenings(after, 'battle')).toMatchObject([
      { player: 0, side: 0, against: 1, tile: 'p3', tiles: ['p2'], won },
    ]);
    expect(ids(after)).toEqual(won ? ['p1', 'p3'] : ['p1', 'p2']);
    expect(happenings(after, 'removed')).toMatchObject([{ tiles: [{ id: won ? 'p2' : 'p3' }] }]);
    expect(nets(after)).toEqual(won ? ['0: p1 p3'] : ['0: p1', '1: p2']);
    expect(after.supply[mine]).toBe(state.supply[mine] - 1);
  });

  it('BS-18: all foreign tiles are beaten, or only the new one leaves', () => {
    const both = (upper: Size) =>
      about(
        [left('p1'), right('p2'), tile('p3', upper, upper === 'small' ? [0, 45] : [0, 90], 90)],
        [['p1'], ['p2', 'p3']],
      );
    const won = play(both('large'), 0, over('medium'));
    expect(ids(won)).toEqual(['p1', 'p4']);
    expect(won.pawns[1]).toEqual([null, null]);
    const lost = play(both('small'), 0, over('medium'));
    expect(ids(lost)).toEqual(['p1', 'p2', 'p3']);
    expect(happenings(lost, 'battle')).toMatchObject([{ tiles: ['p2', 'p3'], won: false }]);
  });

  it('BS-20: joining two foreign networks: its player chooses whose side it fights on', () => {
    const state = play(about([left('p1'), right('p2')], [[], ['p1'], ['p2']]), 0, over('medium'));
    expect([state.phase, listed(state, 0)]).toEqual([
      'side',
      [
        { type: 'side', player: 1 },
        { type: 'side', player: 2 },
      ],
    ]);
    expect(nets(state)).toEqual(['1: p1', '2: p2', '-: p3']);
    expect(refusal(state, 0, { type: 'side', player: 0 })).toBe('ILLEGAL_MOVE NOT_TOUCHED');
    const sided = play(state, 0, { type: 'side', player: 2 });
    expect([nets(sided), sided.pawns[1]]).toEqual([['2: p2 p3'], [null, null]]);
    expect(happenings(sided, 'battle')).toMatchObject([{ side: 2, against: 1, won: true }]);
  });

  it('BS-21: three networks of different players, one’s own among them: one attack, then, if won, the other', () => {
    const state = play(
      about([left('p1'), right('p2'), tile('p3', 'small', [0, 45], 90)], [['p1'], ['p2'], ['p3']]),
      0,
      over('medium'),
    );
    expect([state.phase, listed(state, 0)]).toEqual([
      'attack',
      [
        { type: 'attack', player: 1 },
        { type: 'attack', player: 2 },
      ],
    ]);
    expect(refusal(state, 0, { type: 'attack', player: 0 })).toBe('ILLEGAL_MOVE NOT_TO_BE_FOUGHT');
    const strongFirst = play(state, 0, { type: 'attack', player: 2 });
    expect(ids(strongFirst)).toEqual(['p1', 'p2', 'p3']);
    expect(happenings(strongFirst, 'battle')).toHaveLength(1);
  });

  it('BS-R7, BS-R8: a fight won stays won when a later one is lost, and the last is fought by itself', () => {
    const state = play(
      about([left('p1'), right('p2'), tile('p3', 'small', [0, 45], 90)], [['p1'], ['p2'], ['p3']]),
      0,
      over('medium'),
    );
    const weakFirst = play(state, 0, { type: 'attack', player: 1 });
    expect(happenings(weakFirst, 'battle').map(({ against, won }) => [against, won])).toEqual([
      [1, true],
      [2, false],
    ]);
    expect(nets(weakFirst)).toEqual(['0: p1', '2: p3']);
    expect(weakFirst.pawns[1]).toEqual([null, null]);
  });

  it('BS-R7: with three opponents two attacks are asked; several networks of one opponent are one fight', () => {
    const four = [left('p1'), right('p2'), above('p3'), below('p4')];
    const state = play(about(four, [['p1'], ['p2'], ['p3'], ['p4']]), 0, over('medium'));
    const first = play(state, 0, { type: 'attack', player: 3 });
    expect([first.phase, listed(first, 0)]).toEqual([
      'attack',
      [
        { type: 'attack', player: 1 },
        { type: 'attack', player: 2 },
      ],
    ]);
    const done = play(first, 0, { type: 'attack', player: 1 });
    expect(nets(done)).toEqual(['0: p1 p5']);
    const one = play(about(four.slice(0, 3), [['p1'], ['p2', 'p3']]), 0, over('medium'));
    expect(happenings(one, 'battle')).toMatchObject([{ against: 1, tiles: ['p2', 'p3'] }]);
  });

  it('BS-R8: a losing tile merges nothing, not even one’s own two networks', () => {
    const state = about([left('p1'), right('p2'), tile('p3', 'small', [0, 45], 90)], [['p1', 'p2'], ['p3']]);
    const lost = play(state, 0, over('medium'));
    expect([nets(lost), lost.pawns[0]]).toEqual([
      ['0: p1', '0: p2', '1: p3'],
      ['p1', 'p2'],
    ]);
    const won = play(about([left('p1'), right('p2'), above('p3')], [['p1', 'p2'], ['p3']]), 0, over('medium'));
    expect([won.phase, asked(won)]).toEqual(['return', 0]);
  });

  it('BS-R6: on a chosen side two networks merge too, and their owner says which pawn returns', () => {
    const state = about([left('p1'), right('p2'), above('p3')], [[], ['p1', 'p2'], ['p3']]);
    const sided = play(play(state, 0, over('medium')), 0, { type: 'side', player: 1 });
    expect([sided.phase, asked(sided), ids(sided)]).toEqual(['return', 1, ['p1', 'p2', 'p4']]);
  });

  it('the preview tells what will happen', () => {
    const state = about(
      [left('p1'), tile('p2', 'large', [80, 0]), tile('p3', 'small', [0, 45], 90)],
      [['p1'], ['p2'], ['p3']],
    );
    const seen = consequences(state, 0, placementOf(restFor('medium', [0, 0]), over('medium')));
    expect(seen).toMatchObject({
      touches: ['p1', 'p2', 'p3'],
      kind: 'battle',
      claimable: false,
      sides: [{ player: 0, stays: false, merges: false }],
      fights: [
        { against: 1, tiles: ['p2'], wins: true, damage: [{ owner: 1, lost: ['p2'], parts: [] }] },
        { against: 2, tiles: ['p3'], wins: false, damage: [] },
      ],
    });
  });
});
