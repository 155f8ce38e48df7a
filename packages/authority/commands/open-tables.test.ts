import type { CowView } from '@izvilina/games/cow006/view/view.ts';
import type { OpenTable } from '@izvilina/protocol/messages.ts';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { Authority } from '../authority.ts';
import { PAUSES } from '../deps.ts';
import { firstMove, gatheringTable } from '../testing/cow-table.ts';
import { Person, Rig } from '../testing/rig.ts';
import { save } from '../testing/store/samples.ts';

let rig: Rig;
let on: Authority;
beforeEach(() => {
  rig = new Rig();
  on = rig.node({ think: firstMove });
});
afterEach(() => rig.close());

const person = (name: string, at = on) => new Person<CowView>(at, name);
const listFor = async (who: Person<CowView>) =>
  (await who.say({ type: 'openTables' })) as unknown as readonly OpenTable[];
const namesFor = async (who: Person<CowView>) => (await listFor(who)).map(({ host }) => host);
const openToAll = (by: Person<CowView>, table: string, open = true) => by.say({ type: 'openToAll', table, open });

/** A table of this host with one free chair, opened to all; the host looks at it. */
async function opened(host: Person<CowView>): Promise<string> {
  const { table } = (await host.say(gatheringTable())) as { table: string };
  await host.say({ type: 'open', table });
  await openToAll(host, table);
  return table;
}

it('a stranger finds an open table, sits down, and then it is full; who gets up again makes room', async () => {
  const [anya, raya, vera] = [person('anya'), person('raya'), person('vera')];
  const { table } = (await anya.say(gatheringTable({ pace: 'brisk' }))) as { table: string };
  await anya.say({ type: 'open', table });
  expect(await listFor(raya)).toEqual([]);
  expect(anya.info.openToAll).toBe(false);
  await openToAll(anya, table);
  expect(anya.info.openToAll).toBe(true);
  expect(await listFor(raya)).toEqual([{ table, game: 'cow006', pace: 'brisk', host: 'anya', free: 1 }]);
  expect(await listFor(anya)).toEqual([]); // her own table is listed among her games
  await raya.say({ type: 'sit', table, name: 'Рая' });
  expect(await listFor(vera)).toEqual([]);
  await expect(vera.say({ type: 'sit', table, name: 'Вера' })).rejects.toThrow('TABLE_FULL');
  await raya.say({ type: 'stand', table });
  expect(await namesFor(vera)).toEqual(['anya']);
});

it('only the host opens and closes it, and only before the deal', async () => {
  const [anya, raya] = [person('anya'), person('raya')];
  const table = await opened(anya);
  await expect(openToAll(raya, table, false)).rejects.toThrow('ONLY_HOST');
  await openToAll(anya, table, false);
  expect(await listFor(raya)).toEqual([]);
  await openToAll(anya, table);
  await anya.say({ type: 'chair', client: 'one-more-chair', table, seat: 2, chair: { kind: 'open' } });
  await raya.say({ type: 'sit', table, name: 'Рая' });
  expect(await namesFor(person('vera'))).toEqual(['anya']);
  await anya.say({ type: 'start', table });
  expect(await listFor(person('vera'))).toEqual([]);
  await expect(openToAll(anya, table)).rejects.toThrow('ALREADY_STARTED');
});

it('a guest has one open table: the one opened last', async () => {
  const [anya, raya] = [person('anya'), person('raya')];
  const first = await opened(anya);
  const second = await opened(anya);
  expect((await listFor(raya)).map(({ table }) => table)).toEqual([second]);
  expect((await rig.store.table(first))?.doc.openToAll).toBe(false);
  await rig.pass(1);
  await opened(raya);
  expect(await namesFor(person('vera'))).toEqual(['raya', 'anya']);
});

it('should two of a guest’s tables be open all the same, the list shows one', async () => {
  const anya = person('anya');
  const first = await opened(anya);
  await rig.pass(1);
  const second = await opened(anya);
  await on.close();
  const found = await rig.store.table(first);
  if (!found) throw new Error('no table');
  await save(rig.store, { ...found.doc, openToAll: true, changed: 0 }, found.version);
  expect(await rig.store.openTables(9)).toHaveLength(2);
  const raya = person('raya', rig.node({ think: firstMove }));
  expect((await listFor(raya)).map(({ table }) => table)).toEqual([second]);
});

it('whom the host has sent away for good does not see it', async () => {
  const [anya, raya] = [person('anya'), person('raya')];
  const table = await opened(anya);
  await raya.say({ type: 'sit', table, name: 'Рая' });
  await anya.say({ type: 'remove', table, seat: 1, name: 'Рая', ban: true });
  expect(await listFor(raya)).toEqual([]);
  await expect(raya.say({ type: 'sit', table, name: 'Не Рая' })).rejects.toThrow('BANNED');
  expect(await namesFor(person('vera'))).toEqual(['anya']);
});

it('it closes when its host stays away, not when they come back in time', async () => {
  const raya = person('raya');
  const anya = person('anya');
  const table = await opened(anya);
  anya.goAway();
  await rig.pass(PAUSES.hostAway - 1);
  expect(await namesFor(raya)).toEqual(['anya']);
  const again = person('anya');
  await again.say({ type: 'open', table });
  await rig.pass(PAUSES.hostAway);
  expect(await namesFor(raya)).toEqual(['anya']);
  again.goAway();
  await rig.pass(PAUSES.hostAway);
  expect(await listFor(raya)).toEqual([]);
  const late = person('anya');
  await late.say({ type: 'open', table });
  expect(late.info.openToAll).toBe(false);
});

it('a host who does not come back after a restart is noticed', async () => {
  await opened(person('anya'));
  await on.close();
  const raya = person('raya', rig.node({ think: firstMove }));
  expect(await namesFor(raya)).toEqual(['anya']);
  await rig.pass(PAUSES.hostAway);
  expect(await listFor(raya)).toEqual([]);
});
