import { describe, expect, it } from 'vitest';
import type { Slot } from '../pieces/slots.ts';
import { cross, deck } from '../scenarios/pieces.ts';
import type { Touch } from '../state.ts';
import { all, attempt, close, happenings, judged, refrain, refusal, table, touch } from '../testing/play.ts';
import { judge, tieWindow } from './judge.ts';

const made = (player: number, slot: Slot, at: number, uncertainty = 0): Touch => ({
  player,
  slot,
  at,
  uncertainty,
  claimed: null,
});
const verdicts = (right: readonly Slot[], ...touches: readonly Touch[]) =>
  judge(touches, right).map(({ touch, verdict }) => `${touch.player} ${verdict}`);

const red = (players: number, won?: readonly number[]) =>
  table({
    players,
    options: { level: 'discovery' },
    table: cross('red', 'green', 'red', 'blue'),
    deck: deck('white', 'white', 'yellow', 'yellow'),
    roll: ['nothing', 'red'],
    ...(won ? { won } : {}),
  });

describe('judging a round', () => {
  it('NN-08 the earliest right touch wins a card, whatever the order they came in', () => {
    expect(judged(red(3), touch('top', 900), touch('bottom', 500), touch('top', 700)).won).toEqual([0, 1, 0]);
    expect(judged(red(2), touch('top', 500), null).won).toEqual([1, 0]);
  });

  it('NN-08 nothing is judged before the close', () => {
    const open = all(red(3), touch('top', 500), touch('right', 300));
    expect([open.phase, open.won, open.judged]).toEqual(['open', [0, 0, 0], []]);
    expect(close(open).won).toEqual([1, 0, 0]);
  });

  it('NN-10 a wrong touch costs a card, and nothing where there is none', () => {
    const after = judged(red(3, [2, 0, 1]), touch('right', 300), touch('left', 200), touch('top', 900));
    expect(after.won).toEqual([1, 0, 2]);
    expect(happenings(after, 'mistook')).toEqual([
      { type: 'mistook', player: 1, slot: 'left', lost: false },
      { type: 'mistook', player: 0, slot: 'right', lost: true },
    ]);
  });

  it('NN-R1 one touch per player and round', () => {
    const open = all(red(3), touch('top', 500));
    expect(refusal(attempt(open, 0, touch('bottom', 400)))).toBe('NOT_YOUR_TURN');
    expect(refusal(attempt(close(open), 1, touch('top', 400)))).toBe('NOT_YOUR_TURN');
    expect(refusal(attempt(refrain(open, 1), 1, touch('top', 400)))).toBe('NOT_YOUR_TURN');
  });

  it('NN-R1 it closes by itself when everyone has touched or let it pass', () => {
    expect(all(red(2), touch('left'), touch('right')).happened[1]).toMatchObject({ type: 'closed', on: 'mistakes' });
    const passed = refrain(all(red(2), touch('top')), 1);
    expect([passed.phase, passed.won, happenings(passed, 'closed')[0]?.on]).toEqual(['between', [1, 0], 'touch']);
    expect(happenings(refrain(refrain(red(2), 0), 1), 'closed')[0]?.on).toBe('time');
  });

  it('NN-R2 the window is the sum of both uncertainties, at least 20 and at most 80', () => {
    const window = (a: number, b: number) => tieWindow(made(0, 'top', 0, a), made(1, 'top', 0, b));
    expect([window(0, 0), window(12, 8), window(15, 20), window(40, 40), window(60, 90)]).toEqual([20, 20, 35, 80, 80]);
  });

  it('NN-R2 strictly nearer than the window is a tie', () => {
    const second = (at: number, u: number) => verdicts(['top'], made(0, 'top', 500, u), made(1, 'top', at, u))[1];
    expect([second(519.9, 0), second(520, 0)]).toEqual(['1 tied', '1 late']);
    expect([second(549, 25), second(550, 25)]).toEqual(['1 tied', '1 late']);
    expect([second(579, 500), second(580, 500)]).toEqual(['1 tied', '1 late']);
  });

  it('NN-R2 measured from the first right touch, without chains', () => {
    const chain = [500, 515, 530].map((at, player) => made(player, 'top', at));
    expect(verdicts(['top'], ...chain)).toEqual(['0 first', '1 tied', '2 late']);
    expect(verdicts(['top'], made(0, 'left', 495), made(1, 'top', 500), made(2, 'top', 515))).toEqual([
      '0 mistake',
      '1 first',
      '2 tied',
    ]);
  });

  it('NN-R9 a wrong touch counts only if strictly earlier than the first right one', () => {
    const wrong = (at: number) => verdicts(['top'], made(0, 'left', at), made(1, 'top', 500)).toSorted()[0];
    expect([wrong(499.9), wrong(500), wrong(501)]).toEqual(['0 mistake', '0 ignored', '0 ignored']);
    expect(judged(red(2, [1, 0]), touch('right', 500), touch('top', 500)).won).toEqual([1, 1]);
    expect(judged(red(2, [1, 0]), touch('right', 499), touch('top', 500)).won).toEqual([0, 1]);
  });

  it('NN-R5 equal times: the lower seat is first', () => {
    expect(verdicts(['top'], made(2, 'top', 500), made(1, 'top', 500))).toEqual(['1 first', '2 tied']);
  });
});
