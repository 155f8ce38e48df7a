import { socketTransport } from './socket.ts';
import type { Transport } from './transport.ts';
import { workerTransport } from './worker.ts';

export const WHERES = ['online', 'local'] as const;
/** Where a table lives: on the server, or on this device. */
export type Where = (typeof WHERES)[number];

const make: Readonly<Record<Where, () => Transport>> = { online: socketTransport, local: workerTransport };
const opened = new Map<Where, Transport>();

/** A transport is opened when first needed: a game on one screen never talks to the server. */
export function transportTo(where: Where): Transport {
  const transport = opened.get(where) ?? make[where]();
  opened.set(where, transport);
  return transport;
}

export const tablePath = (where: Where, table: string): string =>
  where === 'local' ? `/local/${table}` : `/t/${table}`;
