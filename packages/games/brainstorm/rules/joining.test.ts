import { describe, expect, it } from 'vitest';
import { asked, happenings, listed, nets, over, play, refusal, restFor, table, tile } from '../testing/play.ts';

/** Seat 0 is about to lay a medium tile at the centre; tiles 65 mm away touch it. */
const about = (tiles: readonly object[], pawns: readonly (readonly string[])[], more: object = {}) =>
  table({ players: pawns.length, tiles, pawns, rest: restFor('medium', [0, 0]), dice: ['black', 'red'], ...more });
const left = (id: string) => tile(id, 'medium', [-65, 0]);
const right = (id: string) => tile(id, 'medium', [65, 0]);
const above = (id: string) => tile(id, 'medium', [0, 65]);

describe('joining', () => {
  it('BS-12: touching tiles are one network, of whoever has a pawn on any of them', () => {
    const state = table({
      players: 2,
      tiles: [left('p1'), tile('p2', 'medium', [5, 0]), right('p3'), tile('p4', 'small', [0, 150])],
      pawns: [[], ['p3']],
    });
    expect(nets(state)).toEqual(['1: p1 p2 p3', '-: p4']);
    expect(state.contacts).toEqual([
      ['p1', 'p2'],
      ['p2', 'p3'],
    ]);
  });

  it('BS-13, BS-R12: a tile that touches nothing may get a free pawn, or stays neutral', () => {
    const laid = play(about([], [[], []]), 0, over('medium'));
    expect([laid.phase, listed(laid, 0)]).toEqual([
      'pawn',
      [
        { type: 'pawn', on: true },
        { type: 'pawn', on: false },
      ],
    ]);
    expect(nets(play(laid, 0, { type: 'pawn', on: true }))).toEqual(['0: p1']);
    expect(nets(play(laid, 0, { type: 'pawn', on: false }))).toEqual(['-: p1']);
    expect(refusal(laid, 1, { type: 'pawn', on: true })).toBe('NOT_YOUR_TURN');
  });

  it('BS-13: without a free pawn nothing is asked', () => {
    const far = [tile('p1', 'small', [-200, 100]), tile('p2', 'small', [-200, -100])];
    const laid = play(about(far, [['p1', 'p2'], []]), 0, over('medium'));
    expect([laid.phase, nets(laid)]).toEqual(['throw', ['0: p1', '0: p2', '-: p3']]);
  });

  it('BS-14: a pawn on a tile that touches neutral networks claims them all', () => {
    const laid = play(about([left('p1'), right('p2')], [[], []]), 0, over('medium'));
    expect(laid.phase).toBe('pawn');
    const claimed = play(laid, 0, { type: 'pawn', on: true });
    expect(nets(claimed)).toEqual(['0: p1 p2 p3']);
    expect(happenings(claimed, 'claimed')).toEqual([
      { type: 'claimed', player: 0, on: 'p3', tiles: ['p1', 'p2', 'p3'] },
    ]);
  });

  it('BS-15: touching one’s own network joins it, with the neutral ones it touches', () => {
    const laid = play(about([left('p1'), right('p2')], [['p1'], []]), 0, over('medium'));
    expect([laid.phase, nets(laid)]).toEqual(['throw', ['0: p1 p2 p3']]);
    expect(happenings(laid, 'joined')).toMatchObject([{ tile: 'p3', owner: 0 }]);
  });

  it('BS-15: two of one’s own become one, and a pawn of one’s choice returns', () => {
    const laid = play(about([left('p1'), right('p2')], [['p1', 'p2'], []]), 0, over('medium'));
    expect([laid.phase, asked(laid), listed(laid, 0)]).toEqual([
      'return',
      0,
      [
        { type: 'return', from: 'p1' },
        { type: 'return', from: 'p2' },
      ],
    ]);
    expect(refusal(laid, 0, { type: 'return', from: 'p3' })).toBe('ILLEGAL_MOVE NO_SUCH_PAWN');
    const done = play(laid, 0, { type: 'return', from: 'p1' });
    expect([done.pawns[0], nets(done), done.phase]).toEqual([[null, 'p2'], ['0: p1 p2 p3'], 'throw']);
  });

  it('BS-16: touching one foreign network joins it, even with a free pawn in hand, with the neutral ones', () => {
    const laid = play(about([left('p1'), right('p2')], [[], ['p1']]), 0, over('medium'));
    expect([laid.phase, nets(laid)]).toEqual(['throw', ['1: p1 p2 p3']]);
  });

  it('BS-R6: two networks of one foreign player merge, and that player says which pawn returns', () => {
    const laid = play(about([left('p1'), right('p2')], [[], ['p1', 'p2']]), 0, over('medium'));
    expect([laid.phase, asked(laid)]).toEqual(['return', 1]);
    expect(refusal(laid, 0, { type: 'return', from: 'p1' })).toBe('NOT_YOUR_TURN');
    const done = play(laid, 1, { type: 'return', from: 'p2' });
    expect([done.pawns[1], nets(done), asked(done)]).toEqual([['p1', null], ['1: p1 p2 p3'], 0]);
  });

  it('BS-R19: neutral networks never fight: a tile that leaves joins nothing', () => {
    const state = about([left('p1'), tile('p2', 'small', [45, 0]), above('p3')], [['p1'], ['p2']]);
    const lost = play(state, 0, over('medium'));
    expect(nets(lost)).toEqual(['0: p1', '1: p2', '-: p3']);
    const won = play(about([left('p1'), right('p2'), above('p3')], [['p1'], ['p2']]), 0, over('medium'));
    expect(nets(won)).toEqual(['0: p1 p3 p4']);
  });
});
