import { type CowPlayer, dealt, pick } from '@izvilina/authority/testing/cow-table.ts';
import { Person, settle } from '@izvilina/authority/testing/rig.ts';
import { cow006 } from '@izvilina/games/cow006/game.ts';
import type { AnyGame } from '@izvilina/kernel/game.ts';
import type { CommandBody } from '@izvilina/protocol/commands.ts';
import type { Push, ShelfTable } from '@izvilina/protocol/messages.ts';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ClusterRig, type Release, type RigNode } from '../testing/cluster-rig.ts';

let rig: ClusterRig;
beforeEach(() => {
  rig = new ClusterRig();
});
afterEach(() => rig.close());

const rules1 = cow006 as AnyGame;

/** The release after this one: it adds fields and kinds to the nodes' messages and deals new games by newer rules. */
const NEXT: Release = {
  loadGame: async (slug, _, rules) => (slug !== 'cow006' ? null : rules === 1 ? rules1 : { ...rules1, rules: 2 }),
  worded(text) {
    const [line = '', ...texts] = text.split('\n');
    const frame = JSON.parse(line);
    if (!frame.messages) return text;
    const richer = frame.messages.map((message: object) => ({ ...message, ofTheNextRelease: { a: 1 } }));
    const unknown = { kind: 'of the next release', connection: 1 };
    const content = { ...frame, ofTheNextRelease: true, messages: [unknown, ...richer, unknown] };
    return [JSON.stringify(content), ...texts].join('\n');
  },
};

/** The release before this one, which does not know pushes as text. */
const BEFORE: Release = {
  worded: (text) => text.replaceAll(/,"texts":(true|false)/g, ''),
};

/** A player's socket that takes pushes as text. */
function socketOn({ authority }: RigNode, name: string) {
  const [texts, pushes]: [string[], Push[]] = [[], []];
  const connection = authority.connect(
    { id: name, name },
    {
      send: (message) => void (message.type !== 'reply' && pushes.push(message)),
      sendText: (push) => void texts.push(push),
      renamed: async () => undefined,
    },
  );
  return { texts, pushes, say: (order: CommandBody) => connection.receive({ ...order, id: 1 }) };
}

const firstCard = (player: CowPlayer): number => player.view.hand[0] as number;
const opened = async (node: RigNode, name: string, table: string) => {
  const person: CowPlayer = new Person(node.authority, name);
  await person.say({ type: 'open', table });
  return person;
};

describe('what a player of another node is sent', () => {
  it('travels as the text it was made at the owner, where both nodes know how', async () => {
    const [owner, edge] = [await rig.join(), await rig.join({}, { worded: NEXT.worded as (text: string) => string })];
    const { anya, table } = await dealt(owner.authority);
    const watcher = socketOn(edge, 'raya');
    await watcher.say({ type: 'open', table });
    await pick(anya, table, 0, firstCard(anya));
    await settle();
    const { type, seq } = JSON.parse(watcher.texts.at(-1) ?? '');
    expect({ type, seq }).toEqual({ type: 'view', seq: anya.seq });
    expect(watcher.pushes).toEqual([]);
  });

  it('travels as a message where one of them is of the release before, which neither says nor hears of texts', async () => {
    const [owner, edge] = [await rig.join(), await rig.join({}, BEFORE)];
    const { anya, table } = await dealt(owner.authority);
    const watcher = socketOn(edge, 'raya');
    await watcher.say({ type: 'open', table });
    await pick(anya, table, 0, firstCard(anya));
    await settle();
    expect(watcher.pushes.at(-1)).toMatchObject({ type: 'view', seq: anya.seq });
    expect(watcher.texts).toEqual([]);
  });
});

describe('a node of this release beside one of the next', () => {
  it.each(['older', 'newer'])('plays with its players, whoever serves the table: the %s one', async (owner) => {
    const [older, newer] = [await rig.join(), await rig.join({}, { worded: NEXT.worded as (text: string) => string })];
    const [one, other] = owner === 'older' ? [older, newer] : [newer, older];
    const { anya, lyosha, table } = await dealt(one.authority, { friendOn: other.authority });
    await pick(anya, table, 0, firstCard(anya));
    await pick(lyosha, table, 1, firstCard(lyosha));
    await settle();
    expect(anya.seq).toBeGreaterThan(1);
    expect(lyosha.seq).toBe(anya.seq);
    const shelf = (await lyosha.say({ type: 'mine' })) as unknown as ShelfTable[];
    expect(shelf).toMatchObject([{ closed: null, info: { id: table } }]);
    expect([older.notes, newer.notes]).toEqual([[], []]);
  });

  it('sends on to it what only the next release can play, also when nobody serves it', async () => {
    const [older, newer] = [await rig.join({ log: () => undefined }), await rig.join({}, NEXT)];
    const { anya, lyosha, table } = await dealt(newer.authority, { friendOn: older.authority });
    expect(anya.info.rules).toBe(2);
    await pick(lyosha, table, 1, firstCard(lyosha)); // through the older node to the newer
    for (const person of [anya, lyosha]) person.goAway();
    await rig.pass(600_000);
    expect(newer.authority.loaded).toBe(0);
    const [shelf] = (await new Person(older.authority, 'lyosha').say({ type: 'mine' })) as unknown as ShelfTable[];
    expect(shelf).toMatchObject({ closed: null, info: { id: table } });
    await rig.pass(600_000);
    const back = await opened(older, 'lyosha', table);
    const host = await opened(newer, 'anya', table);
    await pick(host, table, 0, firstCard(host));
    await settle();
    expect([older.authority.loaded, newer.authority.loaded]).toEqual([0, 1]);
    expect(back.seq).toBe(host.seq);
  });

  it('says so when there is no such node', async () => {
    const newer = await rig.join({}, NEXT);
    const { table } = await dealt(newer.authority);
    await newer.drain();
    const [one, two] = [await rig.join({ log: () => undefined }), await rig.join({ log: () => undefined })];
    await expect(opened(one, 'anya', table)).rejects.toThrow('NEWER_TABLE');
    await two.drain();
    await expect(opened(one, 'anya', table)).rejects.toThrow('NEWER_TABLE');
  });

  it('finishes under the rules of before what was begun under them, whichever node dies', async () => {
    const [older, newer] = [await rig.join({ log: () => undefined }), await rig.join({}, NEXT)];
    const { anya, lyosha, table } = await dealt(older.authority, { friendOn: newer.authority });
    await pick(anya, table, 0, firstCard(anya));
    await older.drain();
    await settle();
    expect(lyosha.ended).toBe(1);
    const back = await opened(newer, 'lyosha', table);
    expect([back.info.rules, back.seq]).toEqual([1, 1]);
    await pick(back, table, 1, firstCard(back));
  });
});
