import { deflateRawSync, inflateRawSync } from 'node:zlib';
import type { EventRow } from './requests.ts';

/* A finished game packed into one small row: deflated JSON, [[seq, event], …]. */

export const packed = (rows: readonly { readonly seq: number; readonly event: string }[]): Uint8Array =>
  deflateRawSync(`[${rows.map(({ seq, event }) => `[${seq},${event}]`).join()}]`, { level: 9 });

/** `limit` below 0: all lines. */
export function unpacked(log: Uint8Array, after: number, limit: number): EventRow[] {
  const lines = JSON.parse(inflateRawSync(log).toString()) as [seq: number, event: { by: unknown }][];
  return lines
    .filter(([seq]) => seq > after)
    .slice(0, limit < 0 ? undefined : limit)
    .map(([seq, event]) => ({ seq, by: String(event.by), client: null, event: JSON.stringify(event) }));
}
