import { chances } from '@izvilina/kernel/chance.ts';
import { playRandomly } from '@izvilina/kernel/contract.ts';
import type { Match } from '@izvilina/kernel/match.ts';
import { loadGameFor } from '../load.ts';
import { readData } from '../node/read-data.ts';
import type { Slug } from '../registry.ts';
import { VARIETIES } from '../variety.ts';

/** Different in every run; a failure prints it, and `SUITE_SEED=… npm test -- unit FILE` repeats it. */
export const SEED = process.env.SUITE_SEED ?? Date.now().toString(36);

type Positions = readonly Match[];

const played = new Map<string, Promise<readonly Positions[]>>();

/**
 * All positions of `games` random games, begun and played as in the contract tests, with substitutes for job results.
 * Played once per test file; fewer for a slow game.
 */
export function randomGames(slug: Slug, games: number): Promise<readonly Positions[]> {
  const key = `${slug} ${games}`;
  const known = played.get(key) ?? playGames(slug, games);
  played.set(key, known);
  return known;
}

const SLOW_GAMES_ONE_IN = 20;

async function playGames(slug: Slug, games: number): Promise<Positions[]> {
  const variety = await VARIETIES[slug]();
  const diceOf = chances(`${slug} ${SEED}`);
  const all: Positions[] = [];
  for (let index = 1; index <= Math.min(games, (variety.games ?? Infinity) / SLOW_GAMES_ONE_IN); index++) {
    const dice = diceOf(index);
    const start = { ...variety.start(dice), seed: `${SEED} of game ${index}` };
    const positions: Match[] = [];
    const note = (match: Match) => {
      positions.push(match);
      return [];
    };
    const { violations } = playRandomly(await loadGameFor(slug, start, readData), start, dice, note, variety.job);
    if (violations.length > 0) throw new Error(`game ${index}: ${JSON.stringify(violations)}`);
    all.push(positions);
  }
  return all;
}

/** The kind of a question, without the number that makes it unique: `pick`, `row`. */
const kindOfQuestion = (what: string): string => what.split(':')[0] ?? what;

/** Up to `perKind` positions for each kind of question in `games` random games, with the asked seat. */
export async function questions(slug: Slug, games: number, perKind: number) {
  const dice = chances(`${slug} ${SEED} questions`)(0);
  const found = new Map<string, { seen: number; readonly kept: { readonly match: Match; readonly seat: number }[] }>();
  for (const positions of await randomGames(slug, games))
    for (const match of positions) {
      const turn = match.game.turn(match.state);
      for (const { seat, what } of turn.over ? [] : turn.asks) {
        const kind = kindOfQuestion(what);
        const pile = found.get(kind) ?? { seen: 0, kept: [] };
        found.set(kind, pile);
        pile.seen++;
        // Every position has the same chance to be kept (reservoir sampling).
        const place = pile.kept.length < perKind ? pile.kept.length : dice.below(pile.seen);
        if (place < perKind) pile.kept[place] = { match, seat };
      }
    }
  return [...found].flatMap(([kind, { kept }]) => kept.map((question) => ({ kind, ...question })));
}
