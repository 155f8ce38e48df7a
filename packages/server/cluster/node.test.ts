import { ELSEWHERE } from '@izvilina/authority/ownership.ts';
import { type CowPlayer, dealt, firstMove, gatheringTable, pick } from '@izvilina/authority/testing/cow-table.ts';
import { Person, settle } from '@izvilina/authority/testing/rig.ts';
import type { TableInfo } from '@izvilina/protocol/messages.ts';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ClusterRig, type RigNode } from '../testing/cluster-rig.ts';
import { LEASE } from './owners/lease.ts';

let rig: ClusterRig;
beforeEach(() => {
  rig = new ClusterRig();
});
afterEach(() => rig.close());

const hereOf = ({ info }: { info: TableInfo }) => info.seats.map((seat) => seat.kind === 'person' && seat.here);
const firstCard = (player: CowPlayer): number => player.view.hand[0] as number;
const toldOf = (player: CowPlayer) =>
  player.received.flatMap((message) => (message.type === 'server' ? [message.writing] : []));

/** Anya is connected to the first node, which serves the table; Lyosha to the second. */
const apart = ([a, b]: readonly RigNode[], deal: Parameters<typeof dealt>[1] = {}) =>
  dealt((a as RigNode).authority, { ...deal, friendOn: (b as RigNode).authority });

/** Lyosha connects again, as his page does after its connection ended. */
const back = async (node: RigNode, table: string, name = 'lyosha', since?: number) => {
  const person: CowPlayer = new Person(node.authority, name);
  const opened = person.say({ type: 'open', table, ...(since === undefined ? {} : { since }) });
  return { person, opened };
};

describe('two players on two nodes', () => {
  it('see each other at the table, which one node serves', async () => {
    const nodes = await rig.nodes(2);
    const { anya, lyosha } = await apart(nodes);
    expect([hereOf(anya), hereOf(lyosha)]).toEqual([
      [true, true],
      [true, true],
    ]);
    expect(nodes.map(({ authority }) => authority.loaded)).toEqual([1, 0]);
    lyosha.goAway();
    await settle();
    expect(hereOf(anya)).toEqual([true, false]);
  });

  it('play, watch and talk as on one', async () => {
    const [a, b, c] = await rig.nodes(3);
    const { anya, lyosha, table } = await apart([a, b] as RigNode[]);
    const { person: raya, opened } = await back(c as RigNode, table, 'raya');
    await opened;
    await rig.pass(100);
    expect(anya.info.watchers).toBe(1);
    await pick(anya, table, 0, firstCard(anya));
    await pick(lyosha, table, 1, firstCard(lyosha));
    await settle();
    expect(new Set([anya, lyosha, raya].map(({ seq }) => seq)).size).toBe(1);
    expect(anya.seq).toBeGreaterThan(1);
    await lyosha.say({
      type: 'say',
      table,
      seat: 1,
      client: 'say-00001',
      saying: { kind: 'stamp', stamp: 'bravo' },
    });
    await settle();
    for (const one of [anya, lyosha, raya]) expect(one.received.filter(({ type }) => type === 'said')).toHaveLength(1);
  });

  it('are told where the table is: only who opens it at another node hears that it is elsewhere', async () => {
    const [a, b] = (await rig.nodes(2)) as [RigNode, RigNode];
    const { anya, lyosha, table } = await apart([a, b]);
    expect(await anya.say({ type: 'open', table })).toBeNull();
    expect(await lyosha.say({ type: 'open', table })).toEqual({ elsewhere: true });
    expect(await lyosha.say({ type: 'wait', table, seat: 0 })).toBeNull();
    await expect(lyosha.say({ type: 'open', table: 'no-such-table-00000000' })).rejects.toThrow('NO_SUCH_TABLE');
  });

  it('have their commands carried out in the order they came in', async () => {
    const [a, b] = await rig.nodes(2);
    const anya = new Person((a as RigNode).authority, 'anya');
    const { table } = (await anya.say(gatheringTable())) as { table: string };
    await anya.say({ type: 'open', table });
    const lyosha = new Person((b as RigNode).authority, 'lyosha');
    await Promise.all([
      lyosha.say({ type: 'sit', table, seat: 1, name: 'Лёша' }),
      lyosha.say({ type: 'stand', table }),
      lyosha.say({ type: 'sit', table, seat: 1, name: 'Алексей' }),
      lyosha.say({ type: 'open', table }),
    ]);
    expect(lyosha.info.seats[1]).toMatchObject({ name: 'Алексей' });
  });

  it('get one answer of a bot, and one end of a clock', async () => {
    let thought = 0;
    const nodes = await rig.nodes(2, {
      think: (request, share) => {
        thought++;
        return firstMove(request, share);
      },
    });
    const { anya, lyosha, table } = await apart(nodes, { bots: 1, pace: 'blitz' });
    await rig.pass(5_000);
    expect(thought).toBe(1);
    await rig.pass(120_000);
    const acts = (await rig.store.entries(table, 0)).filter(({ event }) => event.by === 'referee');
    expect(acts.length).toBeGreaterThan(0);
    expect(new Set(acts.map(({ client }) => client)).size).toBe(acts.length);
    expect(anya.seq).toBe(lyosha.seq);
  });

  it('keep a name that was chosen at a table of the other node', async () => {
    const [a, b] = (await rig.nodes(2)) as [RigNode, RigNode];
    const { anya, table } = await apart([a, b]);
    const lyosha = new Person(b.authority, 'lyosha');
    await lyosha.say({ type: 'sit', table, name: 'Алексей' });
    expect(rig.names.get('lyosha')).toBe('Алексей');
    const { table: his } = (await lyosha.say(gatheringTable())) as { table: string };
    await lyosha.say({ type: 'open', table: his });
    expect(lyosha.info.seats[0]).toMatchObject({ name: 'Алексей' });
    expect(anya.info.id).toBe(table);
  });
});

