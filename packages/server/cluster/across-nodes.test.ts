import { type CowPlayer, dealt } from '@izvilina/authority/testing/cow-table.ts';
import { entropyOf, Person, settle } from '@izvilina/authority/testing/rig.ts';
import { PACES } from '@izvilina/protocol/pace.ts';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ClusterRig, type RigNode } from '../testing/cluster-rig.ts';
import { LEASE } from './owners/lease.ts';

let rig: ClusterRig;
let [a, b]: [RigNode, RigNode] = [] as never;
beforeEach(async () => {
  rig = new ClusterRig();
  [a, b] = (await rig.nodes(2)) as [RigNode, RigNode];
});
afterEach(() => rig.close());

describe('another game', () => {
  /** Anya on the first node, which serves the table, and Lyosha on the second look at the result. */
  const finished = async () => {
    const played = await dealt(a.authority, { pace: 'blitz', options: { rounds: 1 }, friendOn: b.authority });
    await rig.pass(40 * PACES.blitz);
    expect([played.anya.info.phase, played.lyosha.info.phase]).toEqual(['over', 'over']);
    return played;
  };
  const again = async (person: Person, table: string) =>
    ((await person.say({ type: 'rematch', table })) as { table: string | null }).table;

  it('is agreed on and dealt over both nodes, as one table', async () => {
    const { anya, lyosha, table } = await finished();
    expect(await again(lyosha, table)).toBeNull();
    await settle();
    expect(anya.info.again?.agreed).toEqual([1]);
    const next = (await again(anya, table)) as string;
    await settle();
    expect(lyosha.info.rematch).toBe(next);
    for (const person of [anya, lyosha]) await person.say({ type: 'open', table: next });
    for (const [name, person] of Object.entries({ anya, lyosha }))
      await person.say({ type: 'entropy', table: next, entropy: entropyOf(name) });
    await settle();
    for (const { info } of [anya, lyosha]) expect(info).toMatchObject({ id: next, phase: 'playing' });
    expect(lyosha.info.seats.map((seat) => seat.kind === 'person' && seat.here)).toEqual([true, true]);
  });

  it('is not forgotten with the node over which one of them wanted it', async () => {
    const { anya, table } = await finished();
    await again(anya, table);
    a.kill();
    await rig.pass(LEASE.ttl + 2_000);
    const [first, second] = [new Person(b.authority, 'lyosha'), new Person(b.authority, 'anya')];
    const next = await again(first, table);
    expect(next).not.toBeNull();
    expect(await again(second, table)).toBe(next);
  });
});

describe('a move that was under way when something between the nodes was lost', () => {
  const LOSSES: Readonly<Record<string, () => void>> = {
    'the move itself': () => a.pubsub.loseNext(),
    'its answer': () => b.pubsub.loseNext(),
    'all messages, for a while': () => {
      for (const { pubsub } of [a, b]) pubsub.set(false);
    },
  };

  it.each(Object.keys(LOSSES))('is carried out once, and answered when it is sent again: %s', async (what) => {
    const { anya, lyosha, table } = await dealt(a.authority, { friendOn: b.authority });
    const [card] = lyosha.view.hand;
    const move = { type: 'move', table, seat: 1, seq: 0, client: 'under-way-1', move: { type: 'pick', card } } as const;
    LOSSES[what]?.();
    void lyosha.say(move as never).catch(() => undefined); // may or may not be answered
    await rig.pass(1_000);
    for (const { pubsub } of [a, b]) if (!pubsub.up) pubsub.set(true);
    await rig.pass(2_000);
    expect(lyosha.ended).toBe(1);
    lyosha.goAway();
    const back: CowPlayer = new Person(b.authority, 'lyosha');
    await back.say({ type: 'open', table });
    expect(await back.say(move as never)).toEqual({ seq: 1 });
    await settle();
    expect((await rig.store.entries(table, 0)).map(({ seq, client }) => [seq, client])).toEqual([[1, 'under-way-1']]);
    expect(anya.seq).toBe(back.seq);
  });
});
