import { must } from '@izvilina/kernel/result.ts';
import { describe, expect, it } from 'vitest';
import { challenge, dealt, lay, passes, play, referee, table, types } from '../testing/play.ts';

const open = table({ players: 3, options: { lexicon: 'open' }, racks: ['ШМЫК', 'А', 'О'] });

describe('when time is out', () => {
  it('MT-10 the turn is passed: nobody’s tiles are touched for them', () => {
    const state = dealt(3);
    const after = must(referee(state, { type: 'timeout', seat: state.turn }));
    expect([types(after), after.racks, after.passes]).toEqual([['timeout', 'passed'], state.racks, 1]);
  });

  it('MT-R5 silence accepts a word, and votes for it', () => {
    const laid = play(open, 0, lay('ШМЫК', 7, 7));
    const one = must(referee(laid, { type: 'timeout', seat: 2 }));
    expect([types(one), one.pending?.accepted]).toEqual([
      ['timeout', 'accepted'],
      [false, false, true],
    ]);
    const voted = must(referee(play(laid, 1, challenge), { type: 'timeout', seat: 2 }));
    expect(types(voted).slice(0, 3)).toEqual(['timeout', 'voted', 'stood']);
  });

  it('nothing is played for a seat that is not asked', () => {
    const refused = { ok: false, error: { code: 'NOT_YOUR_TURN', params: {} } };
    const state = dealt(2);
    expect(referee(state, { type: 'timeout', seat: 1 - state.turn })).toEqual(refused);
    expect(referee(state, { type: 'timeout', seat: 7 })).toEqual(refused);
    expect(referee(play(open, 0, lay('ШМЫК', 7, 7)), { type: 'timeout', seat: 0 })).toEqual(refused);
    expect(referee(passes(state, 4), { type: 'timeout', seat: 0 })).toEqual(refused);
  });
});
