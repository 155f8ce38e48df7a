import { rackCounts } from '@izvilina/games/mindtrainer/movegen/generate.ts';
import { countsOf, numberStates, rackStates } from '@izvilina/games/mindtrainer/movegen/rack-states.ts';
import { expect, test } from 'vitest';
import { KIND_POINTS } from '../kinds.ts';
import { LEAVE_WEIGHTS, type LeaveWeights, weightsOf } from './leaves.ts';
import { LEAVES_OF_ALL } from './leaves-of-all.ts';
import { LEAVES_OF_NOUNS } from './leaves-of-nouns.ts';
import { countPoints, rackValues, valueLeaves } from './rack-values.ts';

const RACKS = ['КОТИКАМ', 'ААААЕЕ*', '**ЁЁЩЪЬ', 'О', 'ООООООО', 'ЖЗ*'];
const worthBy =
  (leaves: LeaveWeights) =>
  (tiles: string): number =>
    weightsOf(rackCounts(tiles)).reduce((sum, at) => sum + leaves[at]!, 0);

test.each(RACKS)('every rest of %s is worth the sum of its weights', (rack) => {
  const counts = rackCounts(rack);
  const states = rackStates();
  numberStates(states, counts);
  const table = rackValues();
  valueLeaves(table, counts, LEAVES_OF_NOUNS);
  countPoints(table, counts);
  for (let state = 0; state <= states.full; state++) {
    const rest = countsOf(states, counts, state);
    const sum = weightsOf(rest).reduce((so, at) => so + LEAVES_OF_NOUNS[at]!, 0);
    expect(table.values[state]).toBeCloseTo(sum, 9);
    expect(table.points[state]).toBe(rest.reduce((so, count, kind) => so + count * KIND_POINTS[kind]!, 0));
  }
});

test.each([
  ['nouns', LEAVES_OF_NOUNS],
  ['all', LEAVES_OF_ALL],
] as const)('%s: a blank is the best tile, hard signs and repetitions are bad', (_, leaves) => {
  const worth = worthBy(leaves);
  expect(leaves.length).toBe(LEAVE_WEIGHTS);
  for (const tile of 'АБВГДЕЁЖЗИЙКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯ') expect(worth('*')).toBeGreaterThan(worth(tile));
  for (const tile of 'ЪЬЫ') expect(worth(tile)).toBeLessThan(worth('А'));
  expect(worth('ОО')).toBeLessThan(worth('ОР'));
  expect(worth('ООО')).toBeLessThan(worth('ОО'));
  expect(worth('КАР')).toBeGreaterThan(worth('УЫО'));
});
