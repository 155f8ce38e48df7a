import { cow006 } from '@izvilina/games/cow006/game.ts';
import type { CowView } from '@izvilina/games/cow006/view/view.ts';
import type { MyGames, ShelfTable } from '@izvilina/protocol/messages.ts';
import { PACES } from '@izvilina/protocol/pace.ts';
import { parseRecordFile, verify } from '@izvilina/protocol/record-file.ts';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Authority } from '../authority.ts';
import { PAUSES } from '../deps.ts';
import { dealt, firstMove, gatheringTable } from '../testing/cow-table.ts';
import { Person, Rig } from '../testing/rig.ts';
import { save } from '../testing/store/samples.ts';

let rig: Rig;
let on: Authority;
beforeEach(() => {
  rig = new Rig();
  on = rig.node({ think: firstMove });
});
afterEach(() => rig.close());

const history = async (guest: string, part: { after?: MyGames['next']; limit?: number } = {}): Promise<MyGames> => {
  const { after, limit = 50 } = part;
  const order = { type: 'history' as const, limit, ...(after && { after }) };
  return (await new Person(on, guest).say(order)) as unknown as MyGames;
};
const mine = async (guest: string) =>
  ((await new Person(on, guest).say({ type: 'mine' })) as unknown as ShelfTable[]).map(({ info }) => info.id);
const docOf = async (table: string) => (await rig.store.table(table))?.doc;

async function finished() {
  const played = await dealt(on, { pace: 'blitz', options: { rounds: 1 } });
  await rig.pass(40 * PACES.blitz);
  return played;
}

describe('finished games', () => {
  it('are told with their result, as each player knows them', async () => {
    const { anya, table } = await finished();
    await dealt(on); // still running: not in the history
    const { games, next } = await history('lyosha');
    expect(next).toBeNull();
    expect(games).toHaveLength(1);
    expect(games[0]).toMatchObject({ table, game: 'cow006', ended: (await docOf(table))?.ended });
    const { scores, places } = anya.view.result ?? {};
    expect(games[0]?.outcome).toEqual({ scores, places });
    expect(games[0]?.seats.map((seat) => seat.kind === 'person' && [seat.name, seat.you])).toEqual([
      ['anya', false],
      ['Лёша', true],
    ]);
    expect((await history('stranger')).games).toEqual([]);
  });

  it('come in pages', async () => {
    const tables: string[] = [];
    for (let n = 0; n < 3; n++) tables.unshift((await finished()).table);
    const first = await history('anya', { limit: 2 });
    const second = await history('anya', { after: first.next, limit: 2 });
    expect([...first.games, ...second.games].map(({ table }) => table)).toEqual(tables);
    expect(second.next).toBeNull();
  });

  it('of an older version get their result from the log, once, and stay where they were', async () => {
    const { table } = await finished();
    await on.close();
    const found = await rig.store.table(table);
    if (!found) throw new Error('no table');
    const { outcome, ended, ...older } = found.doc;
    await save(rig.store, older, found.version);
    on = rig.node({ think: firstMove });
    const [game] = (await history('anya')).games;
    expect(game).toMatchObject({ outcome, ended: older.changed });
    expect(await docOf(table)).toMatchObject({ outcome, ended: older.changed });
  });
});

describe('a look at a running game', () => {
  it('shows what its player may know, and brings nobody to the table', async () => {
    const { anya, lyosha, table } = await dealt(on);
    lyosha.goAway();
    const again = new Person<CowView>(on, 'lyosha');
    const { view } = (await again.say({ type: 'peek', table })) as unknown as { view: CowView };
    expect(view.viewer).toBe(1);
    expect(view.hand).toHaveLength(10);
    expect(anya.info.seats[1]).toMatchObject({ here: false });
    await expect(new Person(on, 'stranger').say({ type: 'peek', table })).rejects.toThrow('NOT_SEATED');
  });
});

