import { endedAt, seatsOf } from '@izvilina/authority/document/document.ts';
import type { Store } from '@izvilina/authority/store.ts';
import type { Json } from '@izvilina/kernel/json.ts';
import type { Guest, GuestStore } from './guests.ts';

const MOST_TABLES = 5_000;

/** Everything stored about one guest, and nothing about others except their names at shared tables. */
export async function exportGuest(store: Store & GuestStore, guest: Guest): Promise<Json> {
  const tables = [];
  for (const doc of await store.tablesOf(guest.id, MOST_TABLES)) {
    const mine = seatsOf(doc, guest.id);
    const entries = doc.phase === 'gathering' ? [] : await store.entries(doc.id, 0);
    tables.push({
      table: doc.id,
      game: doc.game,
      options: doc.options,
      pace: doc.pace,
      phase: doc.phase,
      host: doc.host === guest.id,
      created: doc.created,
      changed: doc.changed,
      mySeats: mine,
      ended: endedAt(doc),
      result: doc.outcome ?? null,
      series: doc.series ?? null,
      seats: doc.chairs.map((chair) =>
        chair.kind === 'person' ? chair.name : chair.kind === 'bot' ? `bot:${chair.level}` : null,
      ),
      myPartsOfTheShuffle: doc.chairs.flatMap((chair) =>
        chair.kind === 'person' && chair.guest === guest.id ? [chair.entropy] : [],
      ),
      myMoves: entries.flatMap(({ seq, event }) =>
        event.by !== 'referee' && mine.includes(event.by)
          ? [{ seq, at: event.at, by: event.by, move: event.move }]
          : [],
      ),
    });
  }
  const devices = (await store.devicesOf(guest.id)).map((device) => ({ ...device }));
  const calledAt = await store.pushAddresses(guest.id);
  return JSON.parse(JSON.stringify({ name: guest.name, devices, calledAt, tables })) as Json;
}
