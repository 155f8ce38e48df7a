import { expect, test } from 'vitest';
import { toldTooLong } from '../../../testing/telling.ts';
import { boardOf } from './board.ts';
import { framesOf } from './script.ts';

test('nothing is told for longer than the rules state, so no clock runs before its question is seen', async () => {
  const { told, tooLong } = await toldTooLong('brainstorm', { sceneOf: boardOf, framesOf });
  expect(tooLong).toEqual([]);
  expect(told).toBeGreaterThan(20);
});
