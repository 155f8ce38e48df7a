import type { Json } from '@izvilina/kernel/json.ts';
import type { Result } from '@izvilina/kernel/result.ts';
import { parse } from '@izvilina/kernel/schema.ts';
import { command, idOf } from '@izvilina/protocol/commands.ts';
import type { Message } from '@izvilina/protocol/messages.ts';
import { type CommandContext, done } from './commands/context.ts';
import { carryOut } from './commands/dispatch.ts';
import type { AuthorityDeps } from './deps.ts';
import type { Guest } from './document/create-table.ts';
import type { QuestionAnswers, TableQuestion } from './ownership.ts';
import type { MeasureRoundTrip } from './race/round-trip.ts';
import type { TableWithViewers } from './table/table-with-viewers.ts';
import type { Viewing } from './table/viewings.ts';

/** One connection: a socket, or the page that owns the worker. */
export interface Connection {
  /** Never throws: whatever comes in, exactly one reply goes out. */
  receive(raw: unknown): Promise<void>;
  /** The guest has another name from now on: they said so over another connection. */
  rename(name: string): void;
  close(): void;
}

/** The other end of a connection. */
export interface Client {
  send(message: Message): void;
  /** Sends a push that another node has already turned into text; left out: such pushes come as messages. */
  sendText?(push: string): void;
  /** The guest has chosen this name: it is to be kept. */
  renamed(name: string): Promise<void>;
  /** Measures this connection; without it nobody can race over it. */
  readonly roundTrip?: MeasureRoundTrip | undefined;
  /** The table they look at is no longer served here: they should connect again. */
  end?(): void;
}

/** The tables behind a connection. */
export interface ServedTables {
  readonly deps: AuthorityDeps;
  load(table: string): Promise<Result<TableWithViewers>>;
  /** Asks about a table wherever it is served. */
  ask(guest: string, question: TableQuestion): Promise<Result<Json>>;
}

export function openConnection(tables: ServedTables, guest: Guest, client: Client): Connection {
  const { deps, load, ask } = tables;
  const { send, renamed, roundTrip = () => null, end = () => undefined } = client;
  let closed = false;
  /** The newest `open` of each table that still loads. */
  const openings = new Map<string, object>();
  const viewings = new Map<string, { readonly table: TableWithViewers; readonly viewing: Viewing }>();
  const context: CommandContext = {
    deps,
    load,
    ask: <Q extends TableQuestion>(question: Q) =>
      ask(guest.id, question) as Promise<Result<QuestionAnswers[Q['type']]>>,
    guest: { ...guest },
    renamed,
    async look(id, { since, watch = false }, allow) {
      const opening = {};
      openings.set(id, opening);
      const loaded = await load(id);
      if (openings.get(id) !== opening) return done; // closed, looked away or opened again while the table loaded
      openings.delete(id);
      if (!loaded.ok) return loaded;
      const allowed = allow(loaded.value);
      if (!allowed.ok) return allowed;
      context.lookAway(id);
      const viewing: Viewing = { guest: guest.id, roundTrip, send, end, watches: watch };
      viewings.set(id, { table: loaded.value, viewing });
      loaded.value.enter(viewing, since);
      return done;
    },
    lookAway(id) {
      openings.delete(id);
      const looking = viewings.get(id);
      viewings.delete(id);
      looking?.table.leave(looking.viewing);
    },
    looking: (id) => viewings.get(id)?.viewing ?? null,
  };
  return {
    async receive(raw) {
      if (closed) return;
      const parsed = parse(command, raw, 'BAD_MESSAGE');
      const id = idOf(raw);
      const result = parsed.ok ? await carryOut(context, parsed.value) : parsed;
      if (closed) return;
      if (result.ok) send({ type: 'reply', id: id as number, ok: true, value: result.value });
      else send({ type: 'reply', id, ok: false, error: result.error });
    },
    rename(name) {
      context.guest.name = name;
    },
    close() {
      closed = true;
      openings.clear();
      for (const tableId of [...viewings.keys()]) context.lookAway(tableId);
    },
  };
}
