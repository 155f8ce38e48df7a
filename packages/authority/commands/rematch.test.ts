import { PACES } from '@izvilina/protocol/pace.ts';
import { slotOf } from '@izvilina/protocol/slot.ts';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Authority } from '../authority.ts';
import { localBus } from '../bus.ts';
import { MOST_HOSTED } from '../deps.ts';
import type { TableDoc } from '../document/document.ts';
import { dealt, firstMove, gatheringTable } from '../testing/cow-table.ts';
import { entropyOf, Person, Rig, settle } from '../testing/rig.ts';

let rig: Rig;
let on: Authority;
beforeEach(() => {
  rig = new Rig();
  on = rig.node({ think: firstMove });
});
afterEach(() => rig.close());

const docOf = async (table: string) => (await rig.store.table(table))?.doc as TableDoc;
const guestsOf = ({ chairs }: TableDoc) => chairs.map((chair) => (chair.kind === 'person' ? chair.guest : chair.kind));
const again = (person: Person, table: string) =>
  person.say({ type: 'rematch', table }) as unknown as Promise<{ readonly table: string | null }>;

/** Anya and Lyosha have finished a game and look at its result. */
async function finished() {
  const played = await dealt(on, { pace: 'blitz', options: { rounds: 1 } });
  await rig.pass(40 * PACES.blitz);
  expect(played.anya.info.phase).toBe('over');
  return played;
}

describe('another game', () => {
  it('is dealt when everybody is in, and each sees who is', async () => {
    const { anya, lyosha, table } = await finished();
    expect(anya.info.again).toEqual({ agreed: [], bots: [] });
    expect(await again(anya, table)).toEqual({ table: null });
    expect(lyosha.info).toMatchObject({ again: { agreed: [0] }, rematch: null });
    const { table: next } = await again(lyosha, table);
    expect(anya.info.rematch).toBe(next);
    expect(slotOf(next as string)).toBe(slotOf(table));
    for (const person of [anya, lyosha]) await person.say({ type: 'open', table: next as string });
    expect(anya.info).toMatchObject({ dealing: true, code: null, host: true });
    for (const [name, person] of Object.entries({ anya, lyosha }))
      await person.say({ type: 'entropy', table: next as string, entropy: entropyOf(name) });
    expect(anya.info).toMatchObject({ phase: 'playing', series: { games: 1 } });
  });

  it('can be called off by whoever was in, until everybody is', async () => {
    const { anya, lyosha, table } = await finished();
    await again(anya, table);
    await anya.say({ type: 'rematch', table, again: false });
    expect(lyosha.info.again?.agreed).toEqual([]);
    expect(await again(lyosha, table)).toEqual({ table: null });
    await again(anya, table);
    await expect(anya.say({ type: 'rematch', table, again: false })).rejects.toThrow('ALREADY_STARTED');
  });

  it('is nobody else’s affair, and comes after the end', async () => {
    const { table } = await finished();
    await expect(again(new Person(on, 'stranger'), table)).rejects.toThrow('NOT_SEATED');
    const { anya, table: running } = await dealt(on);
    await expect(again(anya, running)).rejects.toThrow('NOT_OVER');
  });

  it('is closed to whom the host has banned, though they could guess its address', async () => {
    const [anya, boris, vera] = [new Person(on, 'anya'), new Person(on, 'boris'), new Person(on, 'vera')];
    const order = gatheringTable({ pace: 'blitz', options: { rounds: 1 } });
    const { table } = (await anya.say(order)) as { table: string };
    await boris.say({ type: 'sit', table, name: 'Борис' });
    await anya.say({ type: 'remove', table, seat: 1, name: 'Борис', ban: true });
    await vera.say({ type: 'sit', table, name: 'Вера' });
    for (const person of [anya, vera]) await person.say({ type: 'open', table });
    await anya.say({ type: 'start', table });
    await rig.pass(40 * PACES.blitz);
    await again(anya, table);
    const { table: next } = await again(vera, table);
    await expect(boris.say({ type: 'open', table: next as string })).rejects.toThrow('BANNED');
  });

  it('waits over a restart', async () => {
    const { anya, table } = await finished();
    await again(anya, table);
    await on.close();
    const later = rig.node({ think: firstMove });
    const { table: next } = await again(new Person(later, 'lyosha'), table);
    expect(guestsOf(await docOf(next as string))).toEqual(['anya', 'lyosha']);
  });

  it('that was agreed on but not made, because the disk was full, is made when somebody asks again', async () => {
    const { anya, lyosha, table } = await finished();
    await again(anya, table);
    const store = { ...rig.store, insertTable: () => Promise.reject(new Error('disk full')) };
    const broken = rig.node({ store, log() {} });
    await expect(again(new Person(broken, 'lyosha'), table)).rejects.toThrow('INTERNAL');
    const { table: next } = await again(lyosha, table);
    expect(guestsOf(await docOf(next as string))).toEqual(['anya', 'lyosha']);
  });

  it('that is asked for forty times at once, on two nodes, is one table', async () => {
    const { table } = await finished();
    const another = rig.node({ think: firstMove });
    const people = Array.from({ length: 40 }, (_, n) => new Person(n % 2 ? on : another, n % 3 ? 'anya' : 'lyosha'));
    await Promise.allSettled(people.map((person) => again(person, table)));
    const answers = [await again(new Person(on, 'anya'), table), await again(new Person(another, 'lyosha'), table)];
    expect(answers[0]).toEqual(answers[1]);
    for (const guest of ['anya', 'lyosha'])
      expect(await rig.store.tablesOf(guest, MOST_HOSTED.gathering)).toHaveLength(2);
  });

  it('on one device is dealt at once, with the score of the series', async () => {
    const local = rig.node({ local: true, think: firstMove });
    const anya = new Person(local, 'anya');
    const chairs = [
      { kind: 'me' as const, name: 'Аня' },
      { kind: 'bot' as const, level: 'novice' },
    ];
    const order = gatheringTable({ chairs, pace: 'blitz', options: { rounds: 1 }, start: true });
    const { table } = (await anya.say(order)) as { table: string };
    await anya.say({ type: 'open', table });
    await rig.pass(20 * PACES.blitz);
    const { table: next } = await again(anya, table);
    expect(await docOf(next as string)).toMatchObject({ phase: 'playing', series: { games: 1 } });
  });
});

