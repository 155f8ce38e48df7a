import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { conversation, playOut, type Reply } from '@izvilina/engine/testing/conversation.ts';
import { combinedSeed, commitmentTo } from '@izvilina/protocol/proof.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { izvilina } from '../running.ts';
import { verdictOn } from './verdict.ts';

const serverSeed = 'a'.repeat(64);
const clientSeeds = ['b'.repeat(32), null];
let folder: string;
let log: Reply['log'];
let record: { readonly [key: string]: unknown };
let hash: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'izvilina-replay-'));
  const ask = conversation();
  const seed = combinedSeed(serverSeed, clientSeeds);
  const { match, toAct } = await ask({ op: 'new', game: 'cow006', players: 2, seed, options: { rounds: 1 } });
  await playOut(ask, match, toAct);
  log = (await ask({ op: 'log', match })).log;
  hash = (await ask({ op: 'state', match })).hash;
  const commitment = commitmentTo(serverSeed);
  const proof = { hash, commitment, serverSeed, clientSeeds, local: false };
  record = { format: 'izvilina', version: 1, ...log, names: ['А', 'Б'], ...proof };
});
afterAll(() => rm(folder, { recursive: true }));

async function replayed(content: unknown) {
  const path = join(folder, 'game.json');
  await writeFile(path, typeof content === 'string' ? content : JSON.stringify(content));
  return izvilina(['replay', path]);
}

test('a record that holds is verified', async () => {
  const { code, out, err } = await replayed(record);
  expect({ code, err }).toEqual({ code: 0, err: '' });
  expect(out).toContain(hash);
  expect(out).toMatch(/commitment: .+ in this file\nshuffle: .+1 of 2 people\nverified\n$/);
});

test('with the commitment somebody noted before the deal it must be that very deal', async () => {
  const path = join(folder, 'expected.json');
  await writeFile(path, JSON.stringify(record));
  const right = await izvilina(['replay', '--expect', commitmentTo(serverSeed).toUpperCase(), path]);
  expect(right).toMatchObject({ code: 0, out: expect.stringContaining('the one you expected') });
  // A consistent record, but dealt from a server's part that was chosen afterwards.
  const other = { holds: false, lines: [expect.stringMatching(/another commitment/)] };
  expect(await verdictOn(record, commitmentTo('promised before'))).toEqual(other);
  expect((await izvilina(['replay', '--expect', 'abc', path])).code).toBe(2);
});

test('an engine’s log is replayed, alone or as the engine answered it', async () => {
  for (const content of [log, { id: 1, ok: true, log }])
    expect(await verdictOn(content)).toEqual({
      holds: true,
      lines: [expect.stringContaining(`${log.events.length} events`), `hash: ${hash}`, 'verified'],
    });
});

test('a record that does not hold is told, with exit code 1', async () => {
  const { code, out } = await replayed({ ...record, hash: '0'.repeat(64) });
  expect(code).toBe(1);
  expect(out).toMatch(/^does not hold: .+\n$/);
});

test.each([
  ['another last state', () => ({ ...record, hash: '0'.repeat(64) }), /hash/],
  ['another commitment', () => ({ ...record, commitment: '0'.repeat(64) }), /commitment/],
  ['another dealer’s part', () => ({ ...record, serverSeed: 'c', commitment: commitmentTo('c') }), /seed/],
  ['a player’s part gone', () => ({ ...record, clientSeeds: [null, null] }), /seed/],
  ['a move twice', () => ({ ...record, events: [...log.events, log.events[0]] }), /event \d+ is refused, GAME_OVER/],
  ['a missing field', () => ({ ...record, names: undefined }), /neither a record nor a log/],
  [
    'a log with more seats than its position',
    () => ({ ...log, position: { players: 2 }, players: 3 }),
    /number of players/,
  ],
  ['a log with an unknown game', () => ({ ...log, game: 'chess' }), /UNKNOWN_GAME/],
  ['no record at all', () => [], /neither a record nor a log/],
])('%s does not hold', async (_, content, told) => {
  const raw = JSON.parse(JSON.stringify(content()));
  expect(await verdictOn(raw)).toEqual({ holds: false, lines: [expect.stringMatching(told)] });
});

test('a file that is no JSON, or is not there, is one sentence', async () => {
  for (const { code, out, err } of [await replayed('moo'), await izvilina(['replay', join(folder, 'nowhere')])]) {
    expect({ code, out }).toEqual({ code: 1, out: '' });
    expect(err).toMatch(/^izvilina: .+\n$/);
  }
});
