import { describe, expect, it } from 'vitest';
import { mindtrainer } from '../game.ts';
import { options, passes, table } from '../testing/play.ts';

describe('the longest game', () => {
  it.each([
    [2, 1260],
    [3, 1890],
    [4, 2520],
  ])('%i players: %i turns, six rounds before each of 104 tiles and after the last', (players, most) => {
    expect(mindtrainer.longest(players, options())).toBe(most);
  });

  it.each([
    [2, 3],
    [3, 4],
    [4, 6],
  ])('%i players without a dictionary: %i events a turn', (players, events) => {
    const turns = mindtrainer.longest(players, options());
    expect(mindtrainer.longest(players, options({ lexicon: 'open' }))).toBe(turns * events);
    expect(mindtrainer.longest(players, options({ lexicon: 'open', words: ['КОТ'] }))).toBe(turns);
  });

  it('MT-R3 nobody can put the end off for longer than six rounds', () => {
    const state = table({ players: 4, options: { words: ['КОТ'] }, scoreless: 23 });
    expect(passes(state, 1).phase).toBe('over');
  });
});
