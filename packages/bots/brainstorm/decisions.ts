import type { Move } from '@izvilina/games/brainstorm/moves/move-shapes.ts';
import { DICE, type Die, type Point, SIZE_OF } from '@izvilina/games/brainstorm/pieces/pieces.ts';
import type { Rest, State } from '@izvilina/games/brainstorm/state.ts';
import type { Chance } from '@izvilina/kernel/chance.ts';
import type { Millis, Seat } from '@izvilina/kernel/game.ts';
import type { Candidate } from '../bot.ts';
import { missed } from './aim.ts';
import { marginFor, timeToBurn } from './burner.ts';
import { after, settle, weighedAnswers } from './follow-up.ts';
import { type Missile, movesAt, valuer } from './lays.ts';
import type { Level } from './levels.ts';
import { foresight } from './prospects.ts';
import { purposeOf } from './purpose.ts';
import { burnerReasons, changes, type Purposeful, pairReasons, reason, throwReasons } from './reasons.ts';
import { type Plan, plansFor } from './throws.ts';
import { leadOf } from './value.ts';
import { mapOf } from './value-map.ts';

export interface Effort {
  readonly level: Level;
  readonly chance: Chance;
  readonly until: Millis;
  readonly progress: (nodes: number) => void;
}

export interface Decision {
  /** Best first; never empty. */
  readonly best: readonly Candidate<Move>[];
  readonly nodes: number;
}

export function decide(state: State, seat: Seat, effort: Effort): Decision {
  switch (state.phase) {
    case 'dice':
    case 'throw':
    case 'burnerThrow':
    case 'end':
      return onTurn(state, seat, effort);
    case 'lay':
    case 'burn':
      return laying(state, state.rest as Rest, seat, effort);
    default:
      return answering(state, seat);
  }
}

/** The answers after a lay: which pawn, which side, whom to attack, what to claim. */
function answering(state: State, seat: Seat): Decision {
  const found = weighedAnswers(state);
  const best = found.map(({ move, settled, value }) => ({ move, value, why: changes(state, settled, seat) }));
  return { best, nodes: found.length };
}

/** Everything up to the throw: the box, the burner, the dice, the throw itself, or the end of the turn. */
function onTurn(state: State, seat: Seat, effort: Effort): Decision {
  const value = leadOf(state, seat);
  if (state.box !== null && state.phase !== 'end' && state.boxMoves === 0)
    return { best: [{ move: { type: 'box', pose: null }, value, why: [reason('clearsBox')] }], nodes: 0 };
  const burner = burning(state, seat, effort);
  if (burner.best.length > 0) return burner;
  if (state.phase === 'end')
    return { best: [{ move: { type: 'endTurn' }, value, why: [reason('keepsToken')] }], nodes: burner.nodes };
  const missiles: readonly Missile[] = state.phase === 'burnerThrow' ? ['burner'] : openDice(state);
  const looks = lookAround(state, seat, missiles, effort);
  const nodes = burner.nodes + looks.nodes;
  if (state.phase === 'dice') return { best: pairs(state, seat, looks.plans, value), nodes };
  const plans = looks.plans.flat().sort((a, b) => b.gain - a.gain);
  const best = different(plans).map((plan): Candidate<Move> => {
    const move = missed(plan.move, effort.level, effort.chance);
    return { move, value: value + plan.gain, why: throwReasons(plan, purposeOf(state, seat, plan)) };
  });
  return { best, nodes };
}

const openDice = ({ dice, thrown, supply }: State): Die[] =>
  (dice ?? DICE).filter((die) => !thrown.includes(die) && supply[SIZE_OF[die]] > 0);

/** The throws of every die, each list best first. */
function lookAround(state: State, seat: Seat, missiles: readonly Missile[], effort: Effort) {
  const { level, until, progress } = effort;
  const began = performance.now();
  let nodes = 0;
  const plans = missiles.map((missile, index) => {
    const share = began + ((until - began) * (index + 1)) / missiles.length;
    const before = nodes;
    const map = mapOf(state, seat, missile, {
      nodes: level.nodes,
      until: share,
      progress: (so) => progress(before + so),
    });
    nodes += map.nodes;
    return plansFor(state, missile, map, level);
  });
  return { plans, nodes };
}

