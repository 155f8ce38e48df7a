import { type Chance, chances, drawn } from './chance.ts';
import { broken, type Violation } from './contract/law.ts';
import { checkMoves } from './contract/moves.ts';
import { checkOutcome } from './contract/outcome.ts';
import { alike, impurities, throughJson } from './contract/plain.ts';
import type { Probe } from './contract/probe.ts';
import { followQuestions } from './contract/questions.ts';
import { checkSecrets, checkViews, someMove } from './contract/secrecy.ts';
import { moveBy, timeoutOf, tried } from './contract/table.ts';
import type { AnyAct, AnyEvent, AnyGame, PendingJob } from './game.ts';
import { canonical } from './json.ts';
import { advance, begin, type Match, type Start } from './match.ts';
import { replay } from './record.ts';
import type { Result } from './result.ts';
import { parse } from './schema.ts';

export { LAWS, type Law, type Violation } from './contract/law.ts';

/** All violations of the laws in one position. */
export function checkPosition(match: Match, probe: Probe): Violation[] {
  const { dice } = probe;
  try {
    const turn = match.game.turn(match.state);
    return [
      ...checkState(match, probe),
      ...checkMoves(match, turn, probe),
      ...checkViews(match, probe),
      ...checkSecrets(match, dice),
      ...checkOutcome(match),
    ];
  } catch (error) {
    return [broken('no-throw', `${error instanceof Error ? error.stack : error}`)];
  }
}

/** The state is plain JSON, contains no seed, and steps the same before and after a round trip through JSON. */
function checkState(match: Match, { dice, job }: Probe): Violation[] {
  const found = impurities(match.state).map((fault) => broken('json', `state: ${fault}`));
  if (JSON.stringify(match.state).includes(match.start.seed)) found.push(broken('no-seed', 'state'));
  const event = randomEvent(match, dice, job);
  if (event === null) return found;
  const next = tried(match, event, found);
  const again = tried({ ...match, state: throughJson(match.state), chanceAt: chances(match.start.seed) }, event, found);
  if (next && again && !alike(reached(next), reached(again)))
    found.push(broken('deterministic', `${canonical(event)} leads to two different states`));
  return found;
}

const reached = (next: Result<Match>) =>
  next.ok ? { seq: next.value.seq, at: next.value.at, state: next.value.state } : next.error;

/** What a game tells the contract tests about itself. */
export interface Variety extends Pick<Probe, 'spellings' | 'viewBytes' | 'job'> {
  /** Number of random games per run of the contract tests, for a game too slow (or too small) for the usual number. */
  readonly games?: number;
  /** A random start, dealt or set up. Together such starts reach everything the game can do; most games are short. */
  start(chance: Chance): Pick<Start, 'players' | 'options' | 'position'>;
}

export interface RandomGame {
  readonly events: readonly AnyEvent[];
  /** The finished match; null if a violation ended the game early. */
  readonly last: Match | null;
  readonly violations: readonly Violation[];
}

/** Plays one game to its end: random listed moves in random order, some answers changed, some left to the referee. */
export function playRandomly(
  game: AnyGame,
  start: Start,
  dice: Chance,
  onPosition: (match: Match) => readonly Violation[] = () => [],
  job?: Probe['job'],
): RandomGame {
  const events: AnyEvent[] = [];
  const violations: Violation[] = [];
  const cut = (reason: Violation): RandomGame => ({ events, last: null, violations: [...violations, reason] });
  try {
    const options = parse(game.options, start.options, 'BAD_OPTIONS');
    const begun = begin(game, start);
    if (!options.ok || !begun.ok) return cut(broken('starts', canonical(options.ok ? begun : options)));
    const longest = game.longest(start.players, options.value);
    const asked = followQuestions();
    let match = begun.value;
    for (let answers = 0; ; ) {
      const turn = game.turn(match.state);
      violations.push(...onPosition(match), ...asked(turn.over ? [] : turn.asks));
      if (turn.over) return { events, last: match, violations };
      const event = randomEvent(match, dice, job);
      if (event === null) return cut(broken('asked-can-move', 'nobody can go on'));
      if (event.by === 'referee' || turn.asks.some((ask) => ask.seat === event.by)) answers++;
      if (answers > longest) return cut(broken('ends', `not over after ${longest} answers`));
      const next = advance(match, event);
      if (!next.ok) return cut(broken('listed-accepted', `${canonical(event)}: ${canonical(next.error)}`));
      events.push(event);
      match = next.value;
    }
  } catch (error) {
    return cut(broken('no-throw', `${error instanceof Error ? error.stack : error}`));
  }
}

const CHANGES_ONE_IN = 16;
const TIMEOUTS_ONE_IN = 32;
const FAILED_JOBS_ONE_IN = 32;
const LONGEST_THOUGHT = 3000;

function randomEvent(match: Match, dice: Chance, job: Probe['job']): AnyEvent | null {
  const turn = match.game.turn(match.state);
  if (turn.over) return null;
  const { asks, referee } = turn;
  const at = match.at + dice.below(LONGEST_THOUGHT);
  if (referee && 'due' in referee && (asks.length === 0 || at >= referee.due))
    return { at: Math.max(match.at, referee.due), by: 'referee', act: referee.act };
  if (referee && 'job' in referee && (asks.length === 0 || dice.below(2) === 0))
    return { at, by: 'referee', act: jobResult(referee, dice, job) };
  if (asks.length === 0) return null;
  if (dice.below(CHANGES_ONE_IN) === 0) {
    const seat = dice.below(match.players);
    const move = someMove(match, seat, dice);
    if (move !== null) return { ...moveBy(match, seat, move), at };
  }
  const { seat } = drawn(asks, dice);
  if (referee === null && dice.below(TIMEOUTS_ONE_IN) === 0) return { ...timeoutOf(match, seat), at };
  const move = someMove(match, seat, dice);
  return move === null ? null : { ...moveBy(match, seat, move), at };
}

/** The result of a job: now and then a failure, otherwise `run`'s substitute for the real work. */
function jobResult({ job, ifFailed }: PendingJob<AnyAct, unknown>, dice: Chance, run: Probe['job']): AnyAct {
  return run === undefined || dice.below(FAILED_JOBS_ONE_IN) === 0 ? ifFailed : run(job, dice);
}

/** The log of a game, after a round trip through JSON, gives the same deal and the same end as the game itself. */
export function checkReplay(game: AnyGame, start: Start, { events, last }: RandomGame): Violation[] {
  const dealt = () => {
    const begun = begin(game, throughJson(start));
    return begun.ok ? begun.value.state : begun.error;
  };
  if (!alike(dealt(), dealt())) return [broken('deterministic', 'one seed gives two different deals')];
  if (last === null) return [];
  const again = replay(game, throughJson({ ...start, game: game.slug, rules: game.rules, events }));
  if (!again.ok) return [broken('deterministic', `the log does not replay: ${canonical(again.error)}`)];
  return alike(again.value.state, last.state) ? [] : [broken('deterministic', 'one log leads to two different states')];
}
