import { endedAt, type TableDoc } from '@izvilina/authority/document/document.ts';
import { isListed } from '@izvilina/authority/document/open-to-all.ts';
import type { Entry } from '@izvilina/authority/store.ts';
import type { AnyEvent } from '@izvilina/kernel/game.ts';
import type { EventRow, TableRow } from './requests.ts';

export const rowOf = (doc: TableDoc): TableRow => ({
  id: doc.id,
  code: doc.phase === 'gathering' ? doc.code : null,
  phase: doc.phase,
  changed: doc.changed,
  listed: isListed(doc) ? doc.changed : null,
  doc: JSON.stringify(doc),
  ended: endedAt(doc),
  guests: doc.chairs.flatMap((chair) => (chair.kind === 'person' ? [chair.guest] : [])),
});

export const eventRowOf = ({ seq, client, event }: Entry): EventRow => ({
  seq,
  by: String(event.by),
  client,
  event: JSON.stringify(event),
});

export const entryOf = ({ seq, client, event }: EventRow): Entry => ({
  seq,
  client,
  event: JSON.parse(event) as AnyEvent,
});

/** A guest and their device, found by its token. */
export interface GuestRow {
  readonly id: string;
  readonly name: string | null;
  readonly device: string;
  readonly rotated: number;
  readonly older: string | null;
  readonly token: string;
  readonly seen: number;
  readonly deviceSeen: number;
}
