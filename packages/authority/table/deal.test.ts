import { cow006 } from '@izvilina/games/cow006/game.ts';
import type { CowView } from '@izvilina/games/cow006/view/view.ts';
import { PACES } from '@izvilina/protocol/pace.ts';
import { combinedSeed, commitmentTo } from '@izvilina/protocol/proof.ts';
import { parseRecordFile, verify } from '@izvilina/protocol/record-file.ts';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Authority } from '../authority.ts';
import { PAUSES } from '../deps.ts';
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
const partsOf = async (table: string) =>
  (await docOf(table)).chairs.map((chair) => (chair.kind === 'person' ? chair.entropy : chair.kind));

/** Anya's table with Boris; both look, and neither has given their part of the seed. */
async function gathered() {
  const [anya, boris] = [new Person<CowView>(on, 'anya'), new Person<CowView>(on, 'boris')];
  const { table } = (await anya.say(gatheringTable())) as { table: string };
  await boris.sayBare({ type: 'sit', table, name: 'Борис' });
  for (const person of [anya, boris]) await person.say({ type: 'open', table });
  return { anya, boris, table };
}
const give = (person: Person<CowView>, table: string, name: string) =>
  person.sayBare({ type: 'entropy', table, entropy: entropyOf(name) });

describe('a part of the shuffle', () => {
  it('is not taken before there is a commitment to see', async () => {
    const anya = new Person(on, 'anya');
    const { table } = (await anya.say(gatheringTable({ entropy: entropyOf('anya') }))) as { table: string };
    expect(await partsOf(table)).toEqual([null, 'open']);
  });

  it('is given once: neither a second one nor sitting down again replaces it', async () => {
    const { boris, table } = await gathered();
    await give(boris, table, 'boris');
    await give(boris, table, 'boris');
    await expect(give(boris, table, 'a better one')).rejects.toThrow('PART_GIVEN');
    await boris.sayBare({ type: 'sit', table, name: 'Боря', entropy: entropyOf('a better one') });
    expect(await partsOf(table)).toEqual([null, entropyOf('boris')]);
    expect(boris.info.given).toBe(true);
  });

  it('is refused after the deal and from somebody who has no seat', async () => {
    const { anya, boris, table } = await gathered();
    await expect(give(new Person<CowView>(on, 'raya'), table, 'raya')).rejects.toThrow('NOT_SEATED');
    await anya.sayBare({ type: 'start', table });
    await rig.pass(PAUSES.parts);
    await expect(give(boris, table, 'boris')).rejects.toThrow('ALREADY_STARTED');
  });
});

describe('the deal', () => {
  it('waits for everybody’s part, and comes with the last one', async () => {
    const { anya, boris, table } = await gathered();
    await give(anya, table, 'anya');
    await anya.sayBare({ type: 'start', table });
    expect(boris.info).toMatchObject({ phase: 'gathering', dealing: true, given: false, code: null });
    await give(boris, table, 'boris');
    expect(boris.info).toMatchObject({ phase: 'playing', dealing: false, given: true });
    const { serverSeed, seed } = await docOf(table);
    expect(seed).toBe(combinedSeed(serverSeed, [entropyOf('anya'), entropyOf('boris')]));
    expect(boris.info.commitment).toBe(commitmentTo(serverSeed));
  });

  it('is not held up by somebody who gives nothing', async () => {
    const { anya, table } = await gathered();
    await give(anya, table, 'anya');
    await anya.sayBare({ type: 'start', table });
    await rig.pass(PAUSES.parts - 1);
    expect(anya.info.phase).toBe('gathering');
    await rig.pass(1);
    expect(anya.info.phase).toBe('playing');
    expect(await partsOf(table)).toEqual([entropyOf('anya'), null]);
  });

  it('leaves the chairs as they were when it was asked for', async () => {
    const { anya, boris, table } = await gathered();
    await anya.sayBare({ type: 'start', table });
    await expect(boris.say({ type: 'stand', table })).rejects.toThrow('ALREADY_STARTED');
    await expect(new Person(on, 'raya').say({ type: 'sit', table, name: 'Рая' })).rejects.toThrow('ALREADY_STARTED');
    await expect(anya.say({ type: 'agree', table, pace: 'blitz' })).rejects.toThrow('ALREADY_STARTED');
  });

  it('comes also after somebody has left meanwhile, whose seat a stand-in takes as usual', async () => {
    const { anya, boris, table } = await gathered();
    await anya.say({ type: 'start', table });
    await boris.say({ type: 'leave', table });
    await rig.pass(PAUSES.parts);
    expect(anya.info).toMatchObject({ phase: 'playing', seats: [{}, { here: false, standIn: null }] });
    await rig.pass(PAUSES.leave);
    expect(anya.info.seats[1]).toMatchObject({ standIn: 'casual' });
  });

  it('comes after a restart in between, as soon as somebody looks', async () => {
    const { anya, boris, table } = await gathered();
    await anya.sayBare({ type: 'start', table });
    await on.close();
    const again = new Person<CowView>(rig.node({ think: firstMove }), 'boris');
    boris.goAway();
    await again.say({ type: 'open', table });
    await give(again, table, 'boris');
    await rig.pass(PAUSES.parts);
    expect(again.info.phase).toBe('playing');
    expect(await partsOf(table)).toEqual([null, entropyOf('boris')]);
  });
});

describe('a rematch', () => {
  const finish = async () => {
    await rig.pass(40 * PACES.blitz);
    await settle();
  };

  it('has a commitment and parts of its own, of everybody', async () => {
    const { anya, lyosha, table } = await dealt(on, { pace: 'blitz', options: { rounds: 1 } });
    await finish();
    const first = anya.info.commitment;
    await anya.say({ type: 'rematch', table });
    const { table: next } = (await lyosha.say({ type: 'rematch', table })) as { table: string };
    for (const person of [anya, lyosha]) await person.say({ type: 'open', table: next });
    expect(anya.info).toMatchObject({ phase: 'gathering', dealing: true, given: false });
    expect(anya.info.commitment).not.toBe(first);
    await give(lyosha, next, 'lyosha again');
    await give(anya, next, 'anya again');
    expect(anya.info.phase).toBe('playing');
    await finish();
    const file = parseRecordFile(await anya.say({ type: 'record', table: next }));
    if (!file.ok) throw new Error('no record');
    expect(file.value.clientSeeds).toEqual([entropyOf('anya again'), entropyOf('lyosha again')]);
    expect(verify(cow006, file.value).ok).toBe(true);
  });

  it('of somebody alone with bots is dealt as soon as their part is in', async () => {
    const anya = new Person<CowView>(on, 'anya');
    const chairs = [{ kind: 'me' as const }, { kind: 'bot' as const, level: 'novice' }];
    const order = gatheringTable({ chairs, pace: 'blitz', options: { rounds: 1 }, start: true });
    const { table } = (await anya.say(order)) as { table: string };
    await anya.say({ type: 'open', table });
    await finish();
    const { table: next } = (await anya.say({ type: 'rematch', table })) as { table: string };
    await rig.pass(60_000); // nothing is dealt without them
    await anya.say({ type: 'open', table: next });
    expect(anya.info).toMatchObject({ phase: 'gathering', dealing: true });
    await give(anya, next, 'anya');
    expect(anya.info.phase).toBe('playing');
  });
});
