import { createHash } from 'node:crypto';
import type { TableDoc } from '@izvilina/authority/document/document.ts';
import { loadGame } from '@izvilina/games/load.ts';
import { readData } from '@izvilina/games/node/read-data.ts';
import type { Slug } from '@izvilina/games/registry.ts';
import type { AnyEvent } from '@izvilina/kernel/game.ts';
import { canonical, digest } from '@izvilina/kernel/json.ts';
import { advance, begin, hashOf, type Match, viewOf } from '@izvilina/kernel/match.ts';
import { must } from '@izvilina/kernel/result.ts';
import type { Ack, Seen } from './robot.ts';

/** One line of a log as stored. */
export interface Row {
  readonly seq: number;
  readonly by: string;
  readonly client: string | null;
  readonly event: string;
}

/** Source of the logs. */
export interface Logs {
  doc(table: string): Promise<TableDoc | null>;
  /** In order. */
  rows(table: string, after: number): Promise<readonly Row[]>;
}

/** One table's log, followed from one look at the database to the next. */
interface Followed {
  match: Match;
  /** Hash of the log's text so far. */
  readonly text: ReturnType<typeof createHash>;
  /** By command key: its seq in the log and its move. */
  readonly kept: Map<string, { readonly seq: number; readonly move: unknown }>;
}

export interface Evidence {
  /** All moves acknowledged since the last look. */
  readonly acks: readonly Ack[];
  /** Views that players were shown since the last look, as far as they should be compared. */
  readonly seen: readonly Seen[];
}

/**
 * Looks at the logs again and again. Every acknowledged move must be in its log exactly once, as acknowledged; no log
 * may have a gap; and every view that a player was shown must follow from the log.
 */
export class Audit {
  readonly #tables = new Map<string, Followed>();

  async look(logs: Logs, evidence: Evidence): Promise<string[]> {
    const [acks, seen] = [byTable(evidence.acks), byTable(evidence.seen)];
    const faults: string[] = [];
    for (const table of new Set([...acks.keys(), ...seen.keys()])) {
      const shown = seen.get(table) ?? [];
      faults.push(...(await this.#follow(logs, table, shown)), ...this.#missing(table, acks.get(table) ?? []));
    }
    return faults;
  }

  /** Reads everything again from the beginning: it must be the same as at the earlier looks. */
  async everything(logs: Logs): Promise<{ readonly faults: readonly string[]; readonly events: number }> {
    const faults: string[] = [];
    let events = 0;
    for (const [table, before] of this.#tables) {
      const again = new Audit();
      faults.push(...(await this.#follow(logs, table, [])), ...(await again.#follow(logs, table, [])));
      const now = again.#tables.get(table);
      events += now?.match.seq ?? 0;
      const [then, rebuilt] = [before, now].map((log) => log && `${hashOf(log.match)} ${log.text.digest('hex')}`);
      if (then !== rebuilt) faults.push(`${short(table)}: its log is not what it was`);
    }
    return { faults, events };
  }

  async #follow(logs: Logs, table: string, seen: readonly Seen[]): Promise<string[]> {
    const log = this.#tables.get(table) ?? (await begun(logs, table));
    if (!log) return [`${short(table)}: the table is gone`];
    this.#tables.set(table, log);
    const wanted = Map.groupBy(seen, ({ seq }) => seq);
    const faults = differing(log.match, wanted);
    for (const { seq, by, client, event } of await logs.rows(table, log.match.seq)) {
      if (seq !== log.match.seq + 1) return [...faults, `${short(table)}: the log has a gap before ${seq}`];
      const read = JSON.parse(event) as AnyEvent;
      const key = `${by} ${client}`;
      if (client !== null && log.kept.has(key)) faults.push(`${short(table)}: ${key} is there twice`);
      if (client !== null && 'move' in read) log.kept.set(key, { seq, move: read.move });
      const next = advance(log.match, read);
      if (!next.ok) return [...faults, `${short(table)} seq ${seq}: ${JSON.stringify(next.error)}`];
      log.match = next.value;
      log.text.update(event);
      faults.push(...differing(log.match, wanted));
    }
    const unknown = seen.filter(({ seq }) => seq > log.match.seq);
    return [...faults, ...unknown.map(({ seat, seq }) => `${short(table)} seat ${seat} saw seq ${seq}, which is lost`)];
  }

  #missing(table: string, acks: readonly Ack[]): string[] {
    const kept = this.#tables.get(table)?.kept;
    return acks.flatMap(({ seat, client, seq, move }) => {
      const found = kept?.get(`${seat} ${client}`);
      const name = `${short(table)} seat ${seat} seq ${seq}`;
      if (!found) return [`${name}: acknowledged, found 0 times`];
      if (found.seq !== seq) return [`${name}: found as seq ${found.seq}`];
      return says(found.move, move) ? [] : [`${name}: another move was kept`];
    });
  }
}

const short = (table: string): string => table.slice(0, 6);
const byTable = <T extends { readonly table: string }>(items: readonly T[]) => Map.groupBy(items, ({ table }) => table);

/** Whether the stored move contains everything that was sent; in a race it also contains times. */
const says = (kept: unknown, sent: unknown): boolean => {
  const [all, some] = [kept, sent] as [Record<string, unknown>, Record<string, unknown>];
  return Object.keys(some).every((key) => canonical(all[key]) === canonical(some[key]));
};

const differing = (match: Match, seen: ReadonlyMap<number, readonly Seen[]>): string[] =>
  (seen.get(match.seq) ?? []).flatMap(({ table, seat, view }) =>
    digest(viewOf(match, seat)) === digest(view)
      ? []
      : [`${match.game.slug} ${short(table)}: seat ${seat} was shown another state at seq ${match.seq}`],
  );

async function begun(logs: Logs, table: string): Promise<Followed | null> {
  const doc = await logs.doc(table);
  if (!doc) return null;
  const { game, options, chairs, seed } = doc;
  const rules = await loadGame(game as Slug, options, readData);
  const match = must(begin(rules, { players: chairs.length, options, seed: seed ?? '' }));
  return { match, text: createHash('sha256'), kept: new Map() };
}
