import { readFileSync } from 'node:fs';
import { cow006 } from '@izvilina/games/cow006/game.ts';
import type { CowView } from '@izvilina/games/cow006/view/view.ts';
import type { Json } from '@izvilina/kernel/json.ts';
import { ServerChild } from '../../testing/child.ts';
import { Client, socketTo, visit } from '../../testing/client.ts';
import { newTable } from '../../testing/test-server.ts';

/** The real server in a process of its own, configured as behind a proxy, so that clients can claim any address. */
export class Scene {
  readonly server: ServerChild;

  private constructor(server: ServerChild) {
    this.server = server;
  }

  static async open(): Promise<Scene> {
    return new Scene(await ServerChild.start({ env: { TRUST_PROXY: '1', IZVILINA_BOT_PAUSE_SCALE: '0' } }));
  }

  get base(): string {
    return this.server.base;
  }

  /** Resident megabytes of the server; null where the system does not say. */
  memory(): number | null {
    try {
      const status = readFileSync(`/proc/${this.server.pid}/status`, 'utf8');
      return Math.round(Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024);
    } catch {
      return null;
    }
  }

  from = (address: string) => ({ 'x-forwarded-for': address });

  person(address: string, cookie?: string): Promise<Client> {
    return Client.connect(this.base, cookie, this.from(address));
  }

  cookie(address: string): Promise<string> {
    return visit(this.base, this.from(address));
  }

  /** The status with which a new socket is answered. */
  knock(address: string, cookie: string): Promise<number> {
    const socket = socketTo(this.base, cookie, this.base, this.from(address));
    return new Promise((resolve) => {
      socket.once('open', () => resolve(101));
      socket.once('unexpected-response', (_, response) => {
        response.resume();
        resolve(response.statusCode ?? 0);
      });
      socket.on('error', () => resolve(0));
    });
  }

  post(path: string, body: unknown, headers: Readonly<Record<string, string>>): Promise<Response> {
    const text = typeof body === 'string' ? body : JSON.stringify(body);
    return fetch(`${this.base}${path}`, {
      method: 'POST',
      body: text,
      headers: { 'content-type': 'application/json', ...headers },
    });
  }

  /** A player with one bot that moves until stopped, measuring how long the bot takes to answer. */
  async honestGame(address: string, level = 'strong'): Promise<HonestGame> {
    const player = await this.person(address);
    const chairs = [{ kind: 'me' as const }, { kind: 'bot' as const, level }];
    const { table } = (await player.do(newTable({ chairs, options: { rounds: 50 }, start: true }))) as {
      table: string;
    };
    await player.do({ type: 'open', table });
    const waits: number[] = [];
    let stopped = false;
    const playing = (async () => {
      while (!stopped) {
        const { view, seq } = newestView(player);
        if (view.result) return;
        const move = firstMoveOf(view, 0);
        const began = performance.now();
        const order = { type: 'move', table, seat: 0, seq, client: `honest-${table.slice(0, 8)}-${seq}` } as const;
        if (move !== null) await player.ask({ ...order, move });
        const asked = () => newestView(player).view.asks;
        while (!stopped && asked().length > 0 && asked().every(({ seat }) => seat === 1)) await pause(5);
        waits.push(performance.now() - began);
        await pause(20);
      }
    })();
    return {
      player,
      table,
      async stop() {
        stopped = true;
        await playing;
        return waits.map(Math.round).sort((a, b) => a - b);
      },
    };
  }

  close(): Promise<void> {
    return this.server.discard();
  }
}

export interface HonestGame {
  readonly player: Client;
  readonly table: string;
  /** Ends the game; returns milliseconds from each move to the bot's answer, sorted. */
  stop(): Promise<readonly number[]>;
}

export const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/** The newest view of a player at a cow006 table. */
export function newestView({ received }: Client): { readonly view: CowView; readonly seq: number } {
  const push = received.findLast((it) => it.type === 'view');
  if (push?.type !== 'view') throw new Error('no view yet');
  return { view: push.view as CowView, seq: push.seq };
}

/** Null when this seat is not asked. */
export function firstMoveOf(view: CowView, seat: number): Json | null {
  if (!view.asks.some((ask) => ask.seat === seat)) return null;
  const moves = cow006.moves(view);
  return moves.finite ? ((moves.all[0] ?? null) as Json | null) : null;
}
