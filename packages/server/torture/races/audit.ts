import { seatsOf, type TableDoc } from '@izvilina/authority/document/document.ts';
import { nextIdOf } from '@izvilina/authority/document/rematch.ts';
import type { Entry } from '@izvilina/authority/store.ts';
import { unattendedInfo, viewersOf } from '@izvilina/authority/table/push-content.ts';
import type { MemoryData } from '@izvilina/authority/testing/memory-store.ts';
import { cow006 } from '@izvilina/games/cow006/game.ts';
import { canonical } from '@izvilina/kernel/json.ts';
import { advance, begin, type Match, viewOf } from '@izvilina/kernel/match.ts';
import { must } from '@izvilina/kernel/result.ts';
import type { CommandBody } from '@izvilina/protocol/commands.ts';
import type { TableInfo } from '@izvilina/protocol/messages.ts';
import type { GuestConnection, Sent } from './guest.ts';
import { GUESTS, STRANGER } from './scenes.ts';

/** Everything that resulted from a race. */
export interface Aftermath {
  readonly table: string;
  readonly data: MemoryData;
  readonly sent: readonly Sent[];
  readonly connections: readonly GuestConnection[];
  readonly logged: readonly string[];
}

/** The faults found after a race; must be empty. */
export function audit(after: Aftermath): string[] {
  const stored = after.data.tables.get(after.table)?.doc;
  if (!stored) return ['the table is gone'];
  const logOf = (table: string) => [...(after.data.entries.get(table) ?? [])].sort((a, b) => a.seq - b.seq);
  return [
    ...after.logged,
    ...after.connections.flatMap(({ faults }) => faults),
    ...unanswered(after.sent),
    ...seating(stored, after.sent),
    ...moves(logOf(after.table), after.sent),
    ...rematches(stored, after),
    ...[...after.data.tables.values()].flatMap(({ doc }) => pictures(doc, logOf(doc.id), after.connections)),
  ];
}

const unanswered = (sent: readonly Sent[]): string[] =>
  sent.flatMap(({ reply, closed, order, guest }) =>
    reply === null && !closed ? [`${guest} was never answered: ${order.type}`] : [],
  );

type Accepted<T extends CommandBody['type']> = {
  readonly guest: string;
  readonly order: Extract<CommandBody, { type: T }>;
};

const isOf = <T extends CommandBody['type']>(order: CommandBody, type: T): order is Extract<CommandBody, { type: T }> =>
  order.type === type;

const accepted = <T extends CommandBody['type']>(
  sent: readonly Sent[],
  type: T,
): (Accepted<T> & { value: unknown })[] =>
  sent.flatMap(({ guest, order, reply }) =>
    reply?.ok && isOf(order, type) ? [{ guest, order, value: reply.value }] : [],
  );

/** No guest has two seats, no guest who was acknowledged as seated stands, and the host's changes were made once. */
function seating(doc: TableDoc, sent: readonly Sent[]): string[] {
  const faults: string[] = [];
  const stood = new Set(sent.filter(({ order }) => order.type === 'stand').map(({ guest }) => guest));
  const removing = sent.some(({ order }) => order.type === 'remove');
  for (const guest of [...GUESTS, STRANGER]) {
    const seats = seatsOf(doc, guest);
    if (seats.length > 1) faults.push(`${guest} has seats ${seats}`);
    const sat = accepted(sent, 'sit').some((one) => one.guest === guest);
    if (sat && seats.length === 0 && !removing && !stood.has(guest)) faults.push(`${guest} sat down and has no seat`);
  }
  const given = accepted(sent, 'entropy').filter(({ order }) => order.table === doc.id);
  for (const { guest, order } of given)
    for (const seat of stood.has(guest) || removing ? [] : seatsOf(doc, guest)) {
      const chair = doc.chairs[seat];
      if (chair?.kind === 'person' && chair.entropy !== order.entropy) faults.push(`the part of ${guest} is lost`);
    }
  const arranged = new Set(accepted(sent, 'chair').map(({ order }) => order.client));
  for (const key of arranged) {
    const times = (doc.recentChanges ?? []).filter((one) => one === key).length;
    if (times !== 1) faults.push(`a chair was arranged ${times} times`);
  }
  return faults;
}

