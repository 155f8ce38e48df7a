import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { skipLoudly } from '../../testing/service.ts';
import { findStrace, judge, withTrace } from './order.ts';

const cannotTrace = skipLoudly(findStrace());
const ENOUGH = 150;
const planted = fileURLToPath(new URL('../planted-server.ts', import.meta.url));

test.skipIf(cannotTrace)('nobody is told of a move before it is synced, and a trace without syncs is found out', () =>
  withTrace({ acknowledgements: ENOUGH }, async (traced) => {
    const verdict = await judge(traced);
    expect(verdict.faults).toEqual([]);
    expect(verdict.acknowledgements).toBeGreaterThanOrEqual(ENOUGH);
    expect(verdict.views).toBeGreaterThanOrEqual(ENOUGH);
    const unsynced = await judge(traced, (line) => !line.includes('sync'));
    expect(unsynced.faults.length).toBeGreaterThan(ENOUGH);
  }),
);

test.skipIf(cannotTrace)('a server that acknowledges before it commits is found out', async () => {
  const options = { acknowledgements: 50, program: planted, env: { IZVILINA_PLANTED: 'acknowledges early' } };
  const { faults } = await withTrace(options, (traced) => judge(traced));
  expect(faults).toContainEqual(expect.stringMatching(/acknowledged before it was synced/));
});
