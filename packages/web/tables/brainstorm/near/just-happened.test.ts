import type { BrainstormHappening } from '@izvilina/games/brainstorm/state.ts';
import { expect, test } from 'vitest';
import type { Brainstorm } from '../brainstorm.ts';
import { WORDS } from '../words/words.ts';
import { beforeAnything, justHappened } from './just-happened.ts';

const thrown = { type: 'thrown', player: 0, die: 'red', outcome: 'table' } as BrainstormHappening;
const line = (told: readonly BrainstormHappening[]) =>
  justHappened({
    stage: { happened: told } as Brainstorm['stage'],
    view: { happened: [thrown] } as unknown as Brainstorm['view'],
    nameOf: () => 'Аня',
    words: WORDS.ru,
  });

test('where a die stops is said when it has stopped', () => {
  expect(line([thrown]), 'it still flies').toBeNull();
  expect(line([])?.text).toBe('Красный кубик встал на стол');
});

test('a position with a die or tiles on the table is not called empty', () => {
  const opening = (rest: object | null, tiles: readonly object[]) =>
    beforeAnything({ view: { rest, tiles } as Brainstorm['view'], words: WORDS.ru }).text;
  expect(opening({ die: 'red' }, [])).toBe('Красный кубик встал на стол');
  expect(opening(null, [{}])).toBe(WORDS.ru.log.goesOn);
  expect(opening(null, [])).toBe(WORDS.ru.log.begin);
});
