import type { NotNotHappening } from '@izvilina/games/notnot/state.ts';
import type { Moment, Step } from '../../module.ts';
import { FaceCard } from '../board/cards.tsx';
import type { NotNotWords } from '../words/words.ts';
import '../look.css';

type Won = Extract<NotNotHappening, { type: 'won' }>;

/** A closed round and its result. */
interface Round {
  readonly seq: number;
  readonly round: number;
  /** Whether there was a right card. */
  readonly solvable: boolean;
  readonly won: readonly Won[];
  /** The player with more cards than every other after this round; null on a tie. */
  readonly leader: number | null;
}

/** Two moments: the longest streak, shown at its last card, and the card that gave the winner the lead for good. */
export function moments(steps: readonly Step<NotNotHappening>[], words: NotNotWords): readonly Moment[] {
  const rounds = roundsOf(steps);
  return [longestStreak(rounds, words), leadForGood(rounds, words)].filter((moment) => moment !== null);
}

function roundsOf(steps: readonly Step<NotNotHappening>[]): readonly Round[] {
  const piles = new Map<number, number>();
  return steps.flatMap(({ seq, happened }) => {
    const news = happened;
    const closed = news.find((one) => one.type === 'closed');
    if (closed?.type !== 'closed') return [];
    const won = news.filter((one) => one.type === 'won');
    const lost = news.filter((one) => one.type === 'mistook').filter((one) => one.lost);
    for (const { player } of won) piles.set(player, (piles.get(player) ?? 0) + 1);
    for (const { player } of lost) piles.set(player, (piles.get(player) ?? 0) - 1);
    return [{ seq, round: closed.round, solvable: closed.right.length > 0, won, leader: leaderOf(piles) }];
  });
}

function leaderOf(piles: ReadonlyMap<number, number>): number | null {
  const most = Math.max(...piles.values());
  const leaders = [...piles].filter(([, count]) => count === most);
  return leaders.length === 1 ? (leaders[0]?.[0] ?? null) : null;
}

const WORTH_TELLING = 2;

function longestStreak(rounds: readonly Round[], words: NotNotWords): Moment | null {
  let running = new Map<number, number>();
  let best: { readonly round: Round; readonly won: Won; readonly streak: number } | null = null;
  for (const round of rounds.filter(({ solvable }) => solvable)) {
    running = new Map(round.won.map(({ player }) => [player, (running.get(player) ?? 0) + 1]));
    for (const won of round.won) {
      const streak = running.get(won.player) ?? 0;
      if (streak > (best?.streak ?? 0)) best = { round, won, streak };
    }
  }
  return best && best.streak >= WORTH_TELLING ? moment(best.round, best.won, words.moments.streak(best.streak)) : null;
}

/** Null if there was no single leader at the end, or if the winner led from the first card on. */
function leadForGood(rounds: readonly Round[], words: NotNotWords): Moment | null {
  const leader = rounds.at(-1)?.leader ?? null;
  const behind = rounds.findLastIndex((round) => round.leader !== leader);
  const taken = rounds[behind + 1];
  const won = taken?.won.find(({ player }) => player === leader);
  const contested = rounds.slice(0, behind + 1).some((round) => round.won.length > 0);
  return taken && won && contested ? moment(taken, won, words.moments.lead(taken.round)) : null;
}

const moment = ({ seq }: Round, { player, card }: Won, text: string): Moment => ({
  seq,
  seat: player,
  text,
  picture: (
    <span className="nn-kept">
      <FaceCard card={card} />
    </span>
  ),
});
