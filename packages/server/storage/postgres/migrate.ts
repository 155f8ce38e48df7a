import { StoreError } from '../errors.ts';
import { OLDEST_PROGRAM, STEPS, type Step } from '../schema.ts';
import type { Connections } from './connections.ts';
import { inPostgres } from './dialect.ts';

/** Key of the advisory lock. The node that holds it migrates the schema; the others wait and find it done. */
const TURN = 0x49_5a_00_01;

/**
 * Brings a database of any age up to date. Nodes that start together do it once. A newer schema is refused only if it
 * lacks something that this program needs: during an upgrade older nodes may have to be restarted.
 */
export async function migrate(
  { transaction }: Connections,
  steps: readonly Step[] = STEPS,
  oldestProgram = OLDEST_PROGRAM,
): Promise<void> {
  await transaction(async (ask, run) => {
    await run(`SET LOCAL statement_timeout = 0; SELECT pg_advisory_xact_lock(${TURN})`);
    await run('CREATE TABLE IF NOT EXISTS izvilina_schema (version BIGINT NOT NULL)');
    await run('ALTER TABLE izvilina_schema ADD COLUMN IF NOT EXISTS oldest_program BIGINT');
    const found = await ask({ name: 'schema', text: 'SELECT version, oldest_program FROM izvilina_schema' });
    const age = (found.rows[0]?.version ?? 0) as number;
    const needed = (found.rows[0]?.oldest_program ?? age) as number;
    if (needed > steps.length) throw new StoreError('NEWER', `version ${age}, this program knows ${steps.length}`);
    if (age >= steps.length) return;
    await run(steps.slice(age).map(inPostgres).join('\n'));
    await run(`DELETE FROM izvilina_schema; INSERT INTO izvilina_schema VALUES (${steps.length}, ${oldestProgram})`);
  });
}
