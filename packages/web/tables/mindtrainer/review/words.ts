import { WORDS } from '../words/words.ts';

const ru = {
  title: 'Разбор: сколько очков упущено',
  how: 'Каждый столбик — ход: на сколько лучшее слово с теми же буквами дороже сыгранного.',
  working: (done: number, all: number) => `Считаем ходы: ${done} из ${all}`,
  lost: (name: string, n: number) => `${name}: упущено ${WORDS.ru.points(n)}`,
  perfect: 'лучше по очкам не было',
  was: (played: string, n: number) => `${played}, ${n}`,
  best: (word: string, n: number) => `лучше: «${word.toLowerCase()}», ${n}`,
  turn: (n: number) => `ход ${n}`,
  open: 'Играли без словаря, поэтому сравниваем с существительными из нашего.',
  chart: (names: readonly string[]) => `Упущенные очки по ходам: ${names.join('; ')}`,
};

const en: typeof ru = {
  title: 'Review: points left on the table',
  how: 'Each bar is a turn: how much more the best word with the same letters would have scored.',
  working: (done, all) => `Counting turns: ${done} of ${all}`,
  lost: (name, n) => `${name}: ${WORDS.en.points(n)} missed`,
  perfect: 'nothing scored more',
  was: (played, n) => `${played}, ${n}`,
  best: (word, n) => `better: “${word.toLowerCase()}”, ${n}`,
  turn: (n) => `turn ${n}`,
  open: 'This game had no dictionary, so we compare with the nouns in ours.',
  chart: (names) => `Points missed by turn: ${names.join('; ')}`,
};

/** Texts of the game review, loaded together with it. */
export const REVIEW_WORDS = { ru, en };
export type ReviewWords = typeof ru;
