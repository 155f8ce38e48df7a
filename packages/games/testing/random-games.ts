import { chances } from '@izvilina/kernel/chance.ts';
import { playRandomly } from '@izvilina/kernel/contract.ts';
import type { Match } from '@izvilina/kernel/match.ts';
import { loadGameFor } from '../load.ts';
import { readData } from '../node/read-data.ts';
import type { Slug } from '../registry.ts';
import { VARIETIES } from '../variety.ts';

/** Different in every run; a failure names it, and `SUITE_SEED=… npm test -- unit FILE` repeats it. */
export const SEED = process.env.SUITE_SEED ?? Date.now().toString(36);

type Positions = readonly Match[];

const played = new Map<string, Promise<readonly Positions[]>>();

/**
 * Every position of so many random games, begun and played as in the contract tests; jobs have their stand-in results.
 * They are played once for a whole test file, and of a slow game fewer are played.
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

/** What a match asks of a seat, without the number that makes the question unique: `pick`, `row`. */
const kindOfQuestion = (what: string): string => what.split(':')[0] ?? what;

/** Up to `perKind` positions for every kind of question that so many random games ask, with the seat that is asked. */
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
        // Every position has the same chance to stay (reservoir sampling).
        const place = pile.kept.length < perKind ? pile.kept.length : dice.below(pile.seen);
        if (place < perKind) pile.kept[place] = { match, seat };
      }
    }
  return [...found].flatMap(([kind, { kept }]) => kept.map((question) => ({ kind, ...question })));
}
