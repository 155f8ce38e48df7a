import { GAMES } from '@izvilina/games/registry.ts';
import { chanceAt } from '@izvilina/kernel/chance.ts';
import type { AnyEvent } from '@izvilina/kernel/game.ts';
import { advance, begin, hashOf, isOver, viewOf } from '@izvilina/kernel/match.ts';
import { must } from '@izvilina/kernel/result.ts';
import { combinedSeed, commitmentTo } from '@izvilina/protocol/proof.ts';
import type { RecordFile } from '@izvilina/protocol/record-file.ts';
import { beforeAll, describe, expect, test } from 'vitest';
import { actorOf, allViewsAt, loadReplay, momentsOf, type Replay, stepsBetween, viewAt } from './replay.ts';

/** A whole one-round game in which every question is answered at random. */
async function played(): Promise<RecordFile> {
  const game = await GAMES.cow006();
  const serverSeed = 'a'.repeat(64);
  const clientSeeds = ['b'.repeat(32), null];
  const start = { players: 2, options: { rounds: 1 }, seed: combinedSeed(serverSeed, clientSeeds) };
  let match = must(begin(game, start));
  const events: AnyEvent[] = [];
  while (!isOver(match)) {
    const seat = viewOf(match, 'watcher').asks[0]?.seat ?? 0;
    const moves = game.moves(viewOf(match, seat));
    if (!moves.finite) throw new Error('cow006 has finitely many moves');
    const move = moves.all[chanceAt('play', match.seq).below(moves.all.length)];
    const event = { at: match.seq, by: seat, move };
    match = must(advance(match, event));
    events.push(event);
  }
  return {
    format: 'izvilina',
    version: 1,
    game: 'cow006',
    rules: game.rules,
    ...start,
    events,
    names: ['Аня', 'bot:casual'],
    hash: hashOf(match),
    commitment: commitmentTo(serverSeed),
    serverSeed,
    clientSeeds,
    local: true,
  };
}

describe('a record unrolled for the replay', () => {
  let file: RecordFile;
  let replay: Replay;
  beforeAll(async () => {
    file = await played();
    replay = must(await loadReplay(JSON.parse(JSON.stringify(file))));
  });

  test('has a frame for every event and ends with the result', () => {
    expect(replay.frames).toHaveLength(file.events.length + 1);
    expect(viewAt(replay, 0, 'watcher').result).toBeNull();
    expect(viewAt(replay, replay.frames.length - 1, 'watcher').result?.places).toHaveLength(2);
    expect(replay.fair).toBe(true);
  });

  test('a doctored file is shown but not called fair; a broken one is refused', async () => {
    expect(must(await loadReplay({ ...file, commitment: 'f'.repeat(64) })).fair).toBe(false);
    const twice = { ...file, events: [...file.events, file.events[0]] };
    expect(await loadReplay(twice)).toMatchObject({ ok: false, error: { code: 'BAD_RECORD' } });
    expect(await loadReplay({ hello: 1 })).toMatchObject({ ok: false, error: { code: 'BAD_RECORD' } });
    expect(await loadReplay({ ...file, rules: 99 })).toMatchObject({ ok: false, error: { code: 'OTHER_RULES' } });
  });

  test('stops where everybody saw something, and steps carry all that lies between', () => {
    const moments = momentsOf(replay, (happening) => happening.type === 'revealed');
    expect(moments[0]).toBe(0);
    expect(moments.at(-1)).toBe(replay.frames.length - 1);
    expect(moments.length).toBeGreaterThanOrEqual(11);
    expect(moments.length).toBeLessThan(replay.frames.length);
    const [from = 0, to = 0] = moments.slice(1, 3);
    expect(stepsBetween(replay, from, to, 0).map((step) => step.seq)).toEqual(
      Array.from({ length: to - from }, (_, i) => from + i + 1),
    );
  });

  test('afterwards every hand lies open, each as its owner saw it', () => {
    const [mine, theirs] = allViewsAt(replay, 0);
    expect(allViewsAt(replay, 0)).toHaveLength(2);
    expect(mine).toEqual(viewAt(replay, 0, 0));
    expect(theirs).toEqual(viewAt(replay, 0, 1));
    expect(mine).toHaveProperty('hand.length', 10);
    expect(theirs).toHaveProperty('hand.length', 10);
    expect(mine).not.toHaveProperty('hand', (theirs as { readonly hand?: unknown }).hand);
  });

  test('a moment is somebody’s only when it was theirs alone', () => {
    const news = momentsOf(replay, (happening) => happening.type === 'revealed').slice(1);
    expect(actorOf(replay, 1)).toBe(0);
    expect(actorOf(replay, news[0] as number)).toBeNull();
  });
});
