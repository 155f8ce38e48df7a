import { cpSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Authority, createAuthority } from '@izvilina/authority/authority.ts';
import { localBus } from '@izvilina/authority/bus.ts';
import { Person } from '@izvilina/authority/testing/rig.ts';
import { loadGame } from '@izvilina/games/load.ts';
import { readData } from '@izvilina/games/node/read-data.ts';
import { GAMES, isSlug, SLUGS, type Slug } from '@izvilina/games/registry.ts';
import type { View } from '@izvilina/kernel/game.ts';
import { must } from '@izvilina/kernel/result.ts';
import type { ShelfTable } from '@izvilina/protocol/messages.ts';
import { parseRecordFile, verify } from '@izvilina/protocol/record-file.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { DATABASES } from '../testing/databases.ts';
import type { ServerStore } from './server-store.ts';
import { openSqlite } from './sqlite.ts';

const FOLDER = join(import.meta.dirname, '../../../fixtures/data');
const unused = () => Promise.reject(new Error('no bots and no jobs here'));

/** Copies tables and logs to another store, as an older node would have written them there. */
async function copied(from: ServerStore, to: ServerStore): Promise<void> {
  for (const doc of await from.tablesOf('anya', 100)) {
    await to.insertTable(doc);
    await to.commit(doc.id, { entries: await from.entries(doc.id, 0), wakeAt: null });
  }
}

const KEPT = readdirSync(FOLDER).flatMap((release) =>
  DATABASES.filter(({ skip }) => !skip).map((database) => ({ release, database })),
);

/** A data folder left by an earlier release, opened by this one (fixtures/README.md). */
describe.each(KEPT)('the data of $release on $database.name', ({ release, database }) => {
  let stopDatabase: () => Promise<void>;
  let dataDir: string;
  let store: ServerStore;
  let authority: Authority;
  let anya: Person<View>;
  let shelf: readonly ShelfTable[];
  beforeAll(async () => {
    dataDir = mkdtempSync(join(tmpdir(), 'izvilina-kept-'));
    cpSync(join(FOLDER, release), dataDir, { recursive: true });
    const kept = await openSqlite({ dataDir });
    const { empty, stop } = await database.start();
    stopDatabase = stop;
    if (database.name === 'SQLite') store = kept;
    else {
      store = await empty();
      await copied(kept, store);
      await kept.close();
    }
    authority = createAuthority({
      store,
      bus: localBus(),
      readData,
      think: unused,
      runJob: unused,
      random: (bytes: number) => new Uint8Array(bytes),
      now: Date.now,
      clock: () => performance.now(),
      later: () => () => undefined,
      soon: queueMicrotask,
      local: false,
      log: () => undefined,
    });
    anya = new Person(authority, 'anya');
    shelf = (await anya.say({ type: 'mine' })) as unknown as ShelfTable[];
  });
  afterAll(async () => {
    await authority.close();
    await store.close();
    await stopDatabase();
    rmSync(dataDir, { recursive: true });
  });
  const tables = (phase: string) => shelf.filter(({ info }) => info.phase === phase).map(({ info }) => info);

  test('is all on the shelf, and nothing of it is closed', () => {
    expect(shelf).toHaveLength(2 * SLUGS.length + 2);
    expect(shelf.filter(({ closed }) => closed !== null)).toEqual([]);
    for (const phase of ['gathering', 'playing'])
      expect(new Set(tables(phase).map(({ game }) => game))).toEqual(new Set(SLUGS));
  });

  test('gathering tables are dealt', async () => {
    for (const { id } of tables('gathering')) {
      await anya.say({ type: 'start', table: id });
      await anya.say({ type: 'open', table: id });
      expect(anya.info).toMatchObject({ id, phase: 'playing' });
      expect(anya.view.viewer).toBe(0);
      await anya.say({ type: 'close', table: id });
    }
  });

  test('begun games are opened where they stopped, and played on', async () => {
    const people = { 0: anya, 1: new Person<View>(authority, 'boris') };
    for (const { id, game: slug } of tables('playing')) {
      const game = await GAMES[slug as Slug]();
      for (const person of Object.values(people)) await person.say({ type: 'open', table: id });
      const { seq } = anya;
      expect(seq).toBeGreaterThan(0);
      const seat = anya.view.asks[0]?.seat;
      if (seat !== 0 && seat !== 1) continue; // the referee acts next
      const moves = game.moves(people[seat].view);
      const move = moves.finite ? moves.all[0] : moves.sample({ below: () => 0 });
      await people[seat].say({ type: 'move', table: id, seat, seq, client: `kept-${slug}`, move });
      expect(anya.seq).toBe(seq + 1);
    }
  });

  test('finished games have a record that checks', async () => {
    const over = tables('over');
    expect(over.length).toBeGreaterThan(1);
    for (const { id } of over) {
      const file = must(parseRecordFile(await anya.say({ type: 'record', table: id })));
      if (!isSlug(file.game)) throw new Error(file.game);
      must(verify(await loadGame(file.game, file.options, readData, file.rules), file));
    }
  });
});
