import { clientKey, Person, Rig, settle } from '@izvilina/authority/testing/rig.ts';
import { nextEvent } from '@izvilina/bots/duel.ts';
import { BOTS } from '@izvilina/bots/registry.ts';
import { playedRecord } from '@izvilina/bots/self-play.ts';
import { loadGame } from '@izvilina/games/load.ts';
import { readData } from '@izvilina/games/node/read-data.ts';
import { SLUGS, type Slug } from '@izvilina/games/registry.ts';
import { runJobHere } from '@izvilina/jobs/run-here.ts';
import { chanceAt } from '@izvilina/kernel/chance.ts';
import type { View } from '@izvilina/kernel/game.ts';
import { advance, begin, isOver, type Match, viewOf } from '@izvilina/kernel/match.ts';
import { must } from '@izvilina/kernel/result.ts';
import type { RecordFile } from '@izvilina/protocol/record-file.ts';
import { describe, expect, it } from 'vitest';
import { gameFrom, gameFromPosition, isPositionFile, type NewGame, seatAskedIn, startingFrame } from './play-from.ts';

const MOMENTS = 10;
const WHO = { name: 'Аня', level: 'casual' } as const;
const MOST: { readonly [S in Slug]: number } = {
  cow006: 40,
  ingenious: 24,
  mindtrainer: 16,
  notnot: 80,
  brainstorm: 60,
};

/** A seat's view without `happened`, which is told only once. */
const knownTo = (match: Match, seat: number) => ({ ...viewOf(match, seat), happened: [] });

/** The first view that the player of this game gets, at a local table of the authority. Bots and jobs never answer. */
async function dealt(command: NewGame): Promise<unknown> {
  const rig = new Rig();
  const still = () => new Promise<never>(() => {});
  const me = new Person(rig.node({ local: true, readData, think: still, runJob: still }), 'me');
  const { table } = (await me.say({ type: 'create', client: clientKey(), ...command })) as { readonly table: string };
  await me.say({ type: 'open', table });
  await settle();
  const { view } = me;
  await rig.close();
  return { ...(view as View), happened: [] };
}

describe.each(SLUGS)('a game of %s goes on', (slug) => {
  it(`from ${MOMENTS} moments, with what a seat knew then and nothing more`, async () => {
    const record = await playedRecord(slug, ['casual', 'random'], 'from', { most: MOST[slug] });
    const game = await loadGame(slug, record.options, readData);
    const bots = await BOTS[slug]();
    const frames = [must(begin(game, record))];
    for (const event of record.events) frames.push(must(advance(frames.at(-1) as Match, event)));
    const file = { ...record, names: ['Аня', 'Папа'] } as unknown as RecordFile;
    for (let n = 0; n < MOMENTS; n++) {
      const seat = n % 2;
      const frame = startingFrame(frames, Math.floor(((n + 1) * (frames.length - 1)) / MOMENTS));
      const command = gameFrom(file, frame, seat, WHO);
      expect(command.chairs[seat]).toEqual({ kind: 'me', name: 'Аня' });
      const then = knownTo(frames[frame] as Match, seat);
      expect(await dealt(command)).toEqual(then);
      const start = { players: 2, options: record.options, ...command.begins };
      let match = must(begin(game, { ...start, seed: `new ${n}` }));
      expect(knownTo(match, seat)).toEqual(then);
      const refrained = new Set<string>();
      for (let event = 0; event < 3 && !isOver(match); event++)
        match = must(
          advance(
            match,
            await nextEvent(
              match,
              refrained,
              runJobHere,
              async (_, view) => bots.think('random', view, chanceAt('on', event), { ms: 50 }).move,
            ),
          ),
        );
      expect(match.seq).toBeGreaterThan(0);
    }
  });
});

it('what the others hold is drawn anew', async () => {
  const record = await playedRecord('cow006', ['random', 'random'], 'secret', { most: 3 });
  const game = await loadGame('cow006', {}, readData);
  const { begins } = gameFrom(record as unknown as RecordFile, 2, 0, WHO);
  const hands = ['a', 'b', 'c'].map((seed) =>
    JSON.stringify(viewOf(must(begin(game, { players: 2, options: {}, seed, ...begins })), 1)),
  );
  expect(new Set(hands).size).toBe(3);
});

it('a moment of no game is refused, and nobody goes on from the end', async () => {
  const record = await playedRecord('notnot', ['master', 'master'], 'end');
  const game = await loadGame('notnot', {}, readData);
  const from = { ...record, seat: 0 };
  const start = { players: 2, options: {}, seed: '' };
  expect(begin(game, { ...start, from })).toMatchObject({ ok: false, error: { code: 'GAME_OVER' } });
  expect(begin(game, { ...start, from: { ...from, seat: 2 } })).toMatchObject({ error: { code: 'BAD_SEAT' } });
  const nonsense = { ...from, events: [{ at: 0, by: 5, move: {} }] };
  expect(begin(game, { ...start, from: nonsense })).toMatchObject({ error: { code: 'BAD_POSITION' } });
});

it('a position of the engine protocol is played by a seat that is asked in it', async () => {
  const turn = { game: 'ingenious', position: { players: 2, turn: 1 } };
  const picked = { hands: [[5], [9]], rows: [[1], [2], [3], [4]], picks: [5, null] };
  const secret = { game: 'cow006', position: { players: 2, ...picked } };
  const nonsense = { game: 'cow006', position: { players: 99 } };
  const seats = [turn, secret, nonsense].map((file) => seatAskedIn(file, readData));
  expect(await Promise.all(seats)).toEqual([1, 1, 0]);
  expect(gameFromPosition(secret, 1, WHO).chairs).toEqual([
    { kind: 'bot', level: 'casual' },
    { kind: 'me', name: 'Аня' },
  ]);
});

it('knows a position of the engine protocol from a record', () => {
  expect(isPositionFile({ op: 'position', game: 'cow006', position: { players: 2 } })).toBe(true);
  expect(isPositionFile({ format: 'izvilina', game: 'cow006' })).toBe(false);
  expect(isPositionFile('gcg')).toBe(false);
});
