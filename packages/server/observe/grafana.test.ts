import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { createMetrics } from './metrics.ts';

const BOARD = new URL('../../../hosting/grafana.json', import.meta.url);

test('the Grafana board asks only for metrics that there are, and for nearly all of them', async () => {
  const metrics = createMetrics({ liveTables: () => 0, isWriting: () => true, isLinked: () => true });
  const ours = new Set(Array.from((await metrics.text()).matchAll(/^# TYPE (\w+)/gm), ([, name]) => name));
  metrics.stop();
  const board = readFileSync(BOARD, 'utf8');
  const asked = new Set(Array.from(board.matchAll(/izvilina_\w+?(?=_bucket|\b)/g), ([name]) => name));
  expect([...asked].filter((name) => !ours.has(name))).toEqual([]);
  expect(asked.size).toBeGreaterThan(8);
});
