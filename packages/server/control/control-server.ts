import { chmod, rm } from 'node:fs/promises';
import { createServer, type Socket } from 'node:net';
import { createInterface } from 'node:readline';
import * as z from 'zod/mini';
import { readJson } from '../read-json.ts';
import { controlAddress } from './control-address.ts';

const order = z.strictObject({ do: z.literal('backup'), file: z.string().check(z.minLength(1)) });

export interface ControlOptions {
  readonly dataDir: string;
  /** Writes a copy of the whole database into this file while games go on. */
  readonly backup: (file: string) => Promise<void>;
}

/** Commands from this machine to the running server: one JSON line in, one out. */
export async function startControl({ dataDir, backup }: ControlOptions): Promise<() => Promise<void>> {
  const address = controlAddress(dataDir);
  const answer = async (line: string): Promise<object> => {
    const parsed = order.safeParse(readJson(line));
    if (!parsed.success) return { ok: false, error: 'no such command' };
    return backup(parsed.data.file).then(
      () => ({ ok: true }),
      (error: unknown) => ({ ok: false, error: error instanceof Error ? error.message : String(error) }),
    );
  };
  const server = createServer((socket: Socket) => {
    socket.on('error', () => socket.destroy());
    createInterface({ input: socket }).once('line', async (line) => {
      socket.end(`${JSON.stringify(await answer(line))}\n`);
    });
  });
  const isFile = process.platform !== 'win32';
  if (isFile) await rm(address, { force: true }); // left by a server that was killed: by now we hold the database
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(address, resolve);
  });
  if (isFile) await chmod(address, 0o600);
  server.unref();
  return () => new Promise((resolve) => server.close(() => resolve()));
}
