import { expect, test } from 'vitest';
import { adviceFrom } from './hint.ts';

test('advice is read from the wire, and what is no advice is left out', () => {
  const good = { move: { type: 'pick', card: 4 }, value: 0.4, why: [{ key: 'safe', params: { risk: 0.1 } }] };
  expect(adviceFrom([good, null, 3, [], { move: 1, value: 'much', why: [] }])).toEqual([good]);
  expect(adviceFrom([{ move: null, value: 1, why: [7, { key: 'only' }] }])).toEqual([
    { move: null, value: 1, why: [{ key: 'only', params: {} }] },
  ]);
});
