import { readFileSync } from 'node:fs';
import { notnot } from '@izvilina/games/notnot/game.ts';
import { read } from '@izvilina/games/playthrough.ts';
import type { AnyGame } from '@izvilina/kernel/game.ts';
import { advance, begin, type Match } from '@izvilina/kernel/match.ts';
import { must } from '@izvilina/kernel/result.ts';
import { plyEvent } from '@izvilina/kernel/scenario.ts';
import { expect, test } from 'vitest';
import { touching } from './statistics.ts';

const GAMES = new URL('../../../../games/notnot/playthroughs/', import.meta.url);

function framesOf(file: string): readonly Match[] {
  const { start, plies } = read(readFileSync(new URL(file, GAMES), 'utf8'));
  const frames = [must(begin(notnot as unknown as AnyGame, start))];
  for (const ply of plies) frames.push(must(advance(frames.at(-1) as Match, plyEvent(ply))));
  return frames;
}

test('a game’s touches: every one is counted once, under its kind, and times are those of right ones', () => {
  const frames = framesOf('06-extreme.jsonl');
  const players = frames[0]?.players ?? 0;
  const all = touching(frames, players);
  const happened = frames.flatMap(({ state }) => state.happened);
  const count = (type: string) => happened.filter((one) => one.type === type).length;
  expect(all).toHaveLength(players);
  const sum = (numbers: readonly number[]) => numbers.reduce((a, b) => a + b, 0);
  expect(sum(all.map(({ mistakes }) => mistakes))).toBeGreaterThanOrEqual(count('mistook'));
  expect(sum(all.map(({ right }) => right))).toBeGreaterThanOrEqual(count('won'));
  for (const { right, mistakes, quickest, usual, byKind } of all) {
    const kinds = Object.values(byKind);
    expect(sum(kinds.map(({ touches }) => touches))).toBe(right + mistakes);
    expect(sum(kinds.map((kind) => kind.mistakes))).toBe(mistakes);
    expect(quickest ?? 0).toBeLessThanOrEqual(usual ?? 0);
  }
  expect(all.some(({ byKind }) => byKind.lie.touches > 0)).toBe(true);
});

test('nobody touched: nothing to tell', () => {
  const [none] = touching(framesOf('09-nobody-answers.jsonl').slice(0, 3), 2);
  expect(none).toMatchObject({ right: 0, mistakes: 0, quickest: null, usual: null });
});
