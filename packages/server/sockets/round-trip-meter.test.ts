import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { WebSocket, WebSocketServer } from 'ws';
import { RoundTripMeter, roundTripOf } from './round-trip-meter.ts';

let hub: WebSocketServer;
let far: WebSocket;
let near: WebSocket;
/** In ms by the meter's clock, however long the machine takes. */
const DELAY = 60;

beforeEach(async () => {
  hub = new WebSocketServer({ port: 0 });
  const arrived = new Promise<WebSocket>((resolve) => hub.once('connection', resolve));
  far = new WebSocket(`ws://127.0.0.1:${(hub.address() as AddressInfo).port}`, { autoPong: false });
  const opened = new Promise((resolve) => far.once('open', resolve));
  [near] = await Promise.all([arrived, opened]);
});

afterEach(async () => {
  far.terminate();
  await new Promise((resolve) => hub.close(resolve));
});

test('nothing is measured before somebody asks; then the round trip is known soon', async () => {
  let pings = 0;
  far.on('ping', () => pings++);
  let now = 0;
  const trips = new RoundTripMeter(near, () => now);
  await new Promise((resolve) => setTimeout(resolve, 200));
  expect(pings).toBe(0);
  far.once('ping', (payload) => {
    now += DELAY;
    far.pong(payload);
  });
  expect(trips.roundTrip()).toBeNull();
  await expect.poll(() => trips.roundTrip()).toEqual({ min: DELAY, median: DELAY, jitter: 0 });
});

test('answers nobody asked for, and second answers, count for nothing', async () => {
  const trips = new RoundTripMeter(near, () => performance.now());
  trips.roundTrip();
  far.once('ping', (payload) => {
    far.pong('77');
    far.pong(payload);
    far.pong(payload);
  });
  await expect.poll(() => trips.roundTrip()).not.toBeNull();
  expect(trips.roundTrip()).toMatchObject({ jitter: 0 });
});

test('a round trip in numbers', () => {
  expect(roundTripOf([])).toBeNull();
  expect(roundTripOf([40])).toEqual({ min: 40, median: 40, jitter: 0 });
  expect(roundTripOf([30, 10, 20, 11, 12, 13, 14, 15, 16, 17, 90])).toEqual({ min: 10, median: 15, jitter: 15 });
});
