import { must } from '@izvilina/kernel/result.ts';
import { describe, expect, it } from 'vitest';
import { LONGEST_HOLD, LONGEST_LEAD } from '../moves/move-shapes.ts';
import { TIE } from '../rules/judge.ts';
import { close, dealt, refereed, refusal, roll } from '../testing/play.ts';
import { race } from './race.ts';

const reaction = { at: 412.5, uncertainty: 12, claimed: 400 };

describe('the race', () => {
  it('is on from the show to the close, and there is nothing to react to otherwise', () => {
    const open = must(refereed(dealt(2), { type: 'roll', lead: 200 }, 1000));
    expect([dealt(2), open, close(open)].map(race.shown)).toEqual([null, 1200, null]);
  });

  it('NN-R2 holds a right touch back for the slowest line and the widest tie, within bounds', () => {
    const fitted = (lead: number, spread: number) => race.fit({ type: 'roll' }, { lead, spread });
    expect(fitted(170, 230)).toEqual({ type: 'roll', lead: 170, hold: 230 + TIE[1] });
    expect(fitted(9000, 9000)).toEqual({ type: 'roll', lead: LONGEST_LEAD, hold: LONGEST_HOLD });
    expect(race.fit({ type: 'close' }, { lead: 170, spread: 230 })).toEqual({ type: 'close' });
    expect(roll(dealt(2)).hold).toBe(TIE[1]);
  });

  it('takes the place from the player and the time from the authority', () => {
    expect(must(race.react({ type: 'point', slot: 'left' }, reaction))).toEqual({
      type: 'point',
      slot: 'left',
      ...reaction,
    });
    for (const more of [{ at: 1 }, { claimed: 1 }, { uncertainty: 80 }, { slot: 'middle' }])
      expect(refusal(race.react({ type: 'point', slot: 'left', ...more }, reaction))).toBe('BAD_MOVE');
  });
});
