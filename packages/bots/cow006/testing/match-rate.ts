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
  /** The bot in all other chairs. */
  readonly against: string;
  readonly players: number;
  readonly deals: number;
  readonly seed: string;
}

/** Penalties of one round: first of the compared bot, then of the seats after it in order. */
type Round = readonly number[];
/** One deal, played once with the compared bot in each chair. */
export type Deal = readonly Round[];

/** Plays only the first round of matches, because it is typical: the end of the match is still far away. */
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
 * Share of matches the compared bot wins, estimated from single rounds: matches are drawn from them, and each is played
 * from every chair. So the luck of the deal cancels out, and equal players get exactly equal shares.
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

/** The 95 % confidence interval of the rate, by bootstrap over the deals. */
export function intervalOf(deals: readonly Deal[], seed: string): readonly [number, number] {
  const fast = fastFrom(chanceAt(seed, 1));
  const rates = Array.from({ length: RESAMPLES }, (_, n) => {
    const again = deals.map(() => deals[below(fast, deals.length)] as Deal);
    return matchRate(again, `${seed}/${n}`, MATCHES / 2);
  }).sort((a, b) => a - b);
  return [rates[Math.floor(0.025 * RESAMPLES)] as number, rates[Math.ceil(0.975 * RESAMPLES) - 1] as number];
}

/** Draws `endAt` rounds, more than any match has, because at least one point is taken in each. */
const drawnMatch = (deals: readonly Deal[], players: number, fast: Fast) =>
  Array.from({ length: endAt }, () => ({
    deal: deals[below(fast, deals.length)] as Deal,
    chair: below(fast, players),
  }));

/** Plays the rounds until a total reaches `endAt`: 1, 0, or a share of a shared win. */
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
