import type { Json } from '@izvilina/kernel/json.ts';
import { ok, type Result, refuse } from '@izvilina/kernel/result.ts';
import { parse } from '@izvilina/kernel/schema.ts';
import { type Command, command, idOf, type Message } from '@izvilina/protocol/messages.ts';
import { type CommandContext, done } from './commands/context.ts';
import { answer } from './commands/dispatch.ts';
import { answerQuestion } from './commands/table-questions.ts';
import type { AuthorityDeps, Deps } from './deps.ts';
import type { Guest } from './document/create-table.ts';
import { withCurrentDocuments } from './document/document-format.ts';
import { NEWER_TABLE } from './document/playable.ts';
import { eraseGuest } from './erase-guest.ts';
import { type LoadGame, ourGames } from './games.ts';
import { ELSEWHERE, LATER_RELEASE, type TableQuestion, TakenOver } from './ownership.ts';
import type { MeasureRoundTrip } from './race/round-trip.ts';
import { startWakeUps } from './scheduled/wake-ups.ts';
import { LiveTable } from './table/live-table.ts';
import { TableWithViewers, type Viewing } from './table/table-with-viewers.ts';

/** One connection: a socket, or the page that owns the worker. */
export interface Connection {
  /** Never throws: whatever comes in, exactly one reply goes out. */
  receive(raw: unknown): Promise<void>;
  /** The guest has chosen another name over another of their connections. */
  rename(name: string): void;
  close(): void;
}

/** The other end of a connection. */
export interface Client {
  send(message: Message): void;
  /** Sends a push that is already serialised. If missing, pushes go through `send`. */
  sendText?(push: string): void;
  /** Stores the name that the guest has chosen. */
  renamed(name: string): Promise<void>;
  /** Measures the round trip of this connection. Without it its guest cannot play races. */
  readonly roundTrip?: MeasureRoundTrip | undefined;
  /** The table this client looks at is no longer served here: the client should connect again. */
  end?(): void;
}

export interface Authority {
  connect(guest: Guest, client: Client): Connection;
  /** To be called once after the start: from then on games by mail continue unattended. Others wait for a viewer. */
  resume(): void;
  /** Number of tables in memory. */
  readonly loaded: number;
  isLoaded(table: string): boolean;
  /** Removes everything that identifies a guest from all tables. */
  erase(guest: string): Promise<void>;
  /** Loads the table, or returns the node that serves it. Null: this node answers for it. */
  place(table: string): Promise<string | typeof LATER_RELEASE | null>;
  /** Answers another node's question about a table that is served here. */
  answer(guest: string, question: TableQuestion): Promise<Result<Json>>;
  /** Another node has taken over all tables except `served`: the viewers of those have to connect again. */
  keepOnly(served: ReadonlySet<string>): void;
  /** Stops everything; resolves when all pending writes are done. */
  close(): Promise<void>;
}

/** `loadGame` is given only by tests with a game of their own. */
export function createAuthority(given: Deps, loadGame: LoadGame = ourGames(given.readData)): Authority {
  const deps: AuthorityDeps = { ...given, store: withCurrentDocuments(given.store), loadGame };
  const tables = new Map<string, Promise<Result<TableWithViewers>>>();

  const { ownership } = deps;
  const loadLive = async (id: string): Promise<Result<LiveTable>> => {
    const taken = ownership ? await ownership.take(id) : done;
    return taken.ok ? LiveTable.load(deps, id) : taken;
  };

  const load = (id: string): Promise<Result<TableWithViewers>> => {
    const known = tables.get(id);
    if (known) return known;
    const forget = () => {
      if (tables.get(id) !== loading) return; // another node took it over, and it may have been loaded again since
      tables.delete(id);
      ownership?.release(id);
    };
    const loading: Promise<Result<TableWithViewers>> = loadLive(id)
      .then((live) => {
        if (!live.ok) forget();
        return live.ok ? ok(new TableWithViewers(deps, live.value, forget)) : live;
      })
      .catch((error: unknown) => {
        forget();
        throw error;
      });
    tables.set(id, loading);
    return loading;
  };

  const answerHere = (guest: string, question: TableQuestion) => answerQuestion(deps, load, guest, question);
  const ask = (guest: string, question: TableQuestion): Promise<Result<Json>> =>
    ownership ? ownership.ask(guest, question) : answerHere(guest, question);

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
    connect(guest, { send, renamed, roundTrip = () => null, end = () => undefined }) {
      let closed = false;
      /** The newest `open` command per table that is still loading. */
      const openings = new Map<string, object>();
      const viewings = new Map<string, { readonly table: TableWithViewers; readonly viewing: Viewing }>();
      const context: CommandContext = {
        deps,
        load,
        ask: (question) => ask(guest.id, question),
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
        rename(name) {
          context.guest.name = name;
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

    erase: (guest) => eraseGuest(deps, (question) => ask(guest, question), guest),

    async place(id) {
      const loaded = await load(id);
      if (loaded.ok) return null;
      const { code, params } = loaded.error;
      if (code === NEWER_TABLE) return LATER_RELEASE;
      return code === ELSEWHERE && typeof params.node === 'string' ? params.node : null;
    },
    answer: answerHere,

    keepOnly(served) {
      for (const [id, loading] of tables) {
        if (served.has(id)) continue;
        tables.delete(id);
        loading.then((table) => table.ok && table.value.end()).catch(() => undefined);
      }
    },

    async close() {
      unsubscribe();
      stopWakeUps?.();
      await Promise.all(
        [...tables.values()].map(async (loading) => {
          const table = await loading.catch(() => null);
          if (!table?.ok) return;
          table.value.close();
          await table.value.live.idle();
        }),
      );
      tables.clear();
    },
  };
}

/** Our own failures (a full disk, a bug) become a refusal, so that they affect only this command. */
async function guarded(deps: Deps, context: CommandContext, order: Command): Promise<Result<Json>> {
  try {
    return await answer(context, order);
  } catch (error) {
    if (error instanceof TakenOver) return refuse(ELSEWHERE);
    const table = 'table' in order ? { table: order.table } : {};
    deps.log('command failed', {
      command: order.type,
      ...table,
      error: error instanceof Error ? error.stack : String(error),
    });
    return refuse('INTERNAL');
  }
}
