import type { State } from '@izvilina/games/brainstorm/state.ts';
import { over, play, restFor, table, thrown, tile } from '@izvilina/games/brainstorm/testing/play.ts';
import { view } from '@izvilina/games/brainstorm/view/view.ts';
import { expect, test } from 'vitest';
import { nextNote } from '../coach.ts';
import { coach } from './coach.ts';
import { asked } from './words/describe.ts';
import { ru } from './words/words.ru.ts';

const tiles = [tile('p1', 'medium', [-150, 0]), tile('p2', 'medium', [150, 0])];
const dice = ['black', 'white'];

/** What the player on turn, who knows what the game is about, is asked and told here. */
function told(state: State): (string | undefined)[] {
  const seen = view(state, 0);
  const note = nextNote(coach, { view: seen, seat: 0, happened: [], seen: ['goal'], hints: true });
  return [asked(seen, String, ru), note?.text.ru];
}

test('whether to burn is asked only where an opponent has a network', () => {
  const afterThrows = (pawns: readonly (readonly string[])[]) =>
    thrown(table({ players: 2, tiles, dice, thrown: ['black'], pawns }), 'white', 'off');
  expect(told(afterThrows([['p1'], ['p2']]))).toEqual(['Жжём или хватит?', expect.stringContaining('потратить жетон')]);
  expect(told(afterThrows([['p1'], []]))).toEqual(['Ход сделан', expect.stringContaining('Жечь пока некого')]);
});

test('before the last pawn the coach says what it is the last of', () => {
  const afterLay = (pawns: readonly (readonly string[])[]) =>
    play(table({ players: 2, tiles, dice, pawns, rest: restFor('medium', [0, 0]) }), 0, over('medium'));
  expect(told(afterLay([[], []]))[1]).toContain('фишек всего две');
  expect(told(afterLay([['p1'], []]))[1]).toContain('последняя фишка');
});
