import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findProgram, type Program } from './programs.ts';
import { freePort, type Service, startService } from './service.ts';

/** The server's program, or why it is missing. */
export const findRedis = (): Program => findProgram({ name: 'redis-server', debianPackage: 'redis-server' });

/** Starts a Redis of our own that stores nothing on disk. */
export async function startRedis(program = findRedis()): Promise<Service> {
  if (!program.ok) throw new Error(program.why);
  const [port, folder] = [await freePort(), await mkdtemp(join(tmpdir(), 'izvilina-redis-'))];
  return startService({
    folder,
    program: program.path,
    url: `redis://127.0.0.1:${port}`,
    args: ['--port', String(port), '--bind', '127.0.0.1', '--dir', folder, '--save', '', '--appendonly', 'no'],
    ready: 'Ready to accept connections',
  });
}
