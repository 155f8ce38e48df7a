import type { FinishedGame, SeatInfo } from '@izvilina/protocol/messages.ts';
import type { Where } from '../client/transports.ts';

/** A finished game and where it was played. */
export interface Played extends FinishedGame {
  readonly where: Where;
}

/** How a game ended for this guest: `alone` without opponents, `shared` when several people played on one screen. */
export type Ending = 'won' | 'drawn' | 'lost' | 'alone' | 'shared' | 'unfinished';

export const mySeats = (seats: readonly SeatInfo[]): number[] =>
  seats.flatMap((seat, i) => (seat.kind === 'person' && seat.you ? [i] : []));

export function endingOf({ seats, outcome }: Pick<FinishedGame, 'seats' | 'outcome'>): Ending {
  const [mine, ...more] = mySeats(seats);
  const places = outcome?.places;
  if (mine === undefined || !places) return 'unfinished';
  if (more.length > 0) return 'shared';
  if (places.length === 1) return 'alone';
  if (places.every((place) => place === 1)) return 'drawn';
  return places[mine] === 1 ? 'won' : 'lost';
}

/** A game that counts in the statistics: it has a result, and this guest had one seat. */
const isCounted = (game: Played): boolean => !['shared', 'unfinished'].includes(endingOf(game));

const myScore = ({ seats, outcome }: Played): number => outcome?.scores[mySeats(seats)[0] ?? 0] ?? 0;

export interface GameStats {
  readonly game: string;
  readonly played: number;
  readonly won: number;
  /** Wins in a row: up to the newest game, and the longest ever. */
  readonly streak: { readonly now: number; readonly longest: number };
  /** Null until a game counts. */
  readonly best: Played | null;
  readonly bestScore: number;
  /** Oldest first. */
  readonly results: readonly { readonly game: Played; readonly score: number; readonly ending: Ending }[];
}

/** Statistics per title, the most played first. `games` are newest first. */
export function statsByGame(games: readonly Played[]): readonly GameStats[] {
  const counted = games.filter(isCounted);
  const titles = [...new Set(counted.map(({ game }) => game))];
  return titles
    .map((title) =>
      statsOf(
        title,
        counted.filter(({ game }) => game === title),
      ),
    )
    .sort((a, b) => b.played - a.played);
}

function statsOf(game: string, games: readonly Played[]): GameStats {
  const results = games.map((one) => ({ game: one, score: myScore(one), ending: endingOf(one) })).toReversed();
  const sign = fewerWins(games) ? -1 : 1;
  const best = results.reduce<(typeof results)[number] | null>(
    (top, one) => (top === null || sign * one.score > sign * top.score ? one : top),
    null,
  );
  return {
    game,
    results,
    streak: streaks(results.map(({ ending }) => ending)),
    played: results.length,
    won: results.filter(({ ending }) => ending === 'won').length,
    best: best?.game ?? null,
    bestScore: best?.score ?? 0,
  };
}

/** Whether fewer points are better, deduced from the games: in most, the first place had fewer points than the last. */
function fewerWins(games: readonly Played[]): boolean {
  const lead = games.map(({ outcome }) => {
    const places = outcome?.places ?? [];
    const scoreAt = (place: number) => outcome?.scores[places.indexOf(place)] ?? 0;
    return Math.sign(scoreAt(1) - scoreAt(Math.max(...places)));
  });
  return lead.reduce((sum, one) => sum + one, 0) < 0;
}

/** `endings` are oldest first. Draws and games alone neither extend nor break a streak. */
function streaks(endings: readonly Ending[]): GameStats['streak'] {
  let [now, longest] = [0, 0];
  for (const ending of endings) {
    if (ending === 'won') now++;
    if (ending === 'lost') now = 0;
    longest = Math.max(longest, now);
  }
  return { now, longest };
}

export interface RivalStats {
  readonly key: string;
  /** A person by their latest name; all bots of one level count as one rival. */
  readonly rival: { readonly kind: 'person'; readonly name: string } | { readonly kind: 'bot'; readonly level: string };
  readonly met: number;
  /** How often this guest finished ahead of the rival, and behind. */
  readonly ahead: number;
  readonly behind: number;
}

/** Statistics per rival, those met most often first. `games` are newest first. */
export function statsByRival(games: readonly Played[]): readonly RivalStats[] {
  const rivals = new Map<string, RivalStats>();
  for (const game of games.filter(isCounted)) {
    const places = game.outcome?.places ?? [];
    const mine = places[mySeats(game.seats)[0] ?? 0] ?? 0;
    for (const [i, seat] of game.seats.entries()) {
      if (seat.kind === 'open' || (seat.kind === 'person' && seat.you)) continue;
      const rival =
        seat.kind === 'person'
          ? ({ kind: 'person', name: seat.name } as const)
          : ({ kind: 'bot', level: seat.level } as const);
      const key = seat.kind === 'person' ? (seat.alias ?? seat.name) : JSON.stringify(rival);
      const known = rivals.get(key) ?? { key, rival, met: 0, ahead: 0, behind: 0 };
      const theirs = places[i] ?? 0;
      rivals.set(key, {
        ...known,
        met: known.met + 1,
        ahead: known.ahead + (mine < theirs ? 1 : 0),
        behind: known.behind + (mine > theirs ? 1 : 0),
      });
    }
  }
  return [...rivals.values()].sort((a, b) => b.met - a.met);
}
