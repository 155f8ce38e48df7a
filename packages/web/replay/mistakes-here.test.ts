import type { Mistake } from '@izvilina/bots/analysis/analysis.ts';
import { expect, test } from 'vitest';
import { type Here, mistakesHere } from './mistakes-here.ts';

const mistake = (seq: number, seat: number, cost: number) => ({ seq, seat, cost }) as Mistake;
const [early, mine, bots, papas] = [mistake(3, 0, 0.9), mistake(7, 0, 0.1), mistake(5, 1, 0.4), mistake(6, 2, 0.2)];
const ALL = [early, bots, papas, mine];
const HERE: Here = { after: 4, upTo: 8, eyes: 'watcher', linkedSeq: 0, names: ['Аня', 'bot:casual', 'Папа'] };

test('where all choose at once: people first, the dearest first', () => {
  expect(mistakesHere(ALL, HERE)).toEqual([papas, mine, bots]);
});

test('a link to somebody’s mistake opens with that one', () => {
  expect(mistakesHere(ALL, { ...HERE, linkedSeq: 7 })).toEqual([mine, papas, bots]);
  expect(mistakesHere(ALL, { ...HERE, linkedSeq: 5 })[0]).toBe(bots);
});

test('through somebody’s eyes only their own', () => {
  expect(mistakesHere(ALL, { ...HERE, eyes: 1 })).toEqual([bots]);
});
