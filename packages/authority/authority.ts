import type { Json } from '@izvilina/kernel/json.ts';
import { ok, type Result, refuse } from '@izvilina/kernel/result.ts';
import { parse } from '@izvilina/kernel/schema.ts';
import { type Command, command, idOf, type Message } from '@izvilina/protocol/messages.ts';
import { type CommandContext, done } from './commands/context.ts';
import { answer } from './commands/dispatch.ts';
import type { AuthorityDeps, Deps } from './deps.ts';
import type { Guest } from './document/create-table.ts';
import { withCurrentDocuments } from './document/document-format.ts';
import { eraseGuest } from './erase-guest.ts';
import { type LoadGame, ourGames } from './games.ts';
import type { MeasureRoundTrip } from './race/round-trip.ts';
import { startWakeUps } from './scheduled/wake-ups.ts';
import { LiveTable } from './table/live-table.ts';
import { TableWithViewers, type Viewing } from './table/table-with-viewers.ts';

/** One connection: a socket, or the page that owns the worker. */
export interface Connection {
  /** Never throws: whatever comes in, exactly one reply goes out. */
  receive(raw: unknown): Promise<void>;
  close(): void;
}

export interface Authority {
  /** `roundTrip` measures this connection; without it nobody can race over it. */
  connect(
    guest: Guest,
    send: (message: Message) => void,
    renamed: (name: string) => Promise<void>,
    roundTrip?: MeasureRoundTrip,
  ): Connection;
  /** To be called after a start: from now on games by mail continue by themselves. All others wait for a viewer. */
  resume(): void;
  /** How many tables are loaded. */
  readonly loaded: number;
  isLoaded(table: string): boolean;
  /** Removes everything that identifies a guest from all tables. */
  erase(guest: string): Promise<void>;
  close(): Promise<void>;
}

/** `loadGame` is given only by tests that bring a game of their own. */
export function createAuthority(given: Deps, loadGame: LoadGame = ourGames(given.readData)): Authority {
  const deps: AuthorityDeps = { ...given, store: withCurrentDocuments(given.store), loadGame };
  const tables = new Map<string, Promise<Result<TableWithViewers>>>();

  const load = (id: string): Promise<Result<TableWithViewers>> => {
    const known = tables.get(id);
    if (known) return known;
    const loading = LiveTable.load(deps, id)
      .then((live) => {
        if (!live.ok) tables.delete(id);
        return live.ok ? ok(new TableWithViewers(deps, live.value, () => tables.delete(id))) : live;
      })
      .catch((error: unknown) => {
        tables.delete(id);
        throw error;
      });
    tables.set(id, loading);
    return loading;
  };

  const isLoaded = (id: string): boolean => tables.has(id);
  let stopWakeUps: (() => void) | null = null;

  const unsubscribe = deps.bus.subscribe((message) => {
    tables
      .get(message.table)
      ?.then((table) => {
        if (!table.ok) return;
        return 'saying' in message ? table.value.onSaid(message) : table.value.onNews(message);
      })
      .catch((error: unknown) => deps.log('news lost', { table: message.table, error: String(error) }));
  });

  return {
    connect(guest, send, renamed, roundTrip = () => null) {
      let closed = false;
      /** The newest `open` of each table that still loads. */
      const openings = new Map<string, object>();
      const viewings = new Map<string, { readonly table: TableWithViewers; readonly viewing: Viewing }>();
      const context: CommandContext = {
        deps,
        load,
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
          const viewing: Viewing = { guest: guest.id, roundTrip, send, watches: watch };
          viewings.set(id, { table: loaded.value, viewing });
          await loaded.value.enter(viewing, since);
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
          const result = parsed.ok ? await guarded(deps, context, parsed.value) : parsed;
          if (closed) return;
          if (result.ok) send({ type: 'reply', id: id as number, ok: true, value: result.value });
          else send({ type: 'reply', id, ok: false, error: result.error });
        },
        close() {
          closed = true;
          openings.clear();
          for (const tableId of [...viewings.keys()]) context.lookAway(tableId);
        },
      };
    },

    resume() {
      if (deps.wakeIndex) stopWakeUps ??= startWakeUps(deps.wakeIndex, { isLoaded, load }, deps);
    },

    get loaded() {
      return tables.size;
    },
    isLoaded,

    erase: (guest) => eraseGuest(deps, load, guest),

    async close() {
      unsubscribe();
      stopWakeUps?.();
      for (const table of tables.values()) {
        const settled = await table.catch(() => null);
        if (settled?.ok) settled.value.close();
      }
      tables.clear();
    },
  };
}

/** Our own failures (a full disk, a bug) become a refusal, so that they affect only this command. */
async function guarded(deps: Deps, context: CommandContext, order: Command): Promise<Result<Json>> {
  try {
    return await answer(context, order);
  } catch (error) {
    deps.log('command failed', { command: order.type, error: error instanceof Error ? error.stack : String(error) });
    return refuse('INTERNAL');
  }
}
