import type { WebSocket } from 'ws';
import { ReadProgress } from './unread.ts';

/** Connections are pinged in groups: a ping is a system call, and twenty thousand at once would hold up moves. */
const GROUPS = 25;

/** Pings every connection once in `every` ms and ends those that have answered nothing since the previous ping. */
export class Heartbeat {
  readonly #groups = Array.from({ length: GROUPS }, () => new Set<WebSocket>());
  readonly #quiet = new WeakSet<WebSocket>();
  readonly #progress = new ReadProgress<WebSocket>();
  readonly #timer: ReturnType<typeof setInterval>;
  #watched = 0;
  #beats = 0;

  constructor(every: number) {
    this.#timer = setInterval(() => this.#beat(), every / GROUPS);
  }

  watch(ws: WebSocket): void {
    const group = this.#groups[this.#watched++ % GROUPS];
    group?.add(ws);
    ws.once('close', () => group?.delete(ws));
    for (const sign of ['message', 'pong'] as const) ws.on(sign, () => this.#quiet.delete(ws));
  }

  stop(): void {
    clearInterval(this.#timer);
  }

  #beat(): void {
    for (const ws of this.#groups[this.#beats++ % GROUPS] ?? []) {
      const readsOn = this.#progress.readsOn(ws, ws.bufferedAmount);
      if (this.#quiet.has(ws) && !readsOn) ws.terminate();
      else {
        this.#quiet.add(ws);
        ws.ping();
      }
    }
  }
}
