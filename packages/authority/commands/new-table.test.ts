import { cow006 } from '@izvilina/games/cow006/game.ts';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { MOST_HOSTED } from '../deps.ts';
import { firstMove, gatheringTable } from '../testing/cow-table.ts';
import { clientKey, Person, Rig } from '../testing/rig.ts';

let rig: Rig;
beforeEach(() => {
  rig = new Rig();
});
afterEach(() => rig.close());

const outcome = (said: Promise<unknown>): Promise<string> =>
  said.then(() => 'ok').catch((error: Error) => error.message);
const bot = { kind: 'bot', level: 'master' } as const;

describe('a table needs a person', () => {
  it.each(['calm', 'mail'] as const)('so bots alone get none, at a pace that is %s', async (pace) => {
    const anya = new Person(rig.node({ think: firstMove }), 'anya');
    const chairs = Array(cow006.players[1]).fill(bot);
    await expect(anya.say(gatheringTable({ pace, chairs, start: true }))).rejects.toThrow('NEEDS_PERSON');
    await expect(anya.say(gatheringTable({ pace, chairs: [{ kind: 'open' }, bot] }))).rejects.toThrow('NEEDS_PERSON');
  });

  it('so it is not dealt after the last one has stood up', async () => {
    const anya = new Person(rig.node({ think: firstMove }), 'anya');
    const { table } = (await anya.say(gatheringTable({ chairs: [{ kind: 'me' }, bot, bot] }))) as { table: string };
    await anya.say({ type: 'stand', table });
    await expect(anya.say({ type: 'start', table })).rejects.toThrow('NEEDS_PERSON');
    await anya.say({ type: 'sit', table, name: 'Аня' });
    await anya.say({ type: 'start', table });
  });

  it('but on one device it may do without: nobody else pays for it', async () => {
    const anya = new Person(rig.node({ local: true, think: firstMove }), 'anya');
    expect(await outcome(anya.say(gatheringTable({ chairs: [bot, bot], start: true })))).toBe('ok');
  });
});

describe('one guest hosts only so many tables', () => {
  it('that gather, whoever sits at them', async () => {
    const anya = new Person(rig.node(), 'anya');
    for (let n = 0; n < MOST_HOSTED.gathering; n++) await anya.say(gatheringTable());
    expect(await outcome(anya.say(gatheringTable()))).toBe('TOO_MANY_TABLES');
  });

  it('though many are asked for at once, on two nodes', async () => {
    const people = [rig.node(), rig.node()].map((on) => new Person(on, 'anya'));
    const orders = Array.from({ length: 2 * MOST_HOSTED.gathering }, () => gatheringTable());
    const said = await Promise.all(orders.flatMap((order) => people.map((anya) => outcome(anya.say(order)))));
    expect((await rig.store.unfinished('anya')).gathering).toBe(MOST_HOSTED.gathering);
    expect(said.filter((code) => code === 'ok')).toHaveLength(2 * MOST_HOSTED.gathering); // each from both nodes
  });

  it('and one that nobody sits at makes room for the next', async () => {
    const on = rig.node();
    const anya = new Person(on, 'anya');
    const made: string[] = [];
    for (let n = 0; n < MOST_HOSTED.gathering + 5; n++) {
      const { table } = (await anya.say(gatheringTable())) as { table: string };
      await anya.say({ type: 'stand', table });
      made.push(table);
      await rig.pass(1);
    }
    expect((await rig.store.unfinished('anya')).gathering).toBe(MOST_HOSTED.gathering);
    const [first = ''] = made;
    expect(await rig.store.table(first)).toBeNull();
    expect(await outcome(anya.say({ type: 'sit', table: first, name: 'Аня' }))).toBe('NO_SUCH_TABLE');
  });

  it('that play, whatever sits beside them', async () => {
    const anya = new Person(rig.node({ think: firstMove }), 'anya');
    const create = () =>
      outcome(anya.say(gatheringTable({ client: clientKey(), chairs: [{ kind: 'me' }, bot], start: true })));
    const outcomes: string[] = [];
    for (let n = 0; n < MOST_HOSTED.playing + 2; n++) outcomes.push(await create());
    expect(outcomes.slice(-3)).toEqual(['ok', 'TOO_MANY_TABLES', 'TOO_MANY_TABLES']);
  });
});
