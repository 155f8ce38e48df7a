import { cow006 } from '@izvilina/games/cow006/game.ts';
import { chanceAt, drawn } from '@izvilina/kernel/chance.ts';
import { must } from '@izvilina/kernel/result.ts';
import { parse } from '@izvilina/kernel/schema.ts';
import { botPlayer, type Player, playGame, type Tally } from '../../duel.ts';
import { bots } from '../bots.ts';

const MATCHES = 1000;
const { endAt } = must(parse(cow006.options, {}, 'BAD_OPTIONS'));

/** What the two whom we compare took in one round. */
type Round = readonly [own: number, other: number];

/**
 * How many matches the first of two levels wins, told from single rounds: every deal is played in both chairs, and matches are
 * drawn from these rounds. So the luck of the deal cancels out, and two that play alike get one half exactly.
 */
export async function matchRate(names: readonly [string, string], deals: number, seed: string): Promise<number> {
  const [own, other] = names.map((name) => botPlayer(bots, name)) as [Player, Player];
  const inBothChairs: (readonly [Round, Round])[] = [];
  for (let deal = 0; deal < deals; deal++) {
    const play = async (...players: readonly Player[]): Promise<readonly Tally[]> =>
      playGame({ seats: names, games: deals, seed, budgetMs: 60_000, singleRound: true }, cow006, players, deal);
    const [[a, b], [c, d]] = [await play(own, other), await play(other, own)] as [[Tally, Tally], [Tally, Tally]];
    inBothChairs.push([
      [a.score, b.score],
      [d.score, c.score],
    ]);
  }
  let won = 0;
  for (let match = 0; match < MATCHES; match++) {
    const chance = chanceAt(seed, match);
    const rounds = Array.from({ length: endAt }, () => ({ deal: drawn(inBothChairs, chance), chair: chance.below(2) }));
    won += winOf(rounds.map(({ deal, chair }) => deal[chair] as Round));
    won += winOf(rounds.map(({ deal, chair }) => deal[1 - chair] as Round));
  }
  return won / (2 * MATCHES);
}

/** One round after the other until somebody has too many points: 1, 0, or a half for a shared win. */
function winOf(rounds: readonly Round[]): number {
  let [own, other] = [0, 0];
  for (const [more, others] of rounds) {
    if (own >= endAt || other >= endAt) break;
    own += more;
    other += others;
  }
  return own < other ? 1 : own > other ? 0 : 0.5;
}
