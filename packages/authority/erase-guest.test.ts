import { afterEach, beforeEach, expect, it } from 'vitest';
import { type CowPlayer, dealt, firstMove, gatheringTable, pick } from './testing/cow-table.ts';
import { Person, Rig, settle } from './testing/rig.ts';

let rig: Rig;
beforeEach(() => {
  rig = new Rig();
});
afterEach(() => rig.close());

it('takes somebody out of every table, and leaves the others their games', async () => {
  const on = rig.node({ think: firstMove });
  const { anya, lyosha, table } = await dealt(on);
  await pick(lyosha, table, 1, lyosha.view.hand[0] as number);
  const host: CowPlayer = new Person(on, 'lyosha');
  const { table: his } = (await host.say(gatheringTable())) as { table: string };
  const guest: CowPlayer = new Person(on, 'anya');
  await guest.say({ type: 'sit', table: his, seat: 1, name: 'Аня' });
  lyosha.goAway();
  host.goAway();
  await on.erase('lyosha');
  await settle();
  expect(await rig.store.tablesOf('lyosha', 9)).toEqual([]);
  for (const id of [table, his]) {
    const kept = JSON.stringify(await rig.store.table(id));
    expect(kept).not.toContain('lyosha');
    expect(kept).not.toContain('Лёша');
  }
  expect(anya.info.seats[1]).toMatchObject({ kind: 'person', name: '—', standIn: expect.any(String) });
  expect((await rig.store.table(his))?.doc).toMatchObject({
    host: 'anya',
    chairs: [{ kind: 'open' }, { kind: 'person' }],
  });
  await pick(anya, table, 0, anya.view.hand[0] as number);
  expect((await rig.store.entries(table, 0)).length).toBeGreaterThan(1);
});
