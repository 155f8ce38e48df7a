import type { Chance } from '../chance.ts';
import type { AnyAct, Moves, PendingJob, Seat, Turn } from '../game.ts';
import { canonical } from '../json.ts';
import type { Match } from '../match.ts';
import { parse } from '../schema.ts';
import { broken, type Violation } from './law.ts';
import { mutants } from './mutants.ts';
import { alike, impurities, throughJson } from './plain.ts';
import type { Probe } from './probe.ts';
import { moveBy, movesOf, sampled, seatsOf, timeoutOf, tried } from './table.ts';

const LISTED_TRIED = 64;
const POOL_SIZE = 256;
const POOL_TRIED = 8;
const MUTANTS_TRIED = 8;

type Asked = Turn<{ readonly type: string }, unknown>;

/** The rules accept exactly the listed moves. */
export function checkMoves(match: Match, turn: Asked, probe: Probe): Violation[] {
  const { dice, pool } = probe;
  const found: Violation[] = [];
  const lists = seatsOf(match).map((seat) => movesOf(match, seat));
  const listed = lists.map((moves) => (moves.finite ? new Set(moves.all.map(canonical)) : null));
  const candidates = new Set([...pool, ...listed.flatMap((list) => [...(list ?? [])])]);
  lists.forEach((moves, seat) => {
    checkListed(match, seat, moves, dice, found);
    const keys = listed[seat];
    if (moves.finite && keys) {
      if (keys.size !== moves.all.length) found.push(broken('listed-accepted', `seat ${seat} has a move listed twice`));
      const code = turn.over ? 'GAME_OVER' : moves.all.length === 0 ? 'NOT_YOUR_TURN' : 'ILLEGAL_MOVE';
      checkOthers(match, { seat, all: moves.all, listed: keys, code }, [...candidates], probe, found);
    }
  });
  const watching = movesOf(match, 'watcher');
  if (watching.finite ? watching.all.length > 0 : watching.sample(dice) !== null)
    found.push(broken('listed-accepted', 'a watcher has moves'));
  checkAsked(match, turn, lists, probe, found);
  for (const key of sampled([...candidates], POOL_TRIED, dice)) pool.add(key);
  for (const oldest of pool) if (pool.size > POOL_SIZE) pool.delete(oldest);
  return found;
}

function checkListed(match: Match, seat: Seat, moves: Moves<unknown>, dice: Chance, found: Violation[]): void {
  const tries = moves.finite
    ? sampled(moves.all, LISTED_TRIED, dice)
    : [moves.sample(dice), moves.sample(dice)].filter((move) => move !== null);
  for (const move of tries) {
    const spelling = canonical(move);
    for (const fault of impurities(move)) found.push(broken('json', `move ${spelling} of seat ${seat}: ${fault}`));
    const shaped = parse(match.game.move, throughJson(move), 'BAD_MOVE');
    if (!shaped.ok || !alike(shaped.value, move))
      found.push(broken('json', `move ${spelling} of seat ${seat} does not come back from JSON`));
    const next = tried(match, moveBy(match, seat, move), found);
    if (next && !next.ok)
      found.push(broken('listed-accepted', `${spelling} of seat ${seat}: ${canonical(next.error)}`));
  }
}

interface Listing {
  readonly seat: Seat;
  readonly all: readonly unknown[];
  readonly listed: ReadonlySet<string>;
  /** The refusal code expected for a well-formed move outside the list. */
  readonly code: string;
}

function checkOthers(
  match: Match,
  { seat, all, listed, code }: Listing,
  candidates: readonly string[],
  { dice, spellings }: Probe,
  found: Violation[],
): void {
  const elsewhere = sampled(
    candidates.filter((key) => !listed.has(key)),
    POOL_TRIED,
    dice,
  );
  const seeds = all.length > 0 ? sampled(all, 2, dice) : elsewhere.slice(0, 1).map((key) => JSON.parse(key));
  const twisted = sampled(seeds.flatMap(mutants), MUTANTS_TRIED, dice).map((move) => JSON.stringify(move));
  for (const key of new Set([...elsewhere, ...twisted])) {
    const move: unknown = JSON.parse(key);
    if (listed.has(canonical(move))) continue;
    const next = tried(match, moveBy(match, seat, move), found);
    if (!next) continue;
    if (!next.ok) {
      const got = next.error.code;
      if (got !== 'BAD_MOVE' && got !== code)
        found.push(broken('others-refused', `${key} of seat ${seat}: refused ${got} instead of ${code}`));
    } else if (!spellings || !sameAsListed(match, seat, all, next.value, found))
      found.push(broken('others-refused', `${key} of seat ${seat} is accepted though not listed`));
  }
}

/** Whether another spelling of a listed move leads to the same state. Compares slowly only if the quick way fails. */
const sameAsListed = (
  match: Match,
  seat: Seat,
  all: readonly unknown[],
  reached: Match,
  found: Violation[],
): boolean => {
  const wanted = JSON.stringify(reached.state);
  const leadsThere = (same: (state: unknown) => boolean) =>
    all.some((move) => {
      const next = tried(match, moveBy(match, seat, move), found);
      return next?.ok && same(next.value.state);
    });
  return leadsThere((state) => JSON.stringify(state) === wanted) || leadsThere((state) => alike(state, reached.state));
};

function checkAsked(
  match: Match,
  turn: Asked,
  lists: readonly Moves<unknown>[],
  probe: Probe,
  found: Violation[],
): void {
  const { dice } = probe;
  if (turn.over) return;
  if (turn.asks.length === 0 && turn.referee === null)
    found.push(broken('asked-can-move', 'the game waits for nobody'));
  if (new Set(turn.asks.map((ask) => ask.seat)).size !== turn.asks.length)
    found.push(broken('asked-can-move', 'a seat is asked twice at once'));
  for (const { seat, what } of turn.asks) {
    const moves = lists[seat];
    if (!moves || (moves.finite ? moves.all.length === 0 : moves.sample(dice) === null))
      found.push(broken('asked-can-move', `seat ${seat} is asked ${what} and has no move`));
    if (turn.referee !== null) continue;
    const next = tried(match, timeoutOf(match, seat), found);
    if (next && !next.ok) found.push(broken('timeout', `seat ${seat}, ${what}: ${canonical(next.error)}`));
  }
  if (turn.referee && 'due' in turn.referee) {
    const { due, act } = turn.referee;
    const next = tried(match, { at: Math.max(match.at, due), by: 'referee', act }, found);
    if (next && !next.ok) found.push(broken('timeout', `${canonical(act)} when due: ${canonical(next.error)}`));
  }
  if (turn.referee && 'job' in turn.referee) checkJob(match, turn.referee, probe, found);
}

/** The game goes on from a job's result and from its failure. */
function checkJob(
  match: Match,
  { job, ifFailed }: PendingJob<AnyAct, unknown>,
  probe: Probe,
  found: Violation[],
): void {
  for (const fault of impurities(job)) found.push(broken('json', `job: ${fault}`));
  const results = [ifFailed, ...(probe.job ? [probe.job(job, probe.dice)] : [])];
  for (const act of results) {
    const next = tried(match, { at: match.at, by: 'referee', act }, found);
    if (next && !next.ok) found.push(broken('job', `${canonical(act)}: ${canonical(next.error)}`));
  }
}
