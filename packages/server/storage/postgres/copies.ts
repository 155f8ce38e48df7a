import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { renameSync, rmSync } from 'node:fs';
import { StoreError } from '../errors.ts';

/** Makes a full copy by pg_dump, while games go on. The file appears when it is complete. */
export async function dumpDatabase(url: string, file: string): Promise<void> {
  const part = `${file}.part`;
  try {
    await run('pg_dump', url, ['--format=custom', '--no-owner', `--file=${part}`]);
    renameSync(part, file);
  } finally {
    rmSync(part, { force: true });
  }
}

/** Replaces the content of the database by such a copy: all or nothing. */
export async function restoreDatabase(url: string, file: string): Promise<void> {
  const how = ['--clean', '--if-exists', '--no-owner', '--single-transaction', '--exit-on-error'];
  await run('pg_restore', url, [...how, file]);
}

async function run(program: string, url: string, options: readonly string[]): Promise<void> {
  const { address, password } = withoutPassword(url);
  const args = [...options.slice(0, -1), `--dbname=${address}`, ...options.slice(-1)];
  const env = password === null ? process.env : { ...process.env, PGPASSWORD: password };
  const child = spawn(program, args, { env, stdio: ['ignore', 'ignore', 'pipe'] });
  let said = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    said = (said + text).slice(-2_000);
  });
  const ended = await once(child, 'close').catch((error: Error) => error);
  if (ended instanceof Error) throw new StoreError('BROKEN', missing(program, args));
  if (ended[0] !== 0) throw new StoreError('BROKEN', `${program}: ${said.trim()}`);
}

/** Command line arguments are visible to everybody on the machine, so the password is passed separately. */
function withoutPassword(url: string): { readonly address: string; readonly password: string | null } {
  const parsed = new URL(url);
  const password = parsed.password === '' ? null : decodeURIComponent(parsed.password);
  parsed.password = '';
  return { address: parsed.href, password };
}

/** The command to run on a machine that has the tool. */
function missing(program: string, args: readonly string[]): string {
  const command = [program, ...args].join(' ');
  return `нет программы ${program}; там, где она есть / there is no ${program} here; where there is: ${command}`;
}
