import { phrasesOf } from '@izvilina/games/phrases.ts';
import { SLUGS } from '@izvilina/games/registry.ts';
import type { Saying, Talk } from '@izvilina/protocol/talk.ts';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { localBus } from '../bus.ts';
import { dealt, firstMove, gatheringTable } from '../testing/cow-table.ts';
import { clientKey, Person, Rig, settle } from '../testing/rig.ts';
import { save } from '../testing/store/samples.ts';

let rig: Rig;
beforeEach(() => {
  rig = new Rig();
});
afterEach(() => rig.close());

const HELLO: Saying = { kind: 'stamp', stamp: 'hello' };
const MOO: Saying = { kind: 'phrase', phrase: 'moo' };
const WORDS: Saying = { kind: 'text', text: 'Ну ты даёшь!' };

const heardBy = ({ received }: Person) =>
  received.flatMap((message) =>
    message.type === 'said' ? [`${message.seat} ${Object.values(message.saying)[1]}`] : [],
  );

async function say(by: Person, table: string, seat: number, saying: Saying, client = clientKey()): Promise<string> {
  const outcome = await by.say({ type: 'say', client, table, seat, saying }).then(
    () => 'said',
    (error: Error) => error.message,
  );
  await settle();
  return outcome;
}

/** Anya hosts, Lyosha sits opposite, Raya watches. */
async function threeAtTable(talk?: Talk) {
  const on = rig.node({ think: firstMove });
  const { anya, lyosha, table } = await dealt(on);
  const raya = new Person(on, 'raya');
  await raya.say({ type: 'open', table });
  if (talk) await anya.say({ type: 'talk', table, talk });
  return { anya, lyosha, raya, table };
}

it('stamps and phrases of this game are heard by everybody, as ids, and written nowhere', async () => {
  const { anya, lyosha, raya, table } = await threeAtTable();
  const before = await rig.store.table(table);
  expect(await say(anya, table, 0, HELLO)).toBe('said');
  expect(await say(lyosha, table, 1, MOO)).toBe('said');
  for (const one of [anya, lyosha, raya]) expect(heardBy(one)).toEqual(['0 hello', '1 moo']);
  expect(await rig.store.table(table)).toEqual(before);
  expect(await rig.store.entries(table, 0)).toEqual([]);
});

it('only people with a seat speak, and only from their own', async () => {
  const { anya, raya, table } = await threeAtTable('words');
  expect(await say(raya, table, 0, HELLO)).toBe('NOT_YOUR_SEAT');
  expect(await say(anya, table, 1, HELLO)).toBe('NOT_YOUR_SEAT');
  expect(await say(anya, table, 0, { kind: 'phrase', phrase: 'genius' })).toBe('NO_SUCH_PHRASE'); // of another game
  expect(heardBy(anya)).toEqual([]);
});

it('own words are off until the host allows them, and stay between those who sit here', async () => {
  const { anya, lyosha, raya, table } = await threeAtTable();
  expect(anya.info.talk).toBe('phrases');
  expect(await say(lyosha, table, 1, WORDS)).toBe('ONLY_PHRASES');
  await expect(lyosha.say({ type: 'talk', table, talk: 'words' })).rejects.toThrow('ONLY_HOST');
  await anya.say({ type: 'talk', table, talk: 'words' });
  expect(await say(lyosha, table, 1, WORDS)).toBe('said');
  expect(await say(lyosha, table, 1, { kind: 'text', text: 'при\u202Eвет' })).toBe('BAD_TEXT');
  expect([heardBy(anya), heardBy(lyosha), heardBy(raya)]).toEqual([['1 Ну ты даёшь!'], ['1 Ну ты даёшь!'], []]);
});

it('the host switches it off during the game, and a rematch keeps what was agreed', async () => {
  const { anya, lyosha, table } = await threeAtTable('off');
  expect(await say(lyosha, table, 1, HELLO)).toBe('TALK_OFF');
  expect(lyosha.info.talk).toBe('off');
  const stored = await rig.store.table(table);
  if (stored) await save(rig.store, { ...stored.doc, phase: 'over' }, stored.version);
  const later = rig.node({ think: firstMove });
  await new Person(later, 'anya').say({ type: 'rematch', table });
  const { table: next } = (await new Person(later, 'lyosha').say({ type: 'rematch', table })) as { table: string };
  expect((await rig.store.table(next))?.doc.talk).toBe('off');
  expect(heardBy(anya)).toEqual([]);
});

it('what is sent again is said once, and friends at another node hear it too', async () => {
  const bus = localBus();
  const here = rig.node({ think: firstMove }, bus);
  const { anya, table } = await dealt(here);
  const elsewhere = new Person(rig.node({ think: firstMove }, bus), 'lyosha');
  await elsewhere.say({ type: 'open', table });
  const client = clientKey();
  await say(anya, table, 0, HELLO, client);
  await say(anya, table, 0, HELLO, client);
  expect(heardBy(elsewhere)).toEqual(['0 hello']);
});

it('somebody muted is known again at another table and under another name, by whoever muted them alone', async () => {
  const on = rig.node({ think: firstMove });
  const { anya, lyosha } = await dealt(on);
  const aliasIn = ({ info }: Person, seat: number) => {
    const chair = info.seats[seat];
    return chair?.kind === 'person' ? chair.alias : undefined;
  };
  const muted = aliasIn(anya, 1);
  expect([aliasIn(anya, 0), aliasIn(lyosha, 1)]).toEqual([null, null]);
  const { table } = (await anya.say(gatheringTable())) as { table: string };
  const raya = new Person(on, 'raya');
  for (const one of [anya, lyosha, raya]) await one.say({ type: 'open', table });
  await lyosha.say({ type: 'sit', table, name: 'Совсем другой' });
  await settle();
  expect(aliasIn(anya, 1)).toBe(muted);
  expect(aliasIn(raya, 1)).toMatch(/^[0-9a-f]{16}$/);
  expect(aliasIn(raya, 1)).not.toBe(muted);
});

it('on one device nobody needs it', async () => {
  const anya = new Person(rig.node({ local: true, think: firstMove }), 'anya');
  const { table } = (await anya.say(gatheringTable())) as { table: string };
  expect(await say(anya, table, 0, HELLO)).toBe('TALK_OFF');
});

it('every game has phrases of its own, short and in both languages', () => {
  for (const slug of SLUGS) {
    const phrases = Object.entries(phrasesOf(slug));
    expect(phrases.length).toBeGreaterThanOrEqual(12);
    for (const [id, { ru, en }] of phrases) {
      expect(id).toMatch(/^[a-z-]{1,24}$/);
      for (const text of [ru, en]) expect([...text].length, text).toBeLessThanOrEqual(30);
      expect(ru).not.toBe(en);
    }
  }
});
