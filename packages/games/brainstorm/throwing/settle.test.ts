import { describe, expect, it } from 'vitest';
import { brainstorm } from '../game.ts';
import {
  asked,
  attempt,
  happenings,
  over,
  play,
  refusal,
  type rest,
  restFor,
  table,
  thrown,
  tile,
  toss,
  wording,
} from '../testing/play.ts';

const ready = (more: object = {}) => table({ players: 2, dice: ['red', 'black'], ...more });

describe('where a die comes to rest', () => {
  it.each(['off', 'tile', 'box'] as const)('BS-08, BS-R5: %s: nothing happens, and that throw is over', (outcome) => {
    const state = thrown(ready(), 'red', outcome, [20, 20]);
    expect([state.phase, state.thrown, state.tiles, state.rest]).toEqual(['throw', ['red'], [], null]);
    expect(happenings(state, 'thrown')).toMatchObject([{ die: 'red', outcome, at: [20, 20] }]);
  });

  it('BS-09: a die that never reached the table is thrown again', () => {
    const state = thrown(ready(), 'red', 'misfire');
    expect([state.phase, state.thrown, asked(state)]).toEqual(['throw', [], 0]);
    expect(refusal(state, 0, toss('red'))).toBe('accepted');
  });

  it('BS-R5, BS-10: free table: a tile is due', () => {
    const state = thrown(ready(), 'black', 'table', [12.345, -6], 400);
    expect([state.phase, state.rest]).toEqual(['lay', { die: 'black', at: [12.35, -6], angle: 40, burner: false }]);
  });

  it('a rest is only taken while a die is in the air, and on free table only on the table', () => {
    const act = { type: 'rest', at: [271, 0], angle: 0, outcome: 'table' } as const;
    const refusalOf = (state: Parameters<typeof rest>[0]) => {
      const result = brainstorm.step(state, { at: 0, by: 'referee', act }, { below: () => 0 });
      return result.ok ? 'accepted' : wording(result.error);
    };
    expect(refusalOf(ready())).toBe('ILLEGAL_MOVE NOTHING_IN_THE_AIR');
    expect(refusalOf(play(ready(), 0, toss('red')))).toBe('ILLEGAL_MOVE REST_OFF_TABLE');
    expect(attempt(play(ready(), 0, toss('red')), 0, over('small')).ok).toBe(false);
  });

  it('the keyframes of a flight are told once and not kept', () => {
    const flying = play(ready(), 0, toss('red'));
    const act = { type: 'rest', at: [0, 0], angle: 0, outcome: 'table', frames: 'QUJD' } as const;
    const landed = brainstorm.step(flying, { at: 0, by: 'referee', act }, { below: () => 0 });
    expect(landed.ok && happenings(landed.value, 'thrown')).toMatchObject([{ frames: 'QUJD' }]);
    expect(landed.ok && JSON.stringify(play(landed.value, 0, over('small')))).not.toContain('QUJD');
  });

  it('BS-R16: a throw moves neither tiles nor pawns nor the box, and a tile may cover a pawn’s spot', () => {
    const box = { at: [-150, 100], angle: 0, stance: 'end' };
    const state = ready({ tiles: [tile('p1', 'large', [0, 0])], pawns: [['p1'], []], box });
    const after = thrown(state, 'red', 'tile', [0, 0]);
    expect([after.tiles, after.pawns, after.box]).toEqual([state.tiles, state.pawns, state.box]);
    const job = brainstorm.turn(play(state, 0, toss('red')));
    expect(JSON.stringify(job)).not.toContain('pawn');
    const covered = ready({
      tiles: [tile('p1', 'large', [0, 0])],
      pawns: [['p1'], []],
      rest: restFor('medium', [0, 40]),
    });
    expect(play(covered, 0, over('medium')).pawns).toEqual([
      ['p1', null],
      [null, null],
    ]);
  });

  it('BS-R17: after 12 throws per player without a laid tile the game ends and is scored', () => {
    let state = table({ players: 2, tokens: [1, 0] });
    let throws = 0;
    while (state.phase !== 'over') {
      if (state.phase === 'dice') state = play(state, state.turn, { type: 'dice', pair: ['red', 'black'] });
      else if (state.phase === 'end') state = play(state, state.turn, { type: 'endTurn' });
      else {
        const die = state.dice?.find((one) => !state.thrown.includes(one)) ?? 'red';
        state = thrown(state, die, 'off');
        throws++;
      }
    }
    expect(throws).toBe(24);
    expect(brainstorm.result(state)).toMatchObject({ scores: [3, 0], places: [1, 2] });
    expect(happenings(state, 'over')).toMatchObject([{ why: 'throws' }]);
  });

  it('BS-R17: a laid tile starts the count again', () => {
    const state = thrown(ready(), 'red', 'table', [0, 0]);
    expect(state.dry).toBe(1);
    expect(play(state, 0, over('small')).dry).toBe(0);
  });
});
