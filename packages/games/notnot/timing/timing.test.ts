import { must } from '@izvilina/kernel/result.ts';
import { describe, expect, it } from 'vitest';
import { notnot } from '../game.ts';
import { cross, deck } from '../scenarios/pieces.ts';
import type { State } from '../state.ts';
import { close, dealt, play, referee, refereed, refrain, refusal, roll, table, touch } from '../testing/play.ts';

const open = (words: readonly string[] = ['nothing', 'red'], some: object = {}, seed?: string): State =>
  table(
    {
      players: 3,
      options: { level: 'discovery', ...some },
      table: cross('red', 'green', 'red', 'blue'),
      deck: deck('white', 'white', 'yellow'),
      roll: words,
    },
    seed,
  );

const asked = (state: State) => {
  const turn = notnot.turn(state);
  return turn.over ? [] : turn.asks;
};

describe('the referee’s clock', () => {
  it('between rounds only the referee can go on, with a roll', () => {
    const start = dealt(3);
    expect(notnot.turn(start)).toEqual({ over: false, asks: [], referee: { due: 0, act: { type: 'roll' } } });
    expect(refusal(refereed(start, { type: 'close' }))).toBe('ILLEGAL_MOVE NO_OPEN_ROUND');
    expect(refusal(refereed(roll(start), { type: 'roll' }))).toBe('ILLEGAL_MOVE ROUND_IS_OPEN');
    expect(referee(close(open(), 9000))).toEqual({ due: 11_500, act: { type: 'roll' } });
  });

  it('while it is open the seats that have not answered are asked in secret', () => {
    const state = refrain(play(open(), 1, touch('top')), 2);
    expect(asked(state)).toEqual([{ seat: 0, what: 'point:1', secret: true }]);
    expect(refusal(refereed(state, { type: 'timeout', seat: 1 }))).toBe('NOT_YOUR_TURN');
    expect(refusal(refereed(state, { type: 'timeout', seat: 7 }))).toBe('NOT_YOUR_TURN');
  });

  it('NN-R1 a solvable roll stays for the answer time', () => {
    expect(referee(open())).toEqual({ due: 8000, act: { type: 'close' } });
    expect(referee(open(['up', 'nothing'], { answerMs: 3000 }))?.due).toBe(3000);
    expect(referee(play(open(), 0, touch('left', 400), 900))?.due).toBe(8000);
  });

  it('NN-R1 the first right touch closes it, after the hold the roll has set', () => {
    const state = play(open(), 0, touch('top', 400), 900);
    expect(referee(state)?.due).toBe(980);
    expect(referee(play(state, 1, touch('bottom', 380), 950))?.due).toBe(980);
    expect(referee({ ...open(), hold: 350 })?.due).toBe(8000);
    expect(referee(play({ ...open(), hold: 350 }, 0, touch('top', 400), 7900))?.due).toBe(8000);
  });

  it('NN-R1 the roll may say when it is shown; nobody can touch before that', () => {
    let shown = must(
      refereed(dealt(2, { level: 'discovery' }), { type: 'roll', hold: 120, lead: 600 }, 1000, 'solvable'),
    );
    for (let seed = 0; shown.right.length === 0; seed++)
      shown = must(refereed(dealt(2, { level: 'discovery' }), { type: 'roll', hold: 120, lead: 600 }, 1000, `${seed}`));
    expect([shown.since, shown.hold, referee(shown)?.due]).toEqual([1600, 120, 9600]);
    const move = touch(shown.right[0] ?? 'top', 300);
    const early = notnot.step(shown, { at: 1599, by: 0, move }, { below: () => 0 });
    expect(refusal(early)).toBe('ILLEGAL_MOVE NOT_SHOWN_YET');
    expect(referee(play(shown, 0, move, 1900))?.due).toBe(2020);
  });

  it('NN-R7 a roll without an answer ends after 1.5 to 3 s, never the same', () => {
    for (const words of [
      ['nothing', 'nothing'],
      ['nothing', 'yellow'],
    ]) {
      const dues = Array.from({ length: 200 }, (_, seed) => referee(open(words, {}, `${seed}`))?.due as number);
      expect(Math.min(...dues)).toBeGreaterThanOrEqual(1500);
      expect(Math.max(...dues)).toBeLessThanOrEqual(3000);
      expect(new Set(dues).size).toBeGreaterThan(150);
    }
  });

  it('NN-R7 a touch does not end it', () => {
    const silent = open(['nothing', 'nothing']);
    expect(referee(play(silent, 0, touch('top', 300), 400))).toEqual(referee(silent));
  });

  it('NN-R7 no view shows how long it will be, or that nothing is right', () => {
    const seeds = Array.from({ length: 30 }, (_, seed) => open(['nothing', 'yellow'], {}, `${seed}`));
    for (const state of seeds) {
      const seen = JSON.stringify([notnot.view(state, 0), notnot.view(state, 'watcher')]);
      expect(seen).not.toContain(`${state.pause}`);
      expect(notnot.view(state, 0).right).toBeNull();
    }
    const [one, other] = [seeds[0] as State, { ...(seeds[0] as State), pause: 2999, hold: 7 }];
    expect(notnot.view(other, 0)).toEqual(notnot.view(one, 0));
  });
});
