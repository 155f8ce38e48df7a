import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { CommandBody } from '@izvilina/protocol/commands.ts';
import type { Limits } from '../limits/limits.ts';
import { type ServeOptions, type Serving, serve } from '../serve.ts';
import { Client } from './client.ts';

const PLENTY = { burst: 1e6, perSecond: 1e6 } as const;

/** Limits that do not interfere, for tests that are not about them. */
export const GENEROUS: Partial<Limits> = {
  commandsByGuest: PLENTY,
  commandsByAddress: PLENTY,
  looksByGuest: PLENTY,
  hintsByGuest: PLENTY,
  newTablesByGuest: PLENTY,
  newTablesByAddress: PLENTY,
  newGuestsByAddress: PLENTY,
  requestsByAddress: PLENTY,
  codesByAddress: PLENTY,
  connectionsPerAddress: 1e6,
};

/** A real server on a real database in a folder of its own. */
export class TestServer {
  readonly dataDir: string;
  readonly #options: Partial<ServeOptions>;
  #serving: Serving;

  private constructor(dataDir: string, options: Partial<ServeOptions>, serving: Serving) {
    this.dataDir = dataDir;
    this.#options = options;
    this.#serving = serving;
  }

  static async open(options: Partial<ServeOptions> = {}): Promise<TestServer> {
    const dataDir = await mkdtemp(join(tmpdir(), 'izvilina-'));
    return new TestServer(dataDir, options, await TestServer.#serve(dataDir, 0, options));
  }

  static #serve(dataDir: string, port: number, options: Partial<ServeOptions>): Promise<Serving> {
    return serve({
      port,
      host: '127.0.0.1',
      dataDir,
      logLevel: 'silent',
      botPauseScale: 0,
      ...options,
      limits: { ...GENEROUS, ...options.limits },
    });
  }

  get base(): string {
    return `http://127.0.0.1:${this.#serving.port}`;
  }

  guest(cookie?: string): Promise<Client> {
    return Client.connect(this.base, cookie);
  }

  /** Restarts with the same data and port, as after a deploy. */
  async restart(): Promise<void> {
    const { port } = this.#serving;
    await this.#serving.close();
    this.#serving = await TestServer.#serve(this.dataDir, port, this.#options);
  }

  /** Stops serving and keeps the data. */
  stop(): Promise<void> {
    return this.#serving.close();
  }

  discard(): Promise<void> {
    return rm(this.dataDir, { recursive: true, force: true });
  }

  async close(): Promise<void> {
    await this.stop();
    await this.discard();
  }
}

/** A table as most tests need it: no clock, open to watchers. */
export const newTable = (changes: Partial<Extract<CommandBody, { type: 'create' }>> = {}): CommandBody => ({
  type: 'create',
  client: randomUUID(),
  game: 'cow006',
  options: {},
  pace: 'calm',
  watchers: true,
  chairs: [{ kind: 'me' }, { kind: 'open' }],
  start: false,
  ...changes,
});

/** Two people at a started table. */
export async function twoAtTable(server: TestServer): Promise<{ anna: Client; boris: Client; table: string }> {
  const [anna, boris] = await Promise.all([server.guest(), server.guest()]);
  const { table } = (await anna.do(newTable())) as { table: string };
  await boris.do({ type: 'sit', table, name: 'Борис' });
  await anna.do({ type: 'start', table });
  await Promise.all([anna.do({ type: 'open', table }), boris.do({ type: 'open', table })]);
  return { anna, boris, table };
}
