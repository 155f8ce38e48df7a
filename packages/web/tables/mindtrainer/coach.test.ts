import { loadLexicon } from '@izvilina/games/mindtrainer/lexicon/testing/load.ts';
import { table } from '@izvilina/games/mindtrainer/testing/play.ts';
import { view } from '@izvilina/games/mindtrainer/view/view.ts';
import { expect, test } from 'vitest';
import { nextNote } from '../coach.ts';
import { coach } from './coach.ts';

/** What a player with this rack is told one after the other, who knows the goal of the game. */
function told(position: object, hints = true): (string | undefined)[] {
  const state = table({ players: 2, ...position });
  const seen = ['goal'];
  const texts: string[] = [];
  for (;;) {
    const note = nextNote(coach, { view: view(state, 0), seat: 0, happened: [], seen, hints });
    if (note === null) return texts;
    seen.push(note.id);
    texts.push(note.text.ru);
  }
}

const BOARD = [...Array<string>(7).fill('.'.repeat(15)), '......КОТ......', ...Array<string>(7).fill('.'.repeat(15))];

test('a rack that makes no first word is exchanged; nobody is told to choose the star with it', () => {
  const consonants = told({ racks: ['ФЗБДШДН', 'А'] });
  expect(consonants).toEqual([expect.stringMatching(/^Из одних согласных.*«Обмен»/)]);
  expect(told({ racks: ['АОУЕИЯЮ', 'А'] })).toEqual([expect.stringMatching(/^Из одних гласных.*«Обмен»/)]);
  expect(told({ racks: ['ФЗБДШДН', 'А'], board: BOARD })).toEqual([expect.stringContaining('к гласной на поле')]);
});

test('with a vowel or a blank there is a word to look for, and help where the table gives any', () => {
  for (const rack of ['ФЗБДШДА', 'ФЗБДШД*'])
    expect(told({ racks: [rack, 'А'] })).toEqual([
      expect.stringContaining('звезду'),
      expect.stringContaining('именительном'),
      expect.stringContaining('«Подсказка»'),
    ]);
  expect(told({ racks: ['ФЗБДШДА', 'А'] }, false)).toEqual([
    expect.stringContaining('звезду'),
    expect.stringContaining('именительном'),
  ]);
});

test('the examples of what counts are true: the dictionary has the first word, and not the others', () => {
  const [, nouns = ''] = told({ racks: ['ФЗБДШДА', 'А'] });
  const [accepted, ...refused] = [...nouns.matchAll(/«(.+?)»/g)].map(([, word = '']) => word.toUpperCase());
  expect([accepted, ...refused]).toEqual(['СТОЛ', 'СТОЛЫ', 'СТОЛА']);
  expect([accepted, ...refused].filter((word) => loadLexicon('nouns').has(word ?? ''))).toEqual([accepted]);
});
