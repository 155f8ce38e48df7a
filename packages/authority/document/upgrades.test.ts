import { cow006 } from '@izvilina/games/cow006/game.ts';
import type { CowView } from '@izvilina/games/cow006/view/view.ts';
import type { AnyGame } from '@izvilina/kernel/game.ts';
import type { Json } from '@izvilina/kernel/json.ts';
import { must } from '@izvilina/kernel/result.ts';
import type { ShelfTable } from '@izvilina/protocol/messages.ts';
import { PACES } from '@izvilina/protocol/pace.ts';
import { parseRecordFile, verify } from '@izvilina/protocol/record-file.ts';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { localBus } from '../bus.ts';
import type { LoadGame } from '../games.ts';
import { dealt, firstMove, gatheringTable } from '../testing/cow-table.ts';
import { Person, Rig } from '../testing/rig.ts';
import { append, save } from '../testing/store/samples.ts';
import type { TableDoc } from './document.ts';
import { DOC_FORMAT } from './document-format.ts';

let rig: Rig;
beforeEach(() => {
  rig = new Rig();
});
afterEach(() => rig.close());

const today = () => rig.node({ think: firstMove });
const rules1 = cow006 as AnyGame;
/** The next release, with other options. */
const rules2: AnyGame = {
  ...rules1,
  rules: 2,
  upgradeOptions: (options) => ({ ...(options as Record<string, Json>), rounds: 7 }),
};
const upgraded = (loadGame: LoadGame) => rig.node({ think: firstMove, log: () => undefined }, localBus(), loadGame);
const withoutOldRules = () => upgraded(async (slug) => (slug === 'cow006' ? rules2 : null));
const withOldRules = () => upgraded(async (_, __, rules) => (rules === 1 ? rules1 : rules2));

/** Changes a stored document as another release could have written it. */
async function edit(table: string, change: Partial<Record<keyof TableDoc, unknown>>): Promise<void> {
  const found = await rig.store.table(table);
  if (!found) throw new Error('no table');
  await save(rig.store, { ...found.doc, ...change } as TableDoc, found.version);
}
const docOf = async (table: string) => (await rig.store.table(table))?.doc as TableDoc;
const shelfOf = async (person: Person<CowView>) => (await person.say({ type: 'mine' })) as unknown as ShelfTable[];
const closedOn = async (person: Person<CowView>, table: string) =>
  (await shelfOf(person)).find(({ info }) => info.id === table)?.closed?.code;
const recordOf = async (person: Person<CowView>, table: string) =>
  must(parseRecordFile(JSON.parse(JSON.stringify(await person.say({ type: 'record', table })))));

describe('one bad table on the shelf', () => {
  it.each<[string, Partial<Record<keyof TableDoc, unknown>>]>([
    ['with an unknown option', { options: { rounds: 1, hat: true } }],
    ['with rules of a later release', { rules: 9 }],
    ['of a later format', { format: DOC_FORMAT + 1 }],
    ['of a game that is not here', { game: 'chess' }],
  ])('%s hides none of the others, is named, and is left as it was', async (_, change) => {
    const on = today();
    const { anya, table } = await dealt(on);
    const { table: good } = (await anya.say(gatheringTable())) as { table: string };
    await on.close();
    await edit(table, change);
    const before = await docOf(table);
    const again = new Person<CowView>(rig.node({ think: firstMove, log: () => undefined }), 'anya');
    const shelf = await shelfOf(again);
    expect(shelf.find(({ info }) => info.id === good)).toMatchObject({ closed: null });
    expect(shelf.find(({ info }) => info.id === table)).toMatchObject({ closed: { code: 'NEWER_TABLE' } });
    await expect(again.say({ type: 'open', table })).rejects.toThrow('NEWER_TABLE');
    await expect(again.say({ type: 'record', table })).rejects.toThrow('NEWER_TABLE');
    expect(await docOf(table)).toEqual(before);
  });

  it('whose log breaks the rules hides none of the others', async () => {
    const on = today();
    const { anya, table } = await dealt(on);
    const { table: good } = (await anya.say(gatheringTable())) as { table: string };
    await on.close();
    await append(rig.store, table, { seq: 1, client: null, event: { at: 1, by: 0, move: { type: 'nonsense' } } });
    const again = new Person<CowView>(rig.node({ think: firstMove, log: () => undefined }), 'anya');
    expect(await closedOn(again, table)).toBe('INTERNAL');
    expect(await shelfOf(again)).toContainEqual(
      expect.objectContaining({ info: expect.objectContaining({ id: good }) }),
    );
  });
});

describe('a game that was begun under older rules', () => {
  it('is finished under them where we still have them', async () => {
    const { table } = await dealt(today(), { pace: 'blitz', options: { rounds: 1 } });
    const anya = new Person<CowView>(withOldRules(), 'anya');
    await anya.say({ type: 'open', table });
    await rig.pass(40 * PACES.blitz);
    expect(anya.info).toMatchObject({ phase: 'over', rules: 1 });
    expect(verify(rules1, await recordOf(anya, table)).ok).toBe(true);
  });

  it('is closed for good where we do not, with its record', async () => {
    const { anya: before, table } = await dealt(today(), { bots: 1 });
    await rig.pass(2_000);
    expect(before.seq).toBeGreaterThan(0);
    await expect(before.say({ type: 'record', table })).rejects.toThrow('NOT_OVER');
    const anya = new Person<CowView>(withoutOldRules(), 'anya');
    expect(await closedOn(anya, table)).toBe('TABLE_CLOSED');
    await expect(anya.say({ type: 'open', table })).rejects.toThrow('TABLE_CLOSED');
    const file = await recordOf(anya, table);
    expect(file).toMatchObject({ version: 2, rules: 1, hash: null });
    expect(file.events).toHaveLength(before.seq);
    expect(await closedOn(new Person<CowView>(today(), 'anya'), table)).toBe('TABLE_CLOSED'); // the seed is public
  });

  it('and was finished keeps a whole record', async () => {
    const { table } = await dealt(today(), { pace: 'blitz', options: { rounds: 1 } });
    await rig.pass(40 * PACES.blitz);
    const anya = new Person<CowView>(withoutOldRules(), 'anya');
    await expect(anya.say({ type: 'open', table })).rejects.toThrow('TABLE_CLOSED');
    const file = await recordOf(anya, table);
    expect(file.version).toBe(1);
    expect(verify(rules1, file).ok).toBe(true);
  });
});

describe('a table that was not dealt before the upgrade', () => {
  it('goes on under today’s rules, with its options brought along', async () => {
    const { table } = (await new Person(today(), 'anya').say(gatheringTable({ options: { rounds: 3 } }))) as {
      table: string;
    };
    const anya = new Person<CowView>(withoutOldRules(), 'anya');
    await anya.say({ type: 'open', table });
    expect(anya.info).toMatchObject({ phase: 'gathering', rules: 2, options: { rounds: 7 } });
  });

  it('of a document from before there were formats is played on', async () => {
    const { table } = (await new Person(today(), 'anya').say(gatheringTable())) as { table: string };
    const { format, dealing, hash, closed, ...old } = await docOf(table);
    await save(rig.store, old as TableDoc, 1);
    const [anya, boris] = [new Person<CowView>(today(), 'anya'), new Person<CowView>(today(), 'boris')];
    await boris.say({ type: 'sit', table, name: 'Борис' });
    await anya.say({ type: 'open', table });
    await anya.say({ type: 'start', table });
    expect(anya.info.phase).toBe('playing');
    expect(await docOf(table)).toMatchObject({ format: DOC_FORMAT, closed: null, dealing: false });
  });
});
