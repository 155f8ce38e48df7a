import { PACES } from '@izvilina/protocol/pace.ts';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { PAUSES } from '../deps.ts';
import { type CowPlayer, dealt, firstMove, pick } from '../testing/cow-table.ts';
import { Person, Rig, settle } from '../testing/rig.ts';

let rig: Rig;
beforeEach(() => {
  rig = new Rig();
});
afterEach(() => rig.close());

const node = () => rig.node({ think: firstMove });
const authors = async (table: string) => (await rig.store.entries(table, 0)).map(({ event }) => event.by);

/** A game that both players have left. */
async function abandoned(on: ReturnType<typeof node>, options: Parameters<typeof dealt>[1] = {}) {
  const { anya, lyosha, table } = await dealt(on, options);
  anya.goAway();
  lyosha.goAway();
  return table;
}

describe('a server that was started again', () => {
  it('loads no game before somebody comes', async () => {
    const first = node();
    const tables = [await abandoned(first), await abandoned(first, { pace: 'blitz' })];
    await first.close();
    const next = node();
    next.resume();
    await rig.pass(600_000);
    expect(next.loaded).toBe(0);
    await new Person(next, 'anya').say({ type: 'open', table: tables[0] as string });
    expect(next.loaded).toBe(1);
  });

  it('goes on by mail where the time is over, and leaves the others the time they had', async () => {
    const first = node();
    const early = await abandoned(first, { pace: 'mail' });
    await rig.pass(PACES.mail / 2);
    const late = await abandoned(first, { pace: 'mail' });
    await first.close();
    await rig.pass(PACES.mail / 2);
    const next = node();
    next.resume();
    await rig.pass(PAUSES.lease + PAUSES.wakeUps);
    expect([await authors(early), await authors(late)]).toEqual([['referee', 'referee'], []]);
    await next.close();
    await rig.pass(PACES.mail / 2);
    node().resume();
    await rig.pass(PAUSES.wakeUps);
    expect(await authors(late)).toEqual(['referee', 'referee']);
  });

  it('lets a bot move that a dying server owed somebody by mail', async () => {
    let thinks = 0;
    const dying = rig.node({
      think() {
        thinks += 1;
        return new Promise(() => undefined);
      },
    });
    const table = await abandoned(dying, { pace: 'mail', bots: 1 });
    await rig.pass(1_000);
    expect([thinks, await authors(table)]).toEqual([1, []]); // it never answers
    const next = node();
    next.resume();
    await rig.pass(PAUSES.lease + PAUSES.wakeUps);
    expect(await authors(table)).toEqual([2]);
  });

  it('wakes up many at once in pages and does not keep them', async () => {
    const first = node();
    const one = await rig.store.table(await abandoned(first, { pace: 'mail' }));
    if (!one) throw new Error('no table');
    await first.close();
    const tables = Array.from({ length: 70 }, (_, n) => `table ${n}`);
    for (const id of tables) {
      await rig.store.insertTable({ ...one.doc, id });
      await rig.store.commit(id, { wakeAt: rig.clock.now() });
    }
    await rig.pass(PACES.mail);
    const next = node();
    next.resume();
    await settle();
    expect(next.loaded).toBeLessThanOrEqual(32);
    await rig.pass(60_000);
    for (const table of tables) expect(await authors(table)).toEqual(['referee', 'referee']);
    expect(next.loaded).toBe(0);
  });

  it('is not held up by a table that cannot be loaded', async () => {
    const first = node();
    const [bad, good] = [await abandoned(first, { pace: 'mail' }), await abandoned(first, { pace: 'mail' })];
    await first.close();
    const stored = await rig.store.table(bad);
    if (!stored) throw new Error('no table');
    await rig.store.commit(bad, { doc: { ...stored, doc: { ...stored.doc, game: 'chess' } }, wakeAt: 0 });
    await rig.pass(PACES.mail);
    const logged: string[] = [];
    const next = rig.node({ think: firstMove, log: (event) => logged.push(event) });
    next.resume();
    await rig.pass(10 * PAUSES.lease);
    expect(await authors(good)).toEqual(['referee', 'referee']);
    expect(logged).toEqual(['table not woken up']); // and not again every minute
  });
});

describe('a game by mail that nobody looks at', () => {
  it('is not in memory between two deadlines', async () => {
    const on = node();
    on.resume();
    const table = await abandoned(on, { pace: 'mail' });
    await rig.pass(PAUSES.forget);
    expect(on.loaded).toBe(0);
    await rig.pass(PACES.mail - PAUSES.forget - 1);
    expect(await authors(table)).toEqual([]);
    await rig.pass(1 + PAUSES.wakeUps);
    expect(await authors(table)).toEqual(['referee', 'referee']);
    await rig.pass(PAUSES.lease + PAUSES.wakeUps + PAUSES.forgetUnseen);
    expect(on.loaded).toBe(0);
  });

  it('keeps its time over a restart, over coming back and over the moves of others', async () => {
    const first = node();
    const { anya, table } = await dealt(first, { pace: 'mail' });
    await rig.pass(3_600_000);
    await pick(anya, table, 0, anya.view.hand[0] as number);
    await first.close();
    const back: CowPlayer = new Person(node(), 'lyosha');
    await rig.pass(3_600_000);
    await back.say({ type: 'open', table });
    expect(back.views.at(-1)?.clocks).toEqual([
      { seat: 1, left: PACES.mail - 2 * 3_600_000, lead: 0, whole: PACES.mail },
    ]);
  });

  it('waits for its people, though the stand-in of one who gave up would go on for ever', async () => {
    const on = node();
    on.resume();
    const { anya, lyosha, table } = await dealt(on, { pace: 'mail' });
    await lyosha.say({ type: 'forget', table });
    for (const person of [anya, lyosha]) person.goAway();
    await rig.pass(PAUSES.unseenByMail + PACES.mail);
    const moves = (await authors(table)).length;
    await rig.pass(3 * PACES.mail);
    expect(await authors(table)).toHaveLength(moves);
  });
});
