import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readData } from '@izvilina/games/node/read-data.ts';
import { SLUGS } from '@izvilina/games/registry.ts';
import { isOver, type Match } from '@izvilina/kernel/match.ts';
import { must } from '@izvilina/kernel/result.ts';
import { describe, expect, test } from 'vitest';
import { allViewsAt, loadReplay, viewAt } from './replay.ts';

const FOLDER = join(import.meta.dirname, '../../../fixtures/records');
const releases = readdirSync(FOLDER);
const filesOf = (release: string) => readdirSync(join(FOLDER, release));

/** Records saved with an earlier release must be read, checked and opened by this one (fixtures/README.md). */
describe.each(releases)('records of %s', (release) => {
  test('are of every game', () => {
    expect(new Set(filesOf(release).map((file) => file.split('-')[0]))).toEqual(new Set(SLUGS));
  });

  test.each(filesOf(release))('%s', async (file) => {
    const raw: unknown = JSON.parse(readFileSync(join(FOLDER, release, file), 'utf8'));
    const replay = must(await loadReplay(raw, readData));
    expect(replay.fair).toBe(true);
    const last = replay.frames.length - 1;
    expect(last).toBe(replay.file.events.length);
    expect(isOver(replay.frames[last] as Match)).toBe(true);
    expect(viewAt(replay, last, 'watcher').result?.places).toHaveLength(replay.file.players);
    for (const frame of [0, Math.floor(last / 2), last])
      expect(allViewsAt(replay, frame)).toHaveLength(replay.file.players);
  });
});