describe('a game that somebody gives up', () => {
  it('goes on with a bot, is no longer theirs, and its deal can still be checked', async () => {
    const { anya, lyosha, table } = await dealt(on, { pace: 'blitz', options: { rounds: 1 } });
    await lyosha.say({ type: 'forget', table });
    await lyosha.say({ type: 'forget', table }); // sent again
    expect(await mine('lyosha')).toEqual([]);
    expect(anya.info.seats[1]).toMatchObject({ name: 'Лёша', left: 'game', standIn: 'casual' });
    await rig.pass(40 * PACES.blitz);
    expect(anya.info.phase).toBe('over');
    const file = parseRecordFile(await anya.say({ type: 'record', table }));
    expect(file.ok && verify(cow006, file.value).ok).toBe(true);
    expect((await history('lyosha')).games).toEqual([]);
    expect((await history('anya')).games).toHaveLength(1);
  });

  it('is removed where nobody but bots is left, on one device too', async () => {
    const chairs = [{ kind: 'me' as const }, { kind: 'bot' as const, level: 'novice' }];
    for (const local of [false, true]) {
      const node = rig.node({ local, think: firstMove });
      const anya = new Person(node, 'anya');
      const { table } = (await anya.say(gatheringTable({ chairs, start: true }))) as { table: string };
      await anya.say({ type: 'open', table });
      await rig.pass(2_000);
      await anya.say({ type: 'forget', table });
      await rig.pass(PAUSES.forget + 2_000); // the bots' pending work is dropped
      expect(await docOf(table)).toBeUndefined();
      expect(await rig.store.entries(table, 0)).toEqual([]);
    }
  });

  it('before the deal is a chair that is free again', async () => {
    const anya = new Person(on, 'anya');
    const { table } = (await anya.say(gatheringTable())) as { table: string };
    const boris = new Person(on, 'boris');
    await boris.say({ type: 'sit', table, name: 'Борис' });
    await boris.say({ type: 'forget', table });
    expect((await docOf(table))?.chairs[1]).toEqual({ kind: 'open' });
  });

  it('while the deal waits for parts of the shuffle is a chair that a bot plays from', async () => {
    const anya = new Person<CowView>(on, 'anya');
    const { table } = (await anya.say(gatheringTable())) as { table: string };
    const boris = new Person(on, 'boris');
    await boris.sayBare({ type: 'sit', table, name: 'Борис' });
    await anya.say({ type: 'open', table });
    await anya.say({ type: 'start', table });
    await boris.say({ type: 'forget', table });
    await rig.pass(PAUSES.parts + 2_000);
    expect(anya.info).toMatchObject({ phase: 'playing', seats: [{}, { name: 'Борис', standIn: 'casual' }] });
    expect(anya.view.seats[1]).toMatchObject({ picked: true });
  });

  it('passes to somebody who is still there what its host decided', async () => {
    const people = ['anya', 'boris', 'vera'].map((name) => new Person(on, name));
    const [anya, boris, vera] = people as [Person, Person, Person];
    const chairs = [{ kind: 'me' as const }, { kind: 'open' as const }, { kind: 'open' as const }];
    const { table } = (await anya.say(gatheringTable({ chairs }))) as { table: string };
    for (const [index, person] of [boris, vera].entries())
      await person.say({ type: 'sit', table, name: ['Борис', 'Вера'][index] as string });
    await anya.say({ type: 'start', table });
    await boris.say({ type: 'forget', table });
    await anya.say({ type: 'forget', table });
    expect((await docOf(table))?.host).toBe('vera');
  });

  it('and one that is over is taken off one list, not off the other', async () => {
    const { table } = await finished();
    await new Person(on, 'anya').say({ type: 'forget', table });
    expect((await history('anya')).games).toEqual([]);
    expect((await history('lyosha')).games.map((game) => game.table)).toEqual([table]);
    await new Person(on, 'lyosha').say({ type: 'forget', table });
    expect(await docOf(table)).toBeUndefined();
  });
});
