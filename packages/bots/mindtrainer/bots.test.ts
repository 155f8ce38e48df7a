import { mindtrainer } from '@izvilina/games/mindtrainer/game.ts';
import type { State } from '@izvilina/games/mindtrainer/state.ts';
import { chanceAt } from '@izvilina/kernel/chance.ts';
import { must } from '@izvilina/kernel/result.ts';
import { describe, expect, it } from 'vitest';
import { bots } from './bots.ts';
import { REASONS } from './reasons.ts';

const table = (position: object): State => must(mindtrainer.position(position, chanceAt('bots', 0)));
const thought = (state: State, seat: number, name = 'strong') =>
  bots.think(name, mindtrainer.view(state, seat), chanceAt('bots', 1), { ms: 100 });

describe('the bots', () => {
  const options = { words: ['КОТ', 'КОФЕ'] };

  it('lay the word with most points', () => {
    const { move, value, best } = thought(table({ players: 2, options, racks: ['КОТФЕ', 'А'] }), 0);
    expect(move).toMatchObject({ type: 'lay', tiles: { length: 4 } });
    expect(value).toBe(28);
    expect(REASONS).toContain(best[0]?.why[0]?.key);
  });

  it('exchange what they can where they have no word, and pass where they cannot', () => {
    const at = (bag: string) => thought(table({ players: 2, options, racks: ['ЩЪЫ', 'А'], bag }), 0).move;
    expect(at('ОООО')).toEqual({ type: 'exchange', tiles: ['Щ', 'Ъ', 'Ы'] });
    expect(at('О')).toEqual({ type: 'exchange', tiles: ['Щ'] });
    expect(at('')).toEqual({ type: 'pass' });
  });

  it('play a whole game, every move of it legal', () => {
    let state = must(
      mindtrainer.setup(3, { lexicon: 'nouns', passesToEnd: 'all', obscene: true, ...options }, chanceAt('whole', 0)),
    );
    for (let seq = 1; state.phase !== 'over'; seq++) {
      const { move } = thought(state, state.turn, seq % 2 ? 'random' : 'novice');
      if (move === null) throw new Error('no move');
      state = must(mindtrainer.step(state, { at: 0, by: state.turn, move }, chanceAt('whole', seq)));
    }
    expect(state.final).not.toBeNull();
  });
});
