import pg from 'pg';
import { StoreError } from '../errors.ts';
import { isHopeless, isOutage, mayBeRepeated, storeError } from './faults.ts';

/** A prepared statement; every connection prepares it once, under its name. */
export interface Statement {
  readonly name: string;
  readonly text: string;
}

export interface Answer {
  // biome-ignore lint/suspicious/noExplicitAny: what a row looks like is written in the statement
  readonly rows: any[];
  /** Number of rows changed or found. */
  readonly count: number;
}

export type Ask = (statement: Statement, ...values: readonly unknown[]) => Promise<Answer>;

export interface Connections {
  /** Runs one statement in a transaction of its own. */
  readonly ask: Ask;
  /** All or nothing; the result of `work` is valid once this resolves. */
  transaction<T>(work: (ask: Ask, run: (sql: string) => Promise<void>) => Promise<T>): Promise<T>;
  close(): Promise<void>;
}

const MOST_CONNECTIONS = 10;
const CONNECT_MS = 5_000;
/** The database ends a slow statement first; ours is the limit for one that does not answer at all. */
const STATEMENT_MS = 10_000;
const ANSWER_MS = 12_000;
/** The longest that a node suspended in the middle of a transaction can hold up others. */
const ASLEEP_MS = 5_000;

/**
 * Everything is looked up by an index, and plans are kept: one made while a table was empty must not scan all of it
 * later. Acknowledged writes are on disk, whatever the server's default is.
 */
const SETTINGS = `SET enable_seqscan = off; SET jit = off; SET statement_timeout = ${STATEMENT_MS};
  SET idle_in_transaction_session_timeout = ${ASLEEP_MS}; SET default_transaction_isolation = 'read committed';
  SELECT set_config('synchronous_commit', 'on', false) WHERE current_setting('synchronous_commit') = 'off'`;

const INT8 = 20;
const types = {
  // biome-ignore lint/suspicious/noExplicitAny: as the driver has it
  getTypeParser: (oid: number, format?: any): any => (oid === INT8 ? Number : pg.types.getTypeParser(oid, format)),
};

const MOST_TRIES = 5;

async function repeated<T>(work: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries++)
    try {
      return await work();
    } catch (error) {
      if (tries === MOST_TRIES || !mayBeRepeated(error)) throw error;
    }
}

/** A lost connection fails only what is under way on it: the next request opens a new one. */
export function openConnections(url: string, broken: (error: StoreError) => void): Connections {
  const pool = new pg.Pool({
    connectionString: url,
    max: MOST_CONNECTIONS,
    application_name: 'izvilina',
    types,
    connectionTimeoutMillis: CONNECT_MS,
    query_timeout: ANSWER_MS,
    keepAlive: true,
    async onConnect(client) {
      client.on('error', () => undefined); // the user of this connection gets the error as well
      await client.query(SETTINGS);
    },
  });
  let closed = false;
  pool.on('error', () => undefined); // an idle connection was lost: nothing waits for it

  const withClient = async <T>(work: (client: pg.PoolClient) => Promise<T>): Promise<T> => {
    if (closed) throw new StoreError('BROKEN', 'closed');
    const client = await pool.connect().catch((error: unknown) => {
      if (isHopeless(error)) broken(storeError(error));
      throw storeError(error);
    });
    try {
      const value = await repeated(() => work(client));
      client.release();
      return value;
    } catch (error) {
      const fault = storeError(error);
      client.release(isOutage(fault));
      throw fault;
    }
  };
  const askOn =
    (client: pg.PoolClient): Ask =>
    async ({ name, text }, ...values) => {
      const { rows, rowCount } = await client.query({ name, text, values: [...values] });
      return { rows, count: rowCount ?? 0 };
    };

  return {
    ask: (statement, ...values) => withClient((client) => askOn(client)(statement, ...values)),
    transaction: (work) =>
      withClient(async (client) => {
        const run = async (sql: string) => void (await client.query(sql));
        await run('BEGIN');
        try {
          const value = await work(askOn(client), run);
          await run('COMMIT');
          return value;
        } catch (error) {
          if (!isOutage(storeError(error))) await run('ROLLBACK');
          throw error;
        }
      }),
    async close() {
      closed = true;
      await pool.end();
    },
  };
}