/** BS-05: pairs of dice by expected gain, best first. */
function pairs(state: State, seat: Seat, plans: readonly (readonly Plan[])[], value: number): Candidate<Move>[] {
  const tops = plans
    .map(([top]) => top as Plan)
    .sort((a, b) => b.gain - a.gain)
    .map((plan): Purposeful => ({ plan, at: purposeOf(state, seat, plan) }));
  const found = tops.flatMap((one, index) =>
    tops.slice(index + 1).map((other): Candidate<Move> => {
      const move: Move = { type: 'dice', pair: [one.plan.missile as Die, other.plan.missile as Die] };
      return { move, value: value + one.plan.gain + other.plan.gain, why: pairReasons(one, other) };
    }),
  );
  return found.sort((a, b) => b.value - a.value);
}

/** Targets farther apart than this (mm) make throws of the same die different plans. */
const APART = 60;

function different(plans: readonly Plan[]): Plan[] {
  const found: Plan[] = [];
  for (const plan of plans) {
    if (found.length === 3) break;
    if (found.every((other) => other.missile !== plan.missile || apart(other.target, plan.target))) found.push(plan);
  }
  return found;
}

const apart = (a: Point | null, b: Point | null): boolean =>
  a === null || b === null ? a !== b : Math.hypot(a[0] - b[0], a[1] - b[1]) > APART;

/** BS-23: using the burner, if the damage is worth more than the token; otherwise no candidates. */
function burning(state: State, seat: Seat, effort: Effort): Decision {
  const { level, until, progress } = effort;
  if (!timeToBurn(state)) return { best: [], nodes: 0 };
  const spent: State = {
    ...state,
    tokens: state.tokens.with(seat, (state.tokens[seat] as number) - 1),
    burned: true,
  };
  const map = mapOf(spent, seat, 'burner', { nodes: level.nodes, until, progress });
  const [plan] = plansFor(spent, 'burner', map, level);
  const now = leadOf(state, seat);
  const cost = now - leadOf(spent, seat);
  if (plan === undefined || plan.gain < cost + marginFor(state, level.burnerMargin))
    return { best: [], nodes: map.nodes };
  const best = [{ move: { type: 'burner' } as const, value: now + plan.gain - cost, why: burnerReasons(plan, cost) }];
  return { best, nodes: map.nodes };
}

/** Factor by which the foresight after a lay uses fewer nodes than a throw. */
const COARSER = 16;

/** Where to lay the tile or the burner on the die at rest. */
function laying(state: State, rest: Rest, seat: Seat, effort: Effort): Decision {
  const { level, until, progress } = effort;
  const missile: Missile = rest.burner ? 'burner' : rest.die;
  const { worthOf } = valuer(state, seat, missile);
  const ranked = movesAt(rest, level.wobbles)
    .map((move) => ({ move, value: worthOf(rest, move) }))
    .sort((a, b) => b.value - a.value);
  const found = onePerPose(ranked);
  const close = found.filter(({ value }) => value > (found[0]?.value ?? 0) - CLOSE).slice(0, level.weighed);
  let nodes = ranked.length;
  const weighed: Candidate<Move>[] = [];
  const others: Candidate<Move>[] = [];
  for (const [index, { move }] of found.slice(0, Math.max(close.length, 3)).entries()) {
    const settled = settle(after(state, move));
    const why = changes(state, settled, seat);
    const value = leadOf(settled, seat);
    if (index >= close.length || performance.now() > until) {
      others.push({ move, value, why });
      continue;
    }
    const ahead = foresight(settled, seat, { nodes: level.nodes / COARSER, until });
    nodes += ahead.nodes;
    progress(nodes);
    const points = Math.round(ahead.threat.points);
    const risk = points >= NOTICEABLE_THREAT ? [reason('threat', { player: ahead.threat.player, points })] : [];
    weighed.push({ move, value: value + ahead.value, why: [...why, ...risk] });
  }
  return { best: descending([...weighed.sort((a, b) => b.value - a.value), ...others]), nodes };
}

/** Caps the values, so that a lay without foresight never shows a higher value than one with it. */
function descending(lays: readonly Candidate<Move>[]): Candidate<Move>[] {
  let ceiling = Number.POSITIVE_INFINITY;
  return lays.map((lay) => {
    ceiling = Math.min(ceiling, lay.value);
    return { ...lay, value: ceiling };
  });
}

/** Lays whose values differ by less than this are compared by what may follow. */
const CLOSE = 0.4;
/** Smallest threat that is mentioned (points); less is usual. */
const NOTICEABLE_THREAT = 5;

/** Best first: of each pose only its best slack; of the burner all angles. */
function onePerPose<T extends { readonly move: Move }>(ranked: readonly T[]): T[] {
  const seen = new Set<string>();
  return ranked.filter(({ move }) => {
    if (move.type !== 'lay') return true;
    const pose = `${move.face} ${move.hole} ${move.quarter}`;
    if (seen.has(pose)) return false;
    seen.add(pose);
    return true;
  });
}