describe('a bot instead of somebody who does not answer', () => {
  it('is seated by anybody who is in, once they have left', async () => {
    const { anya, lyosha, table } = await finished();
    await expect(lyosha.say({ type: 'replace', table, seat: 0 })).rejects.toThrow('NOT_AGREED');
    await again(lyosha, table);
    await expect(lyosha.say({ type: 'replace', table, seat: 0 })).rejects.toThrow('ONLY_HOST'); // she is still here
    anya.goAway();
    const { table: next } = (await lyosha.say({ type: 'replace', table, seat: 0 })) as { table: string };
    const doc = await docOf(next);
    expect(guestsOf(doc)).toEqual(['bot', 'lyosha']);
    expect(doc.host).toBe('lyosha');
    expect(doc.series?.wins[0]).toBe(0); // the bot does not inherit her wins
  });

  it('is seated by the host though they are there', async () => {
    const { anya, table } = await finished();
    await again(anya, table);
    const { table: next } = (await anya.say({ type: 'replace', table, seat: 1 })) as { table: string };
    expect(guestsOf(await docOf(next))).toEqual(['anya', 'bot']);
  });

  it('gives the chair back to whoever comes before the deal', async () => {
    const three = await gatheredThree();
    await again(three.vera, three.table);
    three.anya.goAway();
    await three.vera.say({ type: 'replace', table: three.table, seat: 0 });
    expect(three.vera.info.again).toEqual({ agreed: [2], bots: [0] });
    await again(new Person(on, 'anya'), three.table);
    expect(three.vera.info.again).toEqual({ agreed: [2, 0], bots: [] });
    const { table: next } = await again(three.boris, three.table);
    expect(guestsOf(await docOf(next as string))).toEqual(['anya', 'boris', 'vera']);
  });

  it('is not for somebody who is in', async () => {
    const { anya, lyosha, table } = await finished();
    await again(lyosha, table);
    await expect(anya.say({ type: 'replace', table, seat: 1 })).rejects.toThrow('NO_SUCH_SEAT');
  });
});

