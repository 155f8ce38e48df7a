import type { AnyGame } from '@izvilina/kernel/game.ts';
import { canonical, type Json } from '@izvilina/kernel/json.ts';
import { advance, type Match, viewOf } from '@izvilina/kernel/match.ts';
import type { Refusal } from '@izvilina/kernel/result.ts';
import { fulfils, openPlay, type Play, type Ply, plyEvent } from '@izvilina/kernel/scenario.ts';
import type { Step } from '@izvilina/protocol/messages.ts';
import type { Attempt } from '../../tables/book.ts';

export type Verdict =
  | { readonly kind: 'right' | 'shown' }
  /** Not what the page asks for; the rules explain what it was. `from` is the trial before the attempt. */
  | { readonly kind: 'tried'; readonly attempt: Attempt; readonly from: Trial }
  | null;

/** A reader's progress in a scenario: the current position and the rest of the script. */
export interface Trial {
  readonly match: Match;
  readonly steps: readonly Step[];
  /** Moves of the script still to come; those of other seats are played automatically. */
  readonly script: readonly Ply[];
  readonly verdict: Verdict;
}

export function openTrial(game: AnyGame, play: Play): Trial {
  return followScript({ match: openPlay(game, play), steps: [], script: play.moves, verdict: null }, play);
}

/** Plays the reader's move. If it is the script's next one, the script goes on; any other is answered and judged. */
export function tryMove(trial: Trial, play: Play, given: Json): Trial {
  const move = trial.match.game.race ? timed(trial, play, given) : given;
  const from: Trial = { ...trial, verdict: null };
  const moved = apply(from, { by: play.seat, move }, play);
  if (!moved) return { ...from, verdict: refusedVerdict(from, play, move) };
  const next = trial.script[0];
  const asWritten = next !== undefined && next.by === play.seat && canonical(next.move) === canonical(move);
  if (!asWritten) return withVerdict(playOthers({ ...moved, script: trial.script }, play), play, from, move);
  const followed = followScript({ ...moved, script: trial.script.slice(1) }, play);
  return followed.script.length > 0 ? followed : withVerdict(followed, play, from, move);
}

const READERS_TIME = 900;

/** In a race the reader says only what they touch; the script has the time, so that a page can be about a tie. */
function timed({ script }: Trial, { seat }: Play, given: Json): Json {
  const written = script.find((ply) => ply.by === seat);
  const move = written && 'move' in written ? written.move : { at: READERS_TIME };
  return { ...fields(move), ...fields(given) };
}

const fields = (value: Json): { readonly [key: string]: Json } =>
  value !== null && typeof value === 'object' && !Array.isArray(value)
    ? (value as { readonly [key: string]: Json })
    : {};

/** Plays the whole script, for a reader who wants to watch. */
export function showAll(game: AnyGame, play: Play): Trial {
  let trial: Trial = { match: openPlay(game, play), steps: [], script: play.moves, verdict: null };
  for (const ply of play.moves) trial = apply(trial, ply, play) ?? trial;
  return { ...trial, script: [], verdict: { kind: 'shown' } };
}

function withVerdict(trial: Trial, play: Play, from: Trial, move: Json): Trial {
  if (fulfils(play, trial.match)) return { ...trial, verdict: { kind: 'right' } };
  const attempt: Attempt = {
    seat: play.seat,
    move,
    before: viewOf(from.match, play.seat),
    after: viewOf(trial.match, play.seat),
    happened: trial.steps.slice(from.steps.length).flatMap(({ happened }) => happened),
    refusal: null,
  };
  return { ...trial, verdict: { kind: 'tried', attempt, from } };
}

function refusedVerdict(from: Trial, play: Play, move: Json): Verdict {
  const view = viewOf(from.match, play.seat);
  const refusal = refusalOf(from, play, move);
  return {
    kind: 'tried',
    attempt: { seat: play.seat, move, before: view, after: view, happened: [], refusal },
    from,
  };
}

function apply(trial: Trial, ply: Ply, play: Play): Trial | null {
  const next = advance(trial.match, plyEvent(ply));
  if (!next.ok) return null;
  const { happened } = viewOf(next.value, play.seat);
  return { ...trial, match: next.value, steps: [...trial.steps, { seq: next.value.seq, happened }], verdict: null };
}

function refusalOf(trial: Trial, play: Play, move: Json): Refusal {
  const result = advance(trial.match, plyEvent({ by: play.seat, move }));
  return result.ok ? { code: 'ILLEGAL_MOVE', params: {} } : result.error;
}

/** Plays the other seats' moves of the script, up to the reader's next one. */
function followScript(trial: Trial, play: Play): Trial {
  const [next, ...rest] = trial.script;
  if (next === undefined || next.by === play.seat) return trial;
  const moved = apply(trial, next, play);
  return moved ? followScript({ ...moved, script: rest }, play) : trial;
}

/** After an unscripted move the other seats still play their scripted moves, so that the reader sees what follows. */
function playOthers(trial: Trial, play: Play): Trial {
  const others = trial.script.filter(({ by }) => by !== play.seat);
  return others.reduce((now, ply) => apply(now, ply, play) ?? now, trial);
}
