import { expect, it } from 'vitest';
import { restoreTables } from '../../bench/server/tables.ts';

const MOST_KB = 60;

it('a table in the middle of a game takes little memory, with both its players connected', async () => {
  const { sockets, kbPerTable } = await restoreTables(60);
  expect(sockets).toBeGreaterThanOrEqual(120);
  expect(kbPerTable.heap + kbPerTable.external).toBeLessThan(MOST_KB);
}, 60_000);
