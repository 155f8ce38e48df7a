import type { Line } from './line.ts';
import { socketLine } from './socket.ts';
import { workerLine } from './worker.ts';

export const WHERES = ['online', 'local'] as const;
/** Where a table lives: at the server, or on this device. */
export type Where = (typeof WHERES)[number];

const make: Readonly<Record<Where, () => Line>> = { online: socketLine, local: workerLine };
const lines = new Map<Where, Line>();

/** Opened when first needed: a game on one screen never talks to the server. */
export function lineTo(where: Where): Line {
  const line = lines.get(where) ?? make[where]();
  lines.set(where, line);
  return line;
}

export const tablePath = (where: Where, table: string): string =>
  where === 'local' ? `/local/${table}` : `/t/${table}`;