describe('lists', () => {
  it('show tables of other nodes without loading them', async () => {
    const [a, b] = (await rig.nodes(2)) as [RigNode, RigNode];
    const { lyosha, anya, table } = await apart([a, b]);
    const [shelf] = (await lyosha.say({ type: 'mine' })) as unknown as { info: TableInfo; yourTurn: boolean }[];
    expect(shelf).toMatchObject({ yourTurn: true, info: { id: table } });
    expect(hereOf(shelf as { info: TableInfo })).toEqual([true, true]);
    const open = async () => {
      const made = (await anya.say(gatheringTable())) as { table: string };
      await anya.say({ type: 'open', table: made.table });
      await anya.say({ type: 'openToAll', table: made.table, open: true });
      return made.table;
    };
    await open();
    const second = await open();
    expect(await lyosha.say({ type: 'openTables' })).toMatchObject([{ table: second, free: 1 }]);
    expect([a.authority.loaded, b.authority.loaded]).toEqual([3, 0]);
  });

  it('wait a moment for a node that does not answer, and go on without it', async () => {
    const [a, b] = (await rig.nodes(2)) as [RigNode, RigNode];
    const { lyosha, table } = await apart([a, b]);
    a.kill();
    const asked = lyosha.say({ type: 'mine' });
    await rig.pass(4_500);
    expect(await asked).toMatchObject([{ info: { id: table }, closed: null }]);
  });

  it('leave nothing of somebody who is erased', async () => {
    const [a, b] = (await rig.nodes(2)) as [RigNode, RigNode];
    const { anya, table } = await apart([a, b]);
    await b.authority.erase('lyosha');
    await settle();
    expect(JSON.stringify(await rig.store.table(table))).not.toContain('lyosha');
    expect(anya.info.seats[1]).toMatchObject({ name: '—' });
  });
});

describe('when the owner', () => {
  it('dies, its players come back to another node, wait for its lease to end and play on', async () => {
    const [a, b] = (await rig.nodes(2)) as [RigNode, RigNode];
    const { anya, lyosha, table } = await apart([a, b]);
    await pick(anya, table, 0, firstCard(anya));
    await settle();
    a.kill();
    await rig.pass(1_100);
    expect(lyosha.ended).toBe(1);
    const { person, opened } = await back(b, table, 'lyosha', lyosha.seq);
    await rig.pass(1_000);
    expect(toldOf(person)).toEqual([false]);
    await rig.pass(LEASE.ttl);
    await opened;
    expect(toldOf(person)).toEqual([false, true]);
    expect(person.seq).toBe(lyosha.seq);
    await pick(person, table, 1, firstCard(person));
    expect((await rig.store.entries(table, 0)).length).toBeGreaterThan(1);
  });

  it('is stopped and runs on, it leaves the table to the node that took it over', async () => {
    const [a, b] = (await rig.nodes(2)) as [RigNode, RigNode];
    const { anya, lyosha, table } = await apart([a, b]);
    const runOn = a.stop();
    await rig.pass(6_000);
    expect(lyosha.ended).toBe(1);
    const { person, opened } = await back(b, table);
    await rig.pass(LEASE.ttl);
    await opened;
    await pick(person, table, 1, firstCard(person));
    runOn();
    await expect(pick(anya, table, 0, firstCard(anya))).resolves.toEqual({ seq: 2 }); // passed on to the new owner
    await settle();
    expect(anya.ended).toBe(1);
    expect([a.authority.loaded, b.authority.loaded]).toEqual([0, 1]);
    const { person: again, opened: reopened } = await back(a, table, 'anya');
    await reopened;
    expect(hereOf(again)).toEqual([true, true]);
    expect(again.seq).toBe(person.seq);
    const log = await rig.store.entries(table, 0);
    expect(log.map(({ seq }) => seq)).toEqual(log.map((_, index) => index + 1));
  });

  it('is stopped and nobody took anything over, it goes on', async () => {
    const [a, b] = (await rig.nodes(2)) as [RigNode, RigNode];
    const { anya, table } = await apart([a, b]);
    const runOn = a.stop();
    await rig.pass(20_000);
    runOn();
    await pick(anya, table, 0, firstCard(anya));
    expect([anya.ended, a.authority.loaded]).toEqual([0, 1]);
  });

  it('drains, others can take its tables at once and nothing that was accepted is missing', async () => {
    const [a, b] = (await rig.nodes(2)) as [RigNode, RigNode];
    const { anya, lyosha, table } = await apart([a, b]);
    const moving = pick(anya, table, 0, firstCard(anya));
    await a.drain();
    await expect(moving).resolves.toEqual({ seq: 1 });
    await settle();
    expect(lyosha.ended).toBe(1);
    const { person, opened } = await back(b, table);
    await opened;
    expect([person.seq, b.authority.loaded]).toEqual([1, 1]);
    expect(await a.authority.answer('anya', { type: 'shelf', table })).toMatchObject({ error: { code: ELSEWHERE } });
  });

  it('forgets the table, any node may serve it next', async () => {
    const [a, b] = (await rig.nodes(2)) as [RigNode, RigNode];
    const { anya, lyosha, table } = await apart([a, b]);
    anya.goAway();
    lyosha.goAway();
    await rig.pass(600_000);
    expect(a.authority.loaded).toBe(0);
    const { opened } = await back(b, table);
    await opened;
    expect([a.authority.loaded, b.authority.loaded]).toEqual([0, 1]);
  });
});

