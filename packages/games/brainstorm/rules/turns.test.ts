import { describe, expect, it } from 'vitest';
import { asked, listed, over, play, refusal, restFor, table, thrown, toss } from '../testing/play.ts';

const fresh = () => table({ players: 2 });
const pair = (one: 'red' | 'black' | 'white', other: 'red' | 'black' | 'white') =>
  ({ type: 'dice', pair: [one, other] }) as const;

describe('a turn', () => {
  it('BS-05: two of the three dice are chosen, and each is thrown once, in any order', () => {
    const chosen = play(fresh(), 0, pair('red', 'white'));
    expect([chosen.phase, chosen.dice]).toEqual(['throw', ['red', 'white']]);
    expect(refusal(chosen, 0, toss('black'))).toBe('ILLEGAL_MOVE DIE_NOT_CHOSEN');
    const second = thrown(chosen, 'white', 'off');
    expect([second.phase, second.turn, second.thrown]).toEqual(['throw', 0, ['white']]);
    expect(refusal(second, 0, toss('white'))).toBe('ILLEGAL_MOVE DIE_ALREADY_THROWN');
    const done = thrown(second, 'red', 'tile');
    expect([done.phase, done.turn]).toEqual(['end', 0]);
    expect(play(done, 0, { type: 'endTurn' }).turn).toBe(1);
  });

  it('BS-05: a throw is settled whole before the next', () => {
    const state = thrown(play(fresh(), 0, pair('red', 'white')), 'red', 'table', [0, 0]);
    expect(state.phase).toBe('lay');
    expect(refusal(state, 0, toss('white'))).toBe('ILLEGAL_MOVE WRONG_PHASE');
    const laid = play(state, 0, over('small'));
    expect(laid.phase).toBe('pawn');
    expect(play(laid, 0, { type: 'pawn', on: false }).phase).toBe('throw');
  });

  it('BS-R1: both throws are mandatory, the same die twice is no pair, and nobody else has a move', () => {
    expect(refusal(fresh(), 0, pair('red', 'red'))).toBe('ILLEGAL_MOVE SAME_DIE_TWICE');
    expect(refusal(fresh(), 0, { type: 'endTurn' })).toBe('ILLEGAL_MOVE WRONG_PHASE');
    const half = thrown(play(fresh(), 0, pair('red', 'white')), 'red', 'off');
    expect(refusal(half, 0, { type: 'endTurn' })).toBe('ILLEGAL_MOVE WRONG_PHASE');
    expect(refusal(half, 1, toss('white'))).toBe('NOT_YOUR_TURN');
    expect(listed(half, 1)).toEqual([]);
    expect(listed(half, 0)).toBe('domain');
  });

  it('BS-R1: with two sizes left there is nothing to choose', () => {
    const two = table({ players: 2, supply: { small: 3, medium: 0, large: 1 } });
    expect([two.phase, two.dice]).toEqual(['throw', ['red', 'white']]);
    expect(refusal(two, 0, toss('black'))).toBe('ILLEGAL_MOVE DIE_NOT_CHOSEN');
    expect(refusal(two, 0, pair('red', 'white'))).toBe('ILLEGAL_MOVE WRONG_PHASE');
  });

  it('BS-25: with one size left a turn has one throw, and the burner before or after it', () => {
    const one = table({ players: 2, supply: { small: 0, medium: 0, large: 2 } });
    expect(one.dice).toEqual(['white']);
    const after = thrown(one, 'white', 'off');
    expect([after.phase, after.turn]).toEqual(['end', 0]);
    expect(refusal(after, 0, { type: 'burner' })).toBe('accepted');
    expect(refusal(one, 0, { type: 'burner' })).toBe('accepted');
    const without = table({ players: 2, tokens: [0, 3], supply: { small: 0, medium: 0, large: 2 } });
    expect(thrown(without, 'white', 'off').turn).toBe(1);
  });

  it('BS-R13: a size that runs out in mid-turn does not take away the second throw', () => {
    const at = [0, 0] as const;
    const last = table({
      players: 2,
      supply: { small: 1, medium: 1, large: 0 },
      dice: ['red', 'black'],
      rest: restFor('small', at),
    });
    const laid = play(play(last, 0, over('small')), 0, { type: 'pawn', on: false });
    expect([laid.phase, laid.supply.small, laid.turn]).toEqual(['throw', 0, 0]);
    expect(refusal(laid, 0, toss('black'))).toBe('accepted');
  });

  it('a turn ends by itself when no burner is possible', () => {
    const state = table({ players: 2, tokens: [0, 3], dice: ['red', 'black'], thrown: ['red'] });
    const next = thrown(state, 'black', 'box');
    expect([next.turn, next.phase, asked(next)]).toEqual([1, 'dice', 1]);
  });
});
