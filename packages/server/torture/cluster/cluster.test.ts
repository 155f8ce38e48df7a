import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { cannotCluster, torment } from './cluster.ts';

const impossible = cannotCluster();
const planted = fileURLToPath(new URL('../planted-server.ts', import.meta.url));

test.skipIf(impossible)(
  'two nodes lose nothing when a node is killed or replaced, or PostgreSQL or Redis goes and comes back',
  {
    timeout: 300_000,
  },
  async () => {
    const report = await torment({ nodes: 2, tables: 5, disasters: ['kill', 'postgres', 'drain', 'redis'] });
    expect(report.faults).toEqual([]);
    expect(report.acknowledged).toBeGreaterThan(20);
  },
);

test.skipIf(impossible)('a node that acknowledges before it commits is found out', async () => {
  const env = { IZVILINA_PLANTED: 'acknowledges early' };
  const { faults } = await torment({ nodes: 2, tables: 5, disasters: ['kill', 'kill', 'kill'], program: planted, env });
  expect(faults).toContainEqual(expect.stringMatching(/found 0 times|resync at|is lost/));
});
