import { EventEmitter } from 'node:events';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { WebSocket } from 'ws';
import { Heartbeat } from './heartbeat.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

class FakeSocket extends EventEmitter {
  readonly bufferedAmount = 0;
  pings = 0;
  ended = false;

  ping(): void {
    this.pings += 1;
  }

  terminate(): void {
    this.ended = true;
    this.emit('close');
  }
}

function watched(heartbeat: Heartbeat, count: number): FakeSocket[] {
  const sockets = Array.from({ length: count }, () => new FakeSocket());
  for (const socket of sockets) heartbeat.watch(socket as unknown as WebSocket);
  return sockets;
}

const pings = (sockets: readonly FakeSocket[]): number => sockets.reduce((sum, socket) => sum + socket.pings, 0);

test('everybody is pinged once in a while, and never many of them at the same moment', () => {
  const heartbeat = new Heartbeat(25_000);
  const sockets = watched(heartbeat, 1_000);
  for (let [passed, before] = [0, 0]; passed < 25_000; passed += 100) {
    vi.advanceTimersByTime(100);
    expect(pings(sockets) - before).toBeLessThanOrEqual(40);
    before = pings(sockets);
  }
  expect(sockets.map((socket) => socket.pings)).toEqual(sockets.map(() => 1));
  heartbeat.stop();
});

test('whoever answers stays, whoever does not is gone the next time', () => {
  const heartbeat = new Heartbeat(1_000);
  const [awake, asleep] = watched(heartbeat, 2) as [FakeSocket, FakeSocket];
  awake.ping = () => void setTimeout(() => awake.emit('pong'), 10);
  vi.advanceTimersByTime(5_000);
  expect([awake.ended, asleep.ended, asleep.pings]).toEqual([false, true, 1]);
  heartbeat.stop();
});
