import type { Seat } from '@izvilina/kernel/game.ts';
import { ok, type Result, refuse } from '@izvilina/kernel/result.ts';
import { type Chair, entropies, gathering, isSeated, seatsOf, type TableDoc } from './document.ts';

/* Who sits where. Each change is a pure function that returns the new document or a refusal. */

export function sit(
  table: TableDoc,
  person: { readonly guest: string; readonly name: string; readonly entropy: string | null },
  wanted: Seat | undefined,
): Result<TableDoc> {
  const [mine] = seatsOf(table, person.guest);
  const open = gathering(table);
  if (!open.ok) return mine === undefined ? open : ok(table);
  if (mine !== undefined) {
    const entropy = entropies(table)[mine] ?? person.entropy; // a part of the seed once given is kept
    return ok(withChair(table, mine, { kind: 'person', standIn: null, ...person, entropy }));
  }
  if (table.banned.includes(person.guest)) return refuse('BANNED');
  const free = wanted ?? table.chairs.findIndex((chair) => chair.kind === 'open');
  if (table.chairs[free]?.kind !== 'open') return refuse(wanted === undefined ? 'TABLE_FULL' : 'SEAT_TAKEN');
  return ok(withChair(table, free, { kind: 'person', standIn: null, ...person }));
}

export function stand(table: TableDoc, guest: string): Result<TableDoc> {
  if (!isSeated(table, guest)) return ok(table);
  const open = gathering(table);
  if (!open.ok) return open;
  const chairs = table.chairs.map(
    (chair): Chair => (chair.kind === 'person' && chair.guest === guest ? { kind: 'open' } : chair),
  );
  const heir = chairs.find((chair) => chair.kind === 'person');
  return ok({ ...table, chairs, host: table.host === guest && heir ? heir.guest : table.host });
}

const CHANGES_REMEMBERED = 16;

export interface Arrangement {
  readonly client: string;
  readonly seat: Seat;
  /** Null removes the chair. */
  readonly chair: Exclude<Chair, { kind: 'person' }> | null;
}

/** The host adds or removes a chair or seats a bot, once per key. A person is never moved. */
export function arrange(table: TableDoc, { client, seat, chair }: Arrangement, most: number): Result<TableDoc> {
  const recent = table.recentChanges ?? [];
  if (recent.includes(client)) return ok(table);
  const arranged = withArrangement(table, seat, chair, most);
  return arranged.ok
    ? ok({ ...arranged.value, recentChanges: [...recent, client].slice(-CHANGES_REMEMBERED) })
    : arranged;
}

function withArrangement(table: TableDoc, seat: Seat, chair: Arrangement['chair'], most: number): Result<TableDoc> {
  const open = gathering(table);
  if (!open.ok) return open;
  if (seat > table.chairs.length || (seat === table.chairs.length && chair === null)) return refuse('NO_SUCH_SEAT');
  if (seat >= most) return refuse('TOO_MANY_SEATS', { most });
  if (table.chairs[seat]?.kind === 'person') return refuse('SEAT_TAKEN');
  if (chair === null) return ok({ ...table, chairs: table.chairs.filter((_, index) => index !== seat) });
  if (seat === table.chairs.length) return ok({ ...table, chairs: [...table.chairs, chair] });
  return ok(withChair(table, seat, chair));
}

/** Sets the level of the bot that plays these seats (null: their players are back). */
export function standInFor(table: TableDoc, seats: readonly Seat[], level: string | null): TableDoc {
  return seats.reduce((doc, seat) => {
    const chair = doc.chairs[seat];
    const changes = chair?.kind === 'person' && chair.standIn !== level;
    return changes ? withChair(doc, seat, { ...chair, standIn: level }) : doc;
  }, table);
}

const withChair = (table: TableDoc, seat: Seat, chair: Chair): TableDoc => ({
  ...table,
  chairs: table.chairs.map((old, index) => (index === seat ? chair : old)),
});
