import type { TableDoc } from '@izvilina/authority/document/document.ts';
import { firstMove, gatheringTable } from '@izvilina/authority/testing/cow-table.ts';
import { type MemoryStore, memoryStore } from '@izvilina/authority/testing/memory-store.ts';
import { Rig, settle } from '@izvilina/authority/testing/rig.ts';
import { cow006 } from '@izvilina/games/cow006/game.ts';
import { chanceAt } from '@izvilina/kernel/chance.ts';
import { playRandomly } from '@izvilina/kernel/contract.ts';
import type { AnyGame } from '@izvilina/kernel/game.ts';
import { hashOf } from '@izvilina/kernel/match.ts';
import { must } from '@izvilina/kernel/result.ts';
import { PACES } from '@izvilina/protocol/pace.ts';
import { combinedSeed, commitmentTo } from '@izvilina/protocol/proof.ts';
import { parseRecordFile, verify } from '@izvilina/protocol/record-file.ts';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { dealKeeper } from '../client/deal-keeper.ts';
import { readDealNotes } from '../client/deal-notes.ts';
import { TableClient } from '../client/table.ts';
import { PendingCommands, type Transport } from '../client/transport.ts';
import { checkRecord } from './checkRecord.ts';

let rigs: Rig[];
beforeEach(() => {
  rigs = [];
  const kept = new Map<string, string>();
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => Object.assign(storage, { [key]: value }) && kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  };
  vi.stubGlobal('localStorage', storage);
});
afterEach(async () => {
  vi.unstubAllGlobals();
  for (const rig of rigs) await rig.close();
});

/** A page plays a whole online game against one bot; `lie` changes the documents that the server stores. */
async function game(lie: (doc: TableDoc) => TableDoc = (doc) => doc, reload = false) {
  const honest = memoryStore();
  const store: MemoryStore = {
    ...honest,
    commit: (table, { doc, ...rest }) =>
      honest.commit(table, { ...rest, ...(doc && { doc: { ...doc, doc: lie(doc.doc) } }) }),
  };
  const rig = new Rig(store);
  rigs.push(rig);
  const node = rig.node({ think: firstMove });
  const pending = new PendingCommands((message) => void connection.receive(message));
  const connection = node.connect(
    { id: 'anya', name: 'anya' },
    { send: (message) => pending.receive(message), renamed: async () => undefined },
  );
  const transport: Transport = {
    send: (command) => pending.send(command),
    onPush: (listener) => pending.onPush(listener),
    status: () => 'ready',
    onStatus: () => () => undefined,
  };
  const chairs = [{ kind: 'me' as const }, { kind: 'bot' as const, level: 'novice' }];
  const { table } = await transport.send(gatheringTable({ chairs, pace: 'blitz', options: { rounds: 1 } }));
  const look = () => new TableClient(transport, table, dealKeeper(transport, table)).subscribe(() => undefined);
  const leave = look();
  await settle();
  await transport.send({ type: 'start', table });
  if (reload) {
    leave();
    look();
  }
  await rig.pass(20 * PACES.blitz);
  const raw = JSON.parse(JSON.stringify(await transport.send({ type: 'record', table })));
  const file = must(parseRecordFile(raw));
  expect(verify(cow006, file).ok).toBe(true); // whatever the server did, the record is consistent in itself
  return { file, notes: readDealNotes(table) };
}

const OTHER = 'f'.repeat(32);

describe('the check of an online game compares the record with what this page saw and sent', () => {
  test('and says how much there was to compare', async () => {
    const { file, notes } = await game();
    expect(notes?.part).toMatch(/^[0-9a-f]{32}$/);
    const checked = must(await checkRecord(file, { notes, seats: [0] }));
    expect(checked).toMatchObject({ commitment: true, part: true });
    expect(checked.shown).toBeGreaterThan(10);
  });

  test('a reload forgets nothing', async () => {
    const { file, notes } = await game(undefined, true);
    expect(must(await checkRecord(file, { notes, seats: [0] }))).toMatchObject({ commitment: true, part: true });
  });

  test('a dealer who chose their part after the players gave theirs is found out', async () => {
    const { file, notes } = await game((doc) => {
      if (doc.phase !== 'playing') return doc;
      const [mine] = doc.chairs;
      const entropies = [mine?.kind === 'person' ? mine.entropy : null, null];
      return { ...doc, serverSeed: 'ground', seed: combinedSeed('ground', entropies) };
    });
    expect(await checkRecord(file, { notes, seats: [0] })).toMatchObject({ error: { code: 'OTHER_COMMITMENT' } });
  });

  test('a dealer who put another part in the place of ours is found out', async () => {
    const { file, notes } = await game((doc) => ({
      ...doc,
      chairs: doc.chairs.map((chair) =>
        chair.kind === 'person' && chair.entropy ? { ...chair, entropy: OTHER } : chair,
      ),
      seed: doc.phase === 'playing' ? combinedSeed(doc.serverSeed, [OTHER, null]) : doc.seed,
    }));
    expect(file.clientSeeds).toEqual([OTHER, null]);
    expect(await checkRecord(file, { notes, seats: [0] })).toMatchObject({ error: { code: 'OTHER_PART' } });
  });

  test('a record of another game from the same seed is found out', async () => {
    const { file, notes } = await game();
    const { events, last } = playRandomly(cow006 as AnyGame, file, chanceAt('other moves', 0));
    if (!last) throw new Error('no game');
    const forged = { ...file, events, hash: hashOf(last) };
    expect(verify(cow006, forged).ok).toBe(true);
    expect(await checkRecord(forged, { notes, seats: [0] })).toMatchObject({ error: { code: 'OTHER_GAME' } });
  });

  test('a device that saw nothing can say no more than that the record holds', async () => {
    const { file } = await game();
    const checked = await checkRecord(file, { notes: null, seats: [0] });
    expect(checked).toEqual({ ok: true, value: { commitment: false, part: false, shown: 0 } });
    const forged = { ...file, commitment: commitmentTo('x') };
    expect(await checkRecord(forged, { notes: null, seats: [0] })).toMatchObject({ ok: false });
  });
});
