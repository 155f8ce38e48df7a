import { loadGame } from '@izvilina/games/load.ts';
import { readData } from '@izvilina/games/node/read-data.ts';
import type { Slug } from '@izvilina/games/registry.ts';
import { chanceAt } from '@izvilina/kernel/chance.ts';
import type { AnyEvent, AnyGame, Seat, View } from '@izvilina/kernel/game.ts';
import type { Json } from '@izvilina/kernel/json.ts';
import { advance, begin, type Match, viewOf } from '@izvilina/kernel/match.ts';
import { must } from '@izvilina/kernel/result.ts';
import { EXPLAINED_FOR_PLANS } from '../analysis/plans.ts';
import { type AnyBots, type Candidate, HINT_LEVEL } from '../bot.ts';
import { BOTS } from '../registry.ts';
import { playedRecord } from '../self-play.ts';
import type { AnyPuzzleKind } from './kind.ts';
import { openPuzzle, type Puzzle, type PuzzleFile, storedEvent } from './puzzle.ts';
import { PUZZLE_KINDS } from './registry.ts';

/** Factor by which the check uses more nodes than the first search. */
export const CHECKED_BY = 10;

interface Search {
  readonly game: AnyGame;
  readonly bots: AnyBots;
  readonly kind: AnyPuzzleKind;
}

/** Plays games between bots and takes puzzles from them until there are enough. Deterministic for a seed. */
export async function findPuzzles(
  slug: Slug,
  seed: string,
  wanted: number,
  progress: (found: number, games: number) => void,
): Promise<PuzzleFile> {
  const kind = await PUZZLE_KINDS[slug]();
  const { seats, options } = kind;
  const [game, bots] = await Promise.all([loadGame(slug, options, readData), BOTS[slug]()]);
  const puzzles: Puzzle[] = [];
  for (let number = 1; puzzles.length < wanted; number++) {
    const record = await playedRecord(slug, seats, `${seed}/${number}`, { options });
    const found = puzzlesIn({ game, bots, kind }, must(begin(game, record)), record.events);
    puzzles.push(...found.slice(0, wanted - puzzles.length));
    progress(puzzles.length, number);
  }
  return { rules: game.rules, players: seats.length, options, puzzles };
}

/**
 * Latest event from which a game is searched. The seed chooses it, so that not all puzzles are near the beginning;
 * later positions take longer to load.
 */
const LATEST_START = 20;
/** Fewest events between two positions of the same game. */
const APART = 8;

function puzzlesIn(search: Search, start: Match, events: readonly AnyEvent[]): readonly Puzzle[] {
  const found: Puzzle[] = [];
  let next = chanceAt(`${start.start.seed}/from`, 0).below(
    Math.max(1, Math.min(LATEST_START, Math.floor(events.length / 2))),
  );
  let match = start;
  for (const [index, event] of events.entries()) {
    const asked = match.turn.over ? null : (match.turn.asks[0]?.seat ?? null);
    if (index >= next && asked !== null && asked === event.by) {
      const puzzle = puzzleAt(search, match, asked, events.slice(0, index));
      if (puzzle) {
        found.push(puzzle);
        next = index + APART;
      }
    }
    if (found.length === search.kind.mostOfGame) break;
    match = must(advance(match, event));
  }
  return found;
}

/** The current question as a puzzle, or null. It is examined in the form in which it will be stored and opened. */
function puzzleAt(search: Search, match: Match, seat: Seat, events: readonly AnyEvent[]): Puzzle | null {
  const { game, kind } = search;
  const view = viewOf(match, seat);
  if (!kind.isWorthAsking(view)) return null;
  const { players, options, seed } = match.start;
  const stored = kind.position
    ? { seed: `${seed} ${match.seq}`, position: kind.position(view) as Json, events: [] }
    : { seed, events: events.map(storedEvent) };
  const file = { rules: game.rules, players, options, puzzles: [] };
  const opened = must(openPuzzle(game, file, { ...stored, seat, best: null, why: [], margin: 0 }));
  const best = clearlyBest(search, opened, seat);
  return best && { ...stored, seat, ...best };
}

/** The move that is clearly best, confirmed by the check and not obvious to a weaker level; null if there is none. */
function clearlyBest(search: Search, match: Match, seat: Seat): Pick<Puzzle, 'best' | 'why' | 'margin'> | null {
  const { kind } = search;
  const view = viewOf(match, seat);
  const first = lookAt(search, match, seat, 1);
  if (!first || first.lead < kind.margin) return null;
  if (kind.isFair && !kind.isFair(view, first.move)) return null;
  if (isSeenAtOnce(search, match, view, first.move)) return null;
  const checked = lookAt(search, match, seat, CHECKED_BY);
  if (!checked || checked.lead < kind.margin || !kind.isAsGood(view, first.move, checked.move)) return null;
  return { best: checked.move as Json, why: checked.why, margin: Math.round(checked.lead * 1000) / 1000 };
}

function isSeenAtOnce({ bots, kind }: Search, { start, seq }: Match, view: View, best: unknown): boolean {
  if (kind.tooEasyFor === null) return false;
  const { move } = bots.think(kind.tooEasyFor, view, chanceAt(`${start.seed}/glance`, seq), NO_CLOCK);
  return move !== null && kind.isAsGood(view, best, move);
}

const NO_CLOCK = { ms: Number.POSITIVE_INFINITY };

/** The bot's best move with `times` the usual nodes, and how far it is ahead; null if there is none. */
export function lookAt(
  { bots, kind }: Omit<Search, 'game'>,
  match: Match,
  seat: Seat,
  times: number,
): (Candidate<unknown> & { readonly lead: number }) | null {
  const view = viewOf(match, seat);
  const budget = { ...NO_CLOCK, nodes: kind.nodes * times, explained: EXPLAINED_FOR_PLANS };
  const { best } = bots.think(HINT_LEVEL, view, chanceAt(`${match.start.seed}/look ${times}`, match.seq), budget);
  const [top, ...others] = best;
  if (!top) return null;
  if (kind.lead) {
    const lead = kind.lead(view, top.move);
    return lead === null ? null : { ...top, lead };
  }
  const next = others.find(({ move }) => !kind.isAsGood(view, top.move, move));
  return next ? { ...top, lead: top.value - next.value } : null;
}