/** Three people after a game, all still looking at the table. */
async function gatheredThree() {
  const [anya, boris, vera] = ['anya', 'boris', 'vera'].map((name) => new Person(on, name)) as [Person, Person, Person];
  const chairs = [{ kind: 'me' as const }, { kind: 'open' as const }, { kind: 'open' as const }];
  const order = gatheringTable({ chairs, pace: 'blitz', options: { rounds: 1 } });
  const { table } = (await anya.say(order)) as { table: string };
  for (const person of [anya, boris, vera]) await person.say({ type: 'open', table });
  await boris.say({ type: 'sit', table, name: 'Борис' });
  await vera.say({ type: 'sit', table, name: 'Вера' });
  await anya.say({ type: 'start', table });
  await rig.pass(80 * PACES.blitz);
  expect(anya.info.phase).toBe('over');
  return { anya, boris, vera, table };
}

it('the score of the series runs along the chain, and a bot begins at nothing', async () => {
  const { anya, lyosha, table } = await finished();
  const scores: (readonly number[])[] = [];
  let now = table;
  for (let game = 1; game <= 3; game++) {
    await again(anya, now);
    const { table: next } = await again(lyosha, now);
    now = next as string;
    for (const person of [anya, lyosha]) await person.say({ type: 'open', table: now });
    await rig.pass(40 * PACES.blitz);
    const { series, outcome } = await docOf(now);
    expect(series?.games).toBe(game);
    scores.push(outcome?.places ?? []);
  }
  const { outcome } = await docOf(table);
  const results = [outcome?.places ?? [], ...scores].filter((places) => places.some((place) => place > 1));
  const wins = [0, 1].map((seat) => results.filter((places) => places[seat] === 1).length);
  expect(anya.info.series).toEqual({ games: 4, wins });
  lyosha.goAway();
  await again(anya, now);
  const { table: last } = (await anya.say({ type: 'replace', table: now, seat: 1 })) as { table: string };
  expect((await docOf(last)).series).toEqual({ games: 4, wins: [wins[0], 0] });
});

it('whoever was erased is in for nothing', async () => {
  const { lyosha, table } = await finished();
  await again(lyosha, table);
  await on.erase('lyosha');
  const { again: after } = await docOf(table);
  expect(after?.agreed).toEqual([]);
});

describe('whatever three people on two nodes say at the same time', () => {
  const NAMES = ['anya', 'boris', 'vera'] as const;
  const saying = fc.record({
    who: fc.constantFrom(...NAMES),
    node: fc.nat(1),
    what: fc.oneof(
      fc.record({ type: fc.constant('rematch' as const), again: fc.boolean() }),
      fc.record({ type: fc.constant('replace' as const), seat: fc.nat(2) }),
    ),
  });

  it('there is at most one next table, with those who were in and bots for the others', async () => {
    const { anya, boris, vera, table } = await gatheredThree();
    for (const person of [anya, boris, vera]) person.goAway();
    await settle();
    const over = await rig.store.table(table);
    await fc.assert(
      fc.asyncProperty(fc.array(fc.array(saying, { minLength: 1, maxLength: 4 }), { maxLength: 5 }), async (rounds) => {
        const own = new Rig();
        await own.store.insertTable(over?.doc as TableDoc);
        const bus = localBus();
        const nodes = [own.node({ think: firstMove }, bus), own.node({ think: firstMove }, bus)];
        const told = new Set<string>();
        for (const round of rounds) {
          const replies = await Promise.allSettled(
            round.map(({ who, node, what }) =>
              new Person(nodes[node] as Authority, who).say({ table, ...what } as never),
            ),
          );
          for (const reply of replies) {
            const next = reply.status === 'fulfilled' ? (reply.value as { table: string | null }).table : null;
            if (next !== null) told.add(next);
          }
        }
        const doc = (await own.store.table(table))?.doc as TableDoc;
        expect([...told]).toEqual(told.size > 0 ? [doc.rematch] : []);
        const next = doc.rematch ? (await own.store.table(doc.rematch))?.doc : null;
        if (next)
          expect(guestsOf(next)).toEqual(NAMES.map((name) => (doc.again?.agreed.includes(name) ? name : 'bot')));
        await own.close();
      }),
      { numRuns: 60 },
    );
  });
});
