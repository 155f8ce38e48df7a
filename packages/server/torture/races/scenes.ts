import { gatheringTable } from '@izvilina/authority/testing/cow-table.ts';
import { emptyData, type MemoryData, memoryStore } from '@izvilina/authority/testing/memory-store.ts';
import { clientKey, Person, Rig } from '@izvilina/authority/testing/rig.ts';
import { cow006 } from '@izvilina/games/cow006/game.ts';
import type { CowView } from '@izvilina/games/cow006/view/view.ts';

/** Anya is the host. */
export const GUESTS = ['anya', 'boris', 'vera'] as const;
export const STRANGER = 'gena';

/** A table as stored when a race begins. */
export interface Scene {
  readonly data: MemoryData;
  readonly table: string;
}

/** Only the host has sat down; two chairs for three more people. */
export const gatheringScene = (): Promise<Scene> =>
  scene(async (rig) => {
    const anya = new Person(rig.node(), 'anya');
    const chairs = [{ kind: 'me' }, { kind: 'open' }, { kind: 'open' }] as const;
    return ((await anya.say(gatheringTable({ chairs: [...chairs], pace: 'blitz' }))) as { table: string }).table;
  });

/** Three people with ten cards each. */
export const playingScene = (): Promise<Scene> => scene((rig) => dealt(rig));

/** The last card of the last round: only Vera has not picked; then the game is over. */
export const endingScene = (): Promise<Scene> => scene(async (rig) => (await lastPick(rig)).table);

/** The game is over, and only Vera has not yet agreed to a rematch. */
export const overScene = (): Promise<Scene> =>
  scene(async (rig) => {
    const { table, people } = await lastPick(rig);
    await playAll(people, table, (person) => person.view.result !== null);
    for (const person of people.slice(0, 2)) await person.say({ type: 'rematch', table });
    return table;
  });

async function lastPick(rig: Rig) {
  const table = await dealt(rig);
  const on = rig.node();
  const people = GUESTS.map((name) => new Person<CowView>(on, name));
  for (const person of people) await person.say({ type: 'open', table });
  const [vera] = people.slice(-1) as [Person<CowView>];
  await playAll(people, table, () => vera.view.hand.length === 1 && vera.view.asks.length === 1);
  return { table, people };
}

/** All play their first legal move, in the order of their seats. */
async function playAll(people: readonly Person<CowView>[], table: string, until: (person: Person<CowView>) => boolean) {
  for (;;)
    for (const [seat, person] of people.entries()) {
      if (until(person)) return;
      const moves = cow006.moves(person.view);
      const move = moves.finite ? moves.all[0] : null;
      if (person.view.asks.some((ask) => ask.seat === seat))
        await person.say({ type: 'move', table, seat, seq: person.seq, client: clientKey(), move });
    }
}

async function dealt(rig: Rig): Promise<string> {
  const on = rig.node();
  const [anya, boris, vera] = GUESTS.map((name) => new Person(on, name)) as [Person, Person, Person];
  const chairs = [{ kind: 'me' }, { kind: 'open' }, { kind: 'open' }] as const;
  const order = gatheringTable({ chairs: [...chairs], pace: 'blitz', options: { rounds: 1 } });
  const { table } = (await anya.say(order)) as { table: string };
  for (const person of [boris, vera])
    await person.say({ type: 'sit', table, name: person === boris ? 'Борис' : 'Вера' });
  await anya.say({ type: 'start', table });
  return table;
}

async function scene(prepare: (rig: Rig) => Promise<string>): Promise<Scene> {
  const data = emptyData();
  const rig = new Rig(memoryStore(data));
  const table = await prepare(rig);
  await rig.close();
  return { data, table };
}
