import type { CommandBody } from '@izvilina/protocol/commands.ts';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Authority } from '../authority.ts';
import { MOST_HOSTED } from '../deps.ts';
import { firstMove, gatheringTable } from '../testing/cow-table.ts';
import { clientKey, Person, Rig, settle } from '../testing/rig.ts';

let rig: Rig;
let on: Authority;
beforeEach(() => {
  rig = new Rig();
  on = rig.node({ think: firstMove });
});
afterEach(() => rig.close());

const tablesOf = (guest: string) => rig.store.tablesOf(guest, MOST_HOSTED.gathering);
const docOf = async (table: string) => (await rig.store.table(table))?.doc;

/** The connection breaks before the reply arrives, and the client sends the same command again. */
async function saidTwice(guest: string, order: CommandBody): Promise<readonly unknown[]> {
  const first = await new Person(on, guest).say(order);
  return [first, await new Person(on, guest).say(order)];
}

describe('a table that is created again with the same key', () => {
  const both = [{ kind: 'me' as const }, { kind: 'bot' as const, level: 'novice' }];

  it.each([false, true])('is the same one (dealt at once: %s)', async (start) => {
    const order = gatheringTable({ chairs: both, start });
    const [first, again] = await saidTwice('anya', order);
    expect(again).toEqual(first);
    expect(await tablesOf('anya')).toHaveLength(1);
  });

  it('is the same one though both commands are under way at once, on two nodes', async () => {
    const order = gatheringTable({ chairs: both, start: true });
    const [here, there] = [new Person(on, 'anya'), new Person(rig.node({ think: firstMove }), 'anya')];
    const [first, second] = await Promise.all([here.say(order), there.say(order)]);
    expect(second).toEqual(first);
    expect(await tablesOf('anya')).toHaveLength(1);
  });

  it('is dealt where the first attempt was cut off before the deal', async () => {
    const order = gatheringTable({ chairs: both });
    const { table } = (await new Person(on, 'anya').say(order)) as { table: string };
    await new Person(on, 'anya').say({ ...order, start: true });
    expect((await docOf(table))?.phase).toBe('playing');
  });

  it('is not dealt by its maker once somebody else is the host', async () => {
    const chairs = [{ kind: 'me' as const }, { kind: 'open' as const }, { kind: 'bot' as const, level: 'novice' }];
    const order = gatheringTable({ chairs });
    const anya = new Person(on, 'anya');
    const { table } = (await anya.say(order)) as { table: string };
    await new Person(on, 'boris').say({ type: 'sit', table, name: 'Борис' });
    await anya.say({ type: 'stand', table });
    await expect(anya.say({ ...order, start: true })).rejects.toThrow('ONLY_HOST');
    expect(await docOf(table)).toMatchObject({ phase: 'gathering', dealing: false });
  });

  it('is found by a guest who may have no more tables', async () => {
    const orders = Array.from({ length: MOST_HOSTED.gathering }, () => gatheringTable());
    const anya = new Person(on, 'anya');
    for (const order of orders) await anya.say(order);
    await expect(anya.say(gatheringTable())).rejects.toThrow('TOO_MANY_TABLES');
    await anya.say(orders[0] as CommandBody);
    expect(await tablesOf('anya')).toHaveLength(MOST_HOSTED.gathering);
  });

  it('is another one for another guest, in the slot that the key ends with', async () => {
    const order = gatheringTable({ client: 'some-key-aZ' });
    const [hers, his] = [await new Person(on, 'anya').say(order), await new Person(on, 'boris').say(order)];
    expect(hers).not.toEqual(his);
    for (const made of [hers, his]) expect(made).toEqual({ table: expect.stringMatching(/^aZ[A-Za-z0-9_-]{22}$/) });
  });
});

describe('in the lobby', () => {
  async function gathered() {
    const chairs = [{ kind: 'me' as const }, { kind: 'open' as const }, { kind: 'open' as const }];
    const { table } = (await new Person(on, 'anya').say(gatheringTable({ chairs }))) as { table: string };
    return table;
  }

  it('a chair is taken away once, also when two changes are repeated in their order', async () => {
    const table = await gathered();
    const remove = (client: string): CommandBody => ({ type: 'chair', client, table, seat: 1, chair: null });
    const bot = { kind: 'bot', level: 'novice' } as const;
    const add: CommandBody = { type: 'chair', client: 'a-bot-added', table, seat: 2, chair: bot };
    for (const order of [remove('first-removal'), add, remove('first-removal'), add])
      await new Person(on, 'anya').say(order);
    expect((await docOf(table))?.chairs.map(({ kind }) => kind)).toEqual(['person', 'open', 'bot']);
    await new Person(on, 'anya').say(remove(clientKey()));
    expect((await docOf(table))?.chairs.map(({ kind }) => kind)).toEqual(['person', 'bot']);
  });

  it('who sits down twice sits once, even if the game has begun meanwhile', async () => {
    const table = await gathered();
    const sit: CommandBody = { type: 'sit', table, name: 'Борис' };
    await saidTwice('boris', sit);
    await saidTwice('anya', { type: 'start', table });
    await new Person(on, 'boris').say(sit);
    await settle();
    expect((await docOf(table))?.chairs.map(({ kind }) => kind)).toEqual(['person', 'person']);
  });

  it('who stands up twice has stood up, even if the game has begun meanwhile', async () => {
    const table = await gathered();
    for (const name of ['boris', 'vera']) await new Person(on, name).say({ type: 'sit', table, name });
    const stand: CommandBody = { type: 'stand', table };
    await saidTwice('boris', stand);
    await new Person(on, 'anya').say({ type: 'start', table });
    await new Person(on, 'boris').say(stand);
    expect((await docOf(table))?.chairs).toHaveLength(2);
  });

  it('what is agreed twice is agreed', async () => {
    const table = await gathered();
    await saidTwice('anya', { type: 'agree', table, options: { rounds: 2 }, pace: 'mail' });
    expect(await docOf(table)).toMatchObject({ options: { rounds: 2 }, pace: 'mail' });
  });
});
