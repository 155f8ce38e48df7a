import { cow006 } from '@izvilina/games/cow006/game.ts';
import type { State } from '@izvilina/games/cow006/state.ts';
import { runJobHere } from '@izvilina/jobs/run-here.ts';
import { chanceAt, chances } from '@izvilina/kernel/chance.ts';
import { advance, begin, isOver } from '@izvilina/kernel/match.ts';
import { must } from '@izvilina/kernel/result.ts';
import { parse } from '@izvilina/kernel/schema.ts';
import { nextEvent } from '../../duel.ts';
import { below, type Fast, fastFrom } from '../../fast.ts';
import { bots } from '../bots.ts';

const MATCHES = 1000;
const { endAt } = must(parse(cow006.options, {}, 'BAD_OPTIONS'));

export interface Comparison {
  readonly level: string;
  /** Who sits in all the other chairs. */
  readonly against: string;
  readonly players: number;
  readonly deals: number;
  readonly seed: string;
}

/** What everybody took in one round: first the one whom we compare, then who sits next to it, and so on. */
type Round = readonly number[];
/** One deal, played once with the one whom we compare in each chair. */
export type Deal = readonly Round[];

/** The first round of matches, for it is played as most are: with the end of the match far away. */
export async function playDeals({ level, against, players, deals, seed }: Comparison): Promise<Deal[]> {
  const chairs = Array.from({ length: players }, (_, chair) => chair);
  const played: Deal[] = [];
  for (let deal = 0; deal < deals; deal++) {
    const rounds: Round[] = [];
    for (const own of chairs) {
      const scores = await firstRound(
        chairs.map((chair) => (chair === own ? level : against)),
        `${seed}/${deal}`,
      );
      rounds.push(chairs.map((further) => scores[(own + further) % players] as number));
    }
    played.push(rounds);
  }
  return played;
}

async function firstRound(seats: readonly string[], seed: string): Promise<readonly number[]> {
  const chanceOf = chances(`${seed}/players`);
  let match = must(begin(cow006, { players: seats.length, options: {}, seed }));
  for (let decision = 0; ; decision++) {
    const event = await nextEvent(match, new Set(), runJobHere, async (seat, view) => {
      const budget = { ms: Number.POSITIVE_INFINITY };
      return bots.think(seats[seat] as string, view as never, chanceOf(decision), budget).move;
    });
    match = must(advance(match, event));
    const { rounds } = match.state as State;
    if (rounds[0] !== undefined || isOver(match)) return rounds[0] as readonly number[];
  }
}

/**
 * How many matches the one wins, told from such rounds: matches are drawn from them, and each is played from every chair. So the luck of
 * the deal cancels out, and players who play alike get their share exactly.
 */
export function matchRate(deals: readonly Deal[], seed: string, matches = MATCHES): number {
  const players = (deals[0] as Deal).length;
  const fast = fastFrom(chanceAt(seed, 0));
  let won = 0;
  for (let match = 0; match < matches; match++) {
    const rounds = drawnMatch(deals, players, fast);
    for (let further = 0; further < players; further++)
      won += winOf(rounds.map(({ deal, chair }) => deal[(chair + further) % players] as Round));
  }
  return won / (players * matches);
}

const RESAMPLES = 400;

/** Where the rate lies in 95 of 100 cases: the deals are drawn again and again with some twice and some never (bootstrap). */
export function intervalOf(deals: readonly Deal[], seed: string): readonly [number, number] {
  const fast = fastFrom(chanceAt(seed, 1));
  const rates = Array.from({ length: RESAMPLES }, (_, n) => {
    const again = deals.map(() => deals[below(fast, deals.length)] as Deal);
    return matchRate(again, `${seed}/${n}`, MATCHES / 2);
  }).sort((a, b) => a - b);
  return [rates[Math.floor(0.025 * RESAMPLES)] as number, rates[Math.ceil(0.975 * RESAMPLES) - 1] as number];
}

/** More rounds than any match has: somebody takes a point in each. */
const drawnMatch = (deals: readonly Deal[], players: number, fast: Fast) =>
  Array.from({ length: endAt }, () => ({
    deal: deals[below(fast, deals.length)] as Deal,
    chair: below(fast, players),
  }));

/** One round after the other until somebody has too many points: 1, 0, or a share of a shared win. */
function winOf(rounds: readonly Round[]): number {
  const totals = (rounds[0] as Round).map(() => 0);
  for (const round of rounds) {
    if (Math.max(...totals) >= endAt) break;
    round.forEach((points, further) => {
      totals[further]! += points;
    });
  }
  const least = Math.min(...totals);
  return totals[0] === least ? 1 / totals.filter((total) => total === least).length : 0;
}