/** Every acknowledged move is in the log once, as acknowledged, and no refused one is. The log has no gap. */
function moves(entries: readonly Entry[], sent: readonly Sent[]): string[] {
  const faults = entries.flatMap(({ seq }, index) => (seq === index + 1 ? [] : [`seq ${seq} at place ${index + 1}`]));
  for (const { guest, order, value } of accepted(sent, 'move')) {
    const found = entries.filter(({ client, event }) => client === order.client && event.by === order.seat);
    const [entry] = found;
    if (found.length !== 1 || !entry) faults.push(`a move of ${guest} is ${found.length} times in the log`);
    else if (canonical({ seq: entry.seq }) !== canonical(value)) faults.push(`a move of ${guest} has another seq`);
    else if (!('move' in entry.event) || canonical(entry.event.move) !== canonical(order.move))
      faults.push(`another move of ${guest} was kept`);
  }
  for (const { guest, order, reply } of sent)
    if (order.type === 'move' && reply && !reply.ok && reply.error.code !== 'BUSY')
      if (entries.some(({ client, event }) => client === order.client && event.by === order.seat))
        faults.push(`a move of ${guest} was refused (${reply.error.code}) and made`);
  return faults;
}

/** At most one rematch, the same for all, with all parts given to its seed. */
function rematches(doc: TableDoc, { data, sent }: Aftermath): string[] {
  const expected = nextIdOf(doc.id);
  const faults = [...data.tables.keys()].flatMap((id) =>
    id === doc.id || id === expected ? [] : [`a table that nobody agreed on: ${id}`],
  );
  for (const { guest, value } of accepted(sent, 'rematch')) {
    const { table } = value as { table: string | null };
    if (table !== null && (table !== expected || !data.tables.has(table))) faults.push(`${guest} is sent to no table`);
  }
  const unsaid = new Set(sent.flatMap(({ guest, order }) => (isDecline(order) ? [guest] : [])));
  for (const { guest } of accepted(sent, 'rematch').filter(({ order }) => !isDecline(order)))
    if (!unsaid.has(guest) && !doc.again?.agreed.includes(guest) && !isReplaced(doc, guest))
      faults.push(`${guest} is in, and nobody knows`);
  const next = data.tables.get(expected)?.doc;
  for (const { guest, order } of accepted(sent, 'entropy').filter((one) => one.order.table === expected))
    for (const chair of next?.chairs ?? [])
      if (chair.kind === 'person' && chair.guest === guest && chair.entropy !== order.entropy)
        faults.push(`the part of ${guest} in the next game is lost`);
  return faults;
}

/** A bot took their chair before they agreed; they are shown where the others have gone. */
const isReplaced = (doc: TableDoc, guest: string): boolean =>
  seatsOf(doc, guest).some((seat) => doc.again?.bots.includes(seat));

const isDecline = (order: CommandBody): boolean => order.type === 'rematch' && order.again === false;

/** The info without what the store does not contain: who is connected to which node. */
function written({ seats, watchers, arriving, hostHere, ...info }: TableInfo) {
  const people = seats.map((seat) => {
    if (seat.kind !== 'person') return seat;
    const { here, left, standInAfter, ...person } = seat;
    return person;
  });
  return { ...info, seats: people };
}

/** Every viewing shows what is in the store: the table, and the match as the fold of its log. */
function pictures(doc: TableDoc, entries: readonly Entry[], connections: readonly GuestConnection[]): string[] {
  const match = doc.phase === 'gathering' ? null : folded(doc, entries);
  if (typeof match === 'string') return [match];
  return connections.flatMap(({ guest, infos, views, closed }) => {
    const info = infos.get(doc.id);
    if (closed || !info) return [];
    const [seen, true_] = [info, unattendedInfo(guest, doc)].map((one) => canonical(written(one)));
    const faults = seen === true_ ? [] : [`${guest} sees the table ${seen}, and it is ${true_}`];
    if (!match) return faults;
    const push = views.get(doc.id);
    if (push?.seq !== match.seq) return [...faults, `${guest} has seq ${push?.seq} of ${match.seq}`];
    const mine = viewersOf(doc, guest).map((viewer) => canonical(viewOf(match, viewer)));
    return mine.includes(canonical(push.view)) ? faults : [...faults, `${guest} sees another game at ${match.seq}`];
  });
}

function folded(doc: TableDoc, entries: readonly Entry[]): Match | string {
  let match = must(begin(cow006, { players: doc.chairs.length, options: doc.options, seed: doc.seed ?? '' }));
  for (const { seq, event } of entries) {
    const next = advance(match, event);
    if (!next.ok) return `the log cannot be folded at ${seq}: ${next.error.code}`;
    match = next.value;
  }
  return match;
}
