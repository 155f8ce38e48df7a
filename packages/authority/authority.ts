import type { Json } from '@izvilina/kernel/json.ts';
import { ok, type Result } from '@izvilina/kernel/result.ts';
import { done } from './commands/context.ts';
import { answerQuestion } from './commands/table-questions.ts';
import { type Client, type Connection, openConnection } from './connection.ts';
import type { AuthorityDeps, Deps } from './deps.ts';
import type { Guest } from './document/create-table.ts';
import { withCurrentDocuments } from './document/document-format.ts';
import { NEWER_TABLE } from './document/playable.ts';
import { eraseGuest } from './erase-guest.ts';
import { type LoadGame, ourGames } from './games.ts';
import { ELSEWHERE, LATER_RELEASE, type TableQuestion } from './ownership.ts';
import { startWakeUps } from './scheduled/wake-ups.ts';
import { LiveTable } from './table/live-table.ts';
import { TableWithViewers } from './table/table-with-viewers.ts';

/** The tables of one node, and the connections to them. */
export interface Authority {
  connect(guest: Guest, client: Client): Connection;
  /** To be called once after the start: from then on games by mail continue unattended. Others wait for a viewer. */
  resume(): void;
  /** Number of tables in memory. */
  readonly loaded: number;
  isLoaded(table: string): boolean;
  /** Removes everything that identifies a guest from all tables. */
  erase(guest: string): Promise<void>;
  /** The node that serves this table. Null: this one, which has loaded it, or refuses commands for it. */
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
        return 'saying' in message ? table.value.sayings.show(message) : table.value.onNews(message);
      })
      .catch((error: unknown) => deps.log('news lost', { table: message.table, error: String(error) }));
  });

  return {
    connect: (guest, client) => openConnection({ deps, load, ask }, guest, client),

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
