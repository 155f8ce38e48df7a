import { expect, it } from 'vitest';
import { turnsOf } from './accounts.ts';
import { apart } from './analysis.ts';

const points = { key: 'points', params: { colour: 'red', points: 3 } };
const opens = { key: 'opens', params: { colour: 'blue', points: 4 } };
const chance = (percent: number) => ({ key: 'winChance', params: { percent } });

it('says of a choice only what does not hold for the better one as well', () => {
  expect(apart({ own: [points, opens, chance(40)], why: [points, chance(48)] })).toEqual([opens]);
});

it('has nothing to say of a choice that looks the same', () => {
  expect(apart({ own: [points, chance(40)], why: [points, chance(48)] })).toEqual([]);
});

it('takes secret choices and their reveal for one turning point', () => {
  const chances = [
    [0.5, 0.5],
    [0.8, 0.2],
    [0.1, 0.9],
    [0.12, 0.88],
  ];
  expect(turnsOf(chances, [2, 3])).toEqual([{ since: 0, seq: 2 }]);
});
