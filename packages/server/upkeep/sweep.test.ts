import { append, sampleEntry, sampleTable } from '@izvilina/authority/testing/store/samples.ts';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { ServerStore } from '../storage/server-store.ts';
import { DATABASES } from '../testing/databases.ts';
import { KEEP, type Keep } from './keep.ts';
import { sweep } from './sweep.ts';

const DAY = 86_400_000;
const NOW = 1_000 * DAY;
const daysAgo = (days: number) => NOW - days * DAY;

let store: ServerStore;
let pauses: number;

const swept = (changes: Partial<Keep> = {}, loaded: readonly string[] = []) =>
  sweep({
    store,
    keep: { ...KEEP, ...changes },
    now: () => NOW,
    stopped: () => false,
    isLoaded: (id) => loaded.includes(id),
    async pause() {
      pauses += 1;
    },
  });

const insert = (id: string, phase: 'gathering' | 'playing' | 'over', days: number) =>
  store.insertTable(sampleTable(id, { phase, changed: daysAgo(days) }));
const guest = (id: string, days: number, name: string | null = null) =>
  store.insertGuest({ id, token: id, name, created: daysAgo(days) });
const there = async (...ids: string[]) => {
  const found = await Promise.all(ids.map((id) => store.table(id)));
  return ids.filter((_, index) => found[index] !== null);
};

describe.each(DATABASES.filter(({ skip }) => !skip))('a sweep on $name', ({ start }) => {
  let database: Awaited<ReturnType<typeof start>>;
  beforeAll(async () => {
    database = await start();
  });
  afterAll(() => database.stop());
  beforeEach(async () => {
    store = await database.empty();
    pauses = 0;
  });
  afterEach(() => store.close());

  test('removes tables that nobody started, and games that nobody goes on with, after their time', async () => {
    await insert('asked yesterday', 'gathering', 1);
    await insert('asked last month', 'gathering', 30);
    await insert('played last month', 'playing', 30);
    await insert('played last year', 'playing', 365);
    await insert('begun last year, played yesterday', 'playing', 365);
    const yesterday = { at: daysAgo(1), by: 0, move: null };
    await append(store, 'begun last year, played yesterday', { ...sampleEntry(1, 0, 'a'), event: yesterday });
    await insert('over last year', 'over', 365);
    expect(await swept()).toMatchObject({ gathering: 1, abandoned: 1 });
    expect(
      await there('asked yesterday', 'played last month', 'begun last year, played yesterday', 'over last year'),
    ).toHaveLength(4);
    expect(await there('asked last month', 'played last year')).toEqual([]);
  });

  test('removes nothing where it is told to keep for ever', async () => {
    await insert('g', 'gathering', 900);
    await insert('p', 'playing', 900);
    await guest('anna', 900, 'Аня');
    await guest('visitor', 900);
    const none = { gathering: 0, abandoned: 0, guests: 0 };
    expect(await swept({ gathering: 0, abandoned: 0, guests: 0, visitors: 0 })).toMatchObject(none);
    expect(await swept({ gathering: 0, abandoned: 0, guests: 0, visitors: 0 })).toMatchObject(none);
  });

  test('spares a table at which somebody is', async () => {
    await insert('looked at', 'gathering', 30);
    expect(await swept({}, ['looked at'])).toMatchObject({ gathering: 0 });
    expect(await swept()).toMatchObject({ gathering: 0 }); // it counts as used until now
  });

  test('removes guests after their last visit, those who only came by sooner', async () => {
    await guest('came by', 40);
    await guest('came back', 40);
    await store.guestByToken('came back', daysAgo(10));
    await guest('has a name', 300, 'Аня');
    await guest('sits', 300);
    await store.insertTable(sampleTable('t', { chairs: [person('sits')], changed: NOW }));
    await guest('has been away too long', 500, 'Борис');
    expect(await swept()).toMatchObject({ guests: 2 });
    const left = ['came by', 'came back', 'has a name', 'sits', 'has been away too long'];
    const found = await Promise.all(left.map((token) => store.guestByToken(token, NOW)));
    expect(found.map((one) => one !== null)).toEqual([false, true, true, true, false]);
  });

  test('works through many in small steps and lets others write in between', async () => {
    for (let n = 0; n < 30; n++) await insert(`table ${n}`, 'gathering', 30);
    for (let n = 0; n < 10; n++) {
      await insert(`game ${n}`, 'over', 30);
      await append(store, `game ${n}`, sampleEntry(1, 0, 'a'));
    }
    expect(await swept()).toEqual({ gathering: 30, abandoned: 0, guests: 0, packed: 10 });
    expect(pauses).toBeGreaterThanOrEqual(4);
    expect(await store.entries('game 3', 0)).toHaveLength(1);
  });
});

const person = (id: string) => ({ kind: 'person' as const, guest: id, name: id, entropy: null, standIn: null });
