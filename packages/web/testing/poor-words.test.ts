import { expect, test } from 'vitest';
import { poorWords } from './poor-words.ts';

test.each([
  ['ru', ''],
  ['ru', 'Ход: undefined'],
  ['ru', 'Ещё NaN очков'],
  ['ru', 'Ход: [object Object]'],
  ['ru', 'Нельзя: NOT_IN_HAND'],
  ['ru', 'Выберите card'],
  ['en', 'Take раунд'],
  ['en', 'reasons.safe'],
  ['en', 'winChance 5'],
  ['en', 'Row  2'],
  ['ru', 'Снято «кот»: Вы теряет ход'],
  ['en', 'You takes the left card'],
] as const)('%s: «%s» is no text for a player', (language, text) => {
  expect(poorWords(text, language, {})).toHaveLength(1);
});

test.each([
  ['ru', null],
  ['ru', '<0> забирает ряд 2: 7 коров'],
  ['en', 'Кот scores 8'],
  ['en', 'О: К9'],
  ['ru', 'Вы теряете ход'],
  ['en', 'You pass'],
] as const)('%s: «%s» is one', (language, text) => {
  expect(poorWords(text, language, { word: 'КОТ' })).toEqual([]);
});
