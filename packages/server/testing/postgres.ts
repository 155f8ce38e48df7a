import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chown, mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';
import { findProgram, nobodyInParticular, type Program } from './programs.ts';
import { freePort, type Service, startService } from './service.ts';

/** The server's program, or why it is missing. */
export const findPostgres = (): Program =>
  findProgram({ name: 'postgres', debianPackage: 'postgresql', folders: ['/usr/lib/postgresql/*/bin'] });

export interface TestPostgres extends Service {
  /** Makes a new, empty database and returns its address. */
  database(): Promise<string>;
}

export interface PostgresOptions {
  /** Acknowledged writes survive a crash of the machine, as in production. Otherwise only of the process: faster. */
  readonly durable?: boolean;
  /** Further settings, `name=value`. */
  readonly settings?: readonly string[];
}

const USER = 'izvilina';

/** Starts a PostgreSQL of our own, which takes about a second. SIGQUIT stops it at once, like a crash. */
export async function startPostgres(
  { durable = false, settings = [] }: PostgresOptions = {},
  program = findPostgres(),
): Promise<TestPostgres> {
  if (!program.ok) throw new Error(program.why);
  const [port, folder, user] = [
    await freePort(),
    await mkdtemp(join(tmpdir(), 'izvilina-postgres-')),
    nobodyInParticular(),
  ];
  if (user) await chown(folder, user.uid, user.gid);
  const data = join(folder, 'data');
  const initdb = join(dirname(program.path), 'initdb');
  const fresh = ['-D', data, '-U', USER, '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync'];
  await promisify(execFile)(initdb, fresh, { cwd: folder, ...user });
  const wanted = [
    ...['listen_addresses=127.0.0.1', `port=${port}`, `unix_socket_directories=${folder}`],
    ...(durable ? [] : ['fsync=off', 'full_page_writes=off']),
    ...settings,
  ];
  const address = (database: string) => `postgresql://${USER}@127.0.0.1:${port}/${database}`;
  const service = await startService({
    folder,
    user,
    program: program.path,
    url: address('postgres'),
    args: ['-D', data, ...wanted.flatMap((setting) => ['-c', setting])],
    ready: 'ready to accept connections',
    atOnce: 'SIGQUIT',
  });
  return {
    url: service.url,
    get pid() {
      return service.pid;
    },
    start: service.start,
    stop: service.stop,
    discard: service.discard,
    async database() {
      const name = `test_${randomBytes(6).toString('hex')}`;
      const client = new pg.Client(service.url);
      await client.connect();
      await client.query(`CREATE DATABASE ${name}`);
      await client.end();
      return address(name);
    },
  };
}
