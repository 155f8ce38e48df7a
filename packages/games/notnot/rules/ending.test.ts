import { describe, expect, it } from 'vitest';
import { notnot } from '../game.ts';
import { cross, deck, type Name } from '../scenarios/pieces.ts';
import type { State } from '../state.ts';
import { close, dealt, happenings, judged, options, roll, table, touch, wander } from '../testing/play.ts';

const late = (names: readonly Name[], some: object = {}): State =>
  table({
    players: 3,
    options: { level: 'discovery' },
    table: cross('red', 'green', 'red', 'blue'),
    deck: deck(...names),
    roll: ['nothing', 'red'],
    ...some,
  });

describe('the end', () => {
  it('NN-27 the game is over when four places cannot be filled', () => {
    const over = judged(late(['white']), touch('top', 500), touch('bottom', 505), null);
    expect([over.phase, over.won, over.table.bottom]).toEqual(['over', [1, 1, 0], null]);
    expect(happenings(over, 'over')).toEqual([{ type: 'over', why: 'deck', places: [1, 1, 3] }]);
    expect(notnot.turn(over)).toEqual({ over: true });
  });

  it('NN-27 with just enough cards it goes on', () => {
    expect(judged(late(['white']), touch('top'), null, null).phase).toBe('between');
  });

  it('NN-R6 with the cross full and the deck empty the round is still played', () => {
    const wrong = judged(late([]), touch('left'), null, null);
    expect([wrong.phase, roll(wrong).phase]).toEqual(['between', 'open']);
    expect(judged(late([]), touch('top'), null, null).phase).toBe('over');
  });

  it('NN-28 most cards win, and equal players all win', () => {
    const over = judged(late([], { won: [4, 5, 2] }), touch('top'), null, null);
    expect(notnot.result(over)).toEqual({ scores: [5, 5, 2], places: [1, 1, 3], detail: { won: [5, 5, 2] } });
    expect(notnot.result(late([])).places).toBeNull();
  });

  it('NN-R12 time out on a solvable roll: nothing happens and the same cross is rolled again', () => {
    const before = late(['white'], { won: [1, 1, 1] });
    const after = close(before);
    expect([after.table, after.won, after.phase, after.idle]).toEqual([before.table, [1, 1, 1], 'between', 1]);
    expect(roll(after)).toMatchObject({ phase: 'open', round: 2 });
  });

  it('NN-R12 thirty rounds in a row in which no card changes hands end the game', () => {
    let state = close(late(['white']));
    for (let round = 2; round < 30; round++) state = close(roll(state));
    expect([state.idle, state.phase]).toEqual([29, 'between']);
    const over = close(roll(state));
    expect([over.phase, happenings(over, 'over')[0]?.why]).toEqual(['over', 'idle']);
  });

  it('NN-R12 a card won or lost starts the count again, a mistake without cards does not', () => {
    const idle = { ...late(['white'], { won: [1, 0, 0] }), idle: 20 };
    expect(judged(idle, touch('left'), null, null).idle).toBe(0);
    expect(judged(idle, touch('top'), null, null).idle).toBe(0);
    expect(judged(idle, null, touch('left'), null).idle).toBe(21);
  });

  it('ends within the stated number of events', () => {
    for (const level of ['first', 'extreme'] as const) {
      let events = 0;
      const over = wander(dealt(4, { level }, level), level, () => events++ >= 0);
      expect(over.phase).toBe('over');
      expect(events).toBeLessThan(notnot.longest(4, options({ level })));
    }
  });
});