describe('between the nodes', () => {
  it('a message that was lost is noticed with the next one, and those concerned come back', async () => {
    const [a, b] = (await rig.nodes(2)) as [RigNode, RigNode];
    const { anya, lyosha, table } = await apart([a, b]);
    b.pubsub.loseNext();
    await pick(anya, table, 0, firstCard(anya));
    expect(lyosha.ended).toBe(0);
    await rig.pass(1_000);
    expect([lyosha.ended, b.notes]).toEqual([1, ['session lost: gap']]);
    lyosha.goAway();
    const { person, opened } = await back(b, table);
    await opened;
    expect(person.seq).toBe(anya.seq);
    expect(hereOf(anya)).toEqual([true, true]);
  });

  it('nothing goes through: own tables go on, players of others are told and come back when it does', async () => {
    const [a, b] = (await rig.nodes(2)) as [RigNode, RigNode];
    const { anya, lyosha, table } = await apart([a, b]);
    for (const { pubsub } of [a, b]) pubsub.set(false);
    await settle();
    expect([toldOf(lyosha), lyosha.ended]).toEqual([[false], 0]);
    await pick(anya, table, 0, firstCard(anya));
    const { person, opened } = await back(b, table); // another player comes meanwhile
    await rig.pass(30_000);
    expect(toldOf(person)).toEqual([false]);
    for (const { pubsub } of [a, b]) pubsub.set(true);
    await rig.pass(1_000);
    await opened;
    expect([lyosha.ended, person.seq, toldOf(person)]).toEqual([1, anya.seq, [false, true]]);
  });

  it('the store does not answer: nobody steps down, and it goes on when it does', async () => {
    const [a, b] = (await rig.nodes(2)) as [RigNode, RigNode];
    const { anya, lyosha, table } = await apart([a, b]);
    const { renew, isAlive } = rig.owners;
    const away = () => Promise.reject(new Error('away'));
    Object.assign(rig.owners, { renew: away, isAlive: away });
    await rig.pass(30_000);
    Object.assign(rig.owners, { renew, isAlive });
    await rig.pass(LEASE.every);
    await pick(lyosha, table, 1, firstCard(lyosha));
    await pick(anya, table, 0, firstCard(anya));
    expect([anya.ended, lyosha.ended]).toEqual([0, 0]);
  });
});

it('a race between the nodes counts the way from node to node', async () => {
  rig = new ClusterRig({ oneWay: 10 });
  const [a, b] = (await rig.nodes(2)) as [RigNode, RigNode];
  let seated = false;
  const all = rig.seated({ on: [a.authority, b.authority] }).finally(() => {
    seated = true;
  });
  while (!seated) await rig.pass(10);
  const { anya, boris } = await all;
  await rig.pass(3_000);
  // Both see the roll at the same moment, though Boris has a round trip of 150 ms plus 10 ms of link.
  expect(boris.view.phase).toBe('open');
  expect(Math.abs(boris.shownAt - anya.shownAt)).toBeLessThanOrEqual(1);
});
