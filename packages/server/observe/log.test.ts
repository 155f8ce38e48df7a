import { expect, test } from 'vitest';
import { createLog, safeFields } from './log.ts';

test('a line names a table by the beginning of its id, whoever writes it, and has no object where events could be', () => {
  const lines: string[] = [];
  const log = createLog('info', { write: (line) => void lines.push(line) });
  const table = 'aZ-an-invitation-00000';
  log.info({ node: 'n1', table, error: 'away' }, 'table not released');
  log.error(safeFields({ table, seq: 3, event: { by: 0, move: 'secret' } }), 'cannot be decided');
  expect(lines.map((line) => JSON.parse(line))).toMatchObject([
    { node: 'n1', table: 'aZ-an-', error: 'away', msg: 'table not released' },
    { table: 'aZ-an-', seq: 3, msg: 'cannot be decided' },
  ]);
  for (const secret of [table, 'secret']) expect(lines.join()).not.toContain(secret);
});
