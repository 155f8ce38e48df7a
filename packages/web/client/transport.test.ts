import { expect, test, vi } from 'vitest';
import { createStore } from '../kit/store.ts';
import { type ConnectionStatus, refusalOf, type Transport, untilConnected } from './transport.ts';

/** A transport with nothing but a connection status. */
function connection() {
  const status = createStore<ConnectionStatus>('connecting');
  const transport = { status: status.get, onStatus: status.subscribe } as Partial<Transport> as Transport;
  return { status, transport };
}

test('who begins before the connection is made waits for it', async () => {
  const { status, transport } = connection();
  const connected = untilConnected(transport);
  status.set('ready');
  await expect(connected).resolves.toBeUndefined();
  await expect(untilConnected(transport)).resolves.toBeUndefined();
});

test('nobody waits for a server that does not answer, but a moment for one that comes back', async () => {
  vi.useFakeTimers();
  const { status, transport } = connection();
  const refused = untilConnected(transport).catch(refusalOf);
  status.set('lost');
  await vi.advanceTimersByTimeAsync(2900);
  const connected = untilConnected(transport);
  await vi.advanceTimersByTimeAsync(200);
  expect(await refused).toMatchObject({ code: 'OFFLINE' });
  status.set('ready');
  await expect(connected).resolves.toBeUndefined();
  vi.useRealTimers();
});
