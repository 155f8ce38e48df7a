import { loadGame } from '@izvilina/games/load.ts';
import { readData } from '@izvilina/games/node/read-data.ts';
import { SLUGS, type Slug } from '@izvilina/games/registry.ts';
import { replay } from '@izvilina/kernel/record.ts';
import { must } from '@izvilina/kernel/result.ts';
import { describe, expect, it } from 'vitest';
import { playedRecord } from '../self-play.ts';
import { type Analysis, worstOf } from './analysis.ts';
import { runAnalysis } from './run.ts';

/** The bot that plays against random moves, and the most events to play: of long games the beginning is enough. */
const PLAYED: {
  readonly [S in Slug]: readonly [bot: string, most: number, options?: Readonly<Record<string, number>>];
} = {
  cow006: ['strong', 999, { rounds: 1 }],
  ingenious: ['casual', 12],
  mindtrainer: ['strong', 10],
  notnot: ['master', 999],
  brainstorm: ['casual', 120],
};

const sum = (numbers: readonly number[]): number => numbers.reduce((so, one) => so + one, 0);
const costOf = ({ mistakes }: Analysis, seat: number): number =>
  sum(mistakes.filter((mistake) => mistake.seat === seat).map(({ cost }) => cost));

describe.each(SLUGS)('the analysis of %s', (slug) => {
  const played = (async () => {
    const [bot, most, options = {}] = PLAYED[slug];
    const record = await playedRecord(slug, [bot, 'random'], 'analysis', { most, options });
    const heard: Analysis[] = [];
    const found = await runAnalysis(record, readData, (soFar) => heard.push(soFar));
    return { record, heard, found };
  })();

  it('says the same of the same record again', async () => {
    const { record, found } = await played;
    expect(await runAnalysis(record, readData)).toEqual(found);
  });

  it('has the chances of every seat after every event, up to the result', async () => {
    const { record, found } = await played;
    expect(found.chances).toHaveLength(record.events.length + 1);
    for (const chances of found.chances) expect(sum(chances)).toBeCloseTo(1, 2);
    const game = await loadGame(slug, record.options, readData);
    const { places } = game.result(must(replay(game, record)).state);
    if (places === null) return;
    const winners = places.filter((place) => place === 1).length;
    expect(found.chances.at(-1)).toEqual(places.map((place) => (place === 1 ? 1 / winners : 0)));
  });

  it('finds that whoever plays at random errs more, and says what would have been better and why', async () => {
    const { found } = await played;
    expect(costOf(found, 1)).toBeGreaterThan(2 * costOf(found, 0));
    for (const { cost, move, best, own, why } of worstOf(found, 1)) {
      expect(cost).toBeGreaterThan(0);
      expect(best).not.toEqual(move);
      expect(own.length + why.length).toBeGreaterThan(0);
    }
  });

  it('has no turning point between secret choices that are revealed together', async () => {
    const { record, found } = await played;
    const game = await loadGame(slug, record.options, readData);
    for (const { seq } of found.turns) {
      const match = must(replay(game, { ...record, events: record.events.slice(0, seq) }));
      const open = match.turn.over ? [] : match.turn.asks.filter(({ secret }) => secret);
      expect(open.length === 0 || open.length === match.players, `event ${seq}`).toBe(true);
    }
  });

  it('splits each result into mistakes, gifts and luck, or says that it cannot', async () => {
    const { found } = await played;
    if (found.luck === null) expect(found.accounts).toBeNull();
    for (const [seat, { start, mistakes, gifts, luck }] of (found.accounts ?? []).entries())
      expect(start + mistakes + gifts + luck).toBeCloseTo(found.chances.at(-1)?.[seat] as number, 9);
  });

  it('tells what it knows on the way', async () => {
    const { record, heard, found } = await played;
    expect(heard).toHaveLength(record.events.length - 1);
    expect(heard[3]?.chances).toEqual(found.chances.slice(0, 5));
    expect(heard.some(({ done }) => done)).toBe(false);
  });
});
