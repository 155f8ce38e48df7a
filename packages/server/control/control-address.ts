import { createHash } from 'node:crypto';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

/** Longest socket path that every system accepts. */
const LONGEST = 100;

/** Where the server of a data folder takes commands from this machine: only users of the folder can reach it. */
export function controlAddress(dataDir: string, platform: NodeJS.Platform = process.platform): string {
  const folder = resolve(dataDir);
  const name = `izvilina-${createHash('sha256').update(folder).digest('hex').slice(0, 16)}`;
  if (platform === 'win32') return `\\\\.\\pipe\\${name}`;
  const beside = join(folder, 'control.sock');
  return Buffer.byteLength(beside) <= LONGEST ? beside : join(tmpdir(), `${name}.sock`);
}
