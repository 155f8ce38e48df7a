import type { Millis } from '@izvilina/kernel/game.ts';
import type { Choice } from '../choices.ts';
import type { Outcome, Simulation } from './simulation.ts';

/** A choice with its outcomes in the worlds where it was tried. */
export interface Compared {
  readonly choice: Choice;
  readonly outcomes: readonly Outcome[];
}

export interface Effort {
  readonly nodes: number;
  /** A time of `performance.now()`. */
  readonly until: Millis;
  /** Chance to win per point of looks. */
  readonly worthOfPoint: number;
}

const WORLDS_BEFORE_DROPPING = 8;
const WORLDS_BETWEEN_LOOKS = 4;
/** Number of worlds that the looks count for. */
const LOOKS_COUNT = 10;
/** A choice is dropped when it is behind by this many standard errors of the difference. */
const CLEARLY = 2.2;
const PROGRESS_EVERY: Millis = 40;

/**
 * Tries all choices in the same worlds, so that their luck is common, and drops those that are clearly worse; stops
 * when one is left. Best first; choices dropped earlier come after those that went further.
 */
export function compare(
  choices: readonly Choice[],
  simulation: Simulation,
  effort: Effort,
  progress?: (nodes: number) => void,
): Compared[] {
  const { nodes, until } = effort;
  let alive = choices.map((choice) => ({ choice, outcomes: [] as Outcome[] }));
  const dropped: Compared[] = [];
  let reported = performance.now();
  for (let worlds = 1; alive.length > 1; worlds++) {
    simulation.imagine();
    const tried: Outcome[] = [];
    for (const { choice } of alive) {
      const now = performance.now();
      if (now >= until || simulation.nodes() >= nodes) break;
      tried.push(simulation.attempt(choice));
      if (now - reported < PROGRESS_EVERY) continue;
      reported = now;
      progress?.(simulation.nodes());
    }
    // A world in which not all choices were tried would favour some of them.
    if (tried.length < alive.length) break;
    for (const [at, one] of alive.entries()) one.outcomes.push(tried[at]!);
    if (worlds < WORLDS_BEFORE_DROPPING || worlds % WORLDS_BETWEEN_LOOKS > 0) continue;
    const leader = ranked(alive, effort)[0]!;
    const isBehind = (one: Compared): boolean => one !== leader && isClearlyBehind(one, leader, effort);
    dropped.unshift(...ranked(alive.filter(isBehind), effort));
    alive = alive.filter((one) => !isBehind(one));
  }
  return [...ranked(alive, effort), ...dropped];
}

const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;

/** The average result of the worlds, pulled towards the looks, because the result of few worlds is mostly luck. */
function merit({ choice, outcomes }: Compared, { worthOfPoint }: Effort): number {
  const sum = outcomes.reduce((so, { chance }) => so + chance, 0);
  return (sum + LOOKS_COUNT * worthOfPoint * choice.looks) / (outcomes.length + LOOKS_COUNT);
}

const ranked = <T extends Compared>(some: readonly T[], effort: Effort): T[] =>
  some.toSorted((a, b) => merit(b, effort) - merit(a, effort));

function isClearlyBehind(one: Compared, leader: Compared, effort: Effort): boolean {
  const differences = leader.outcomes.map(({ chance }, world) => chance - one.outcomes[world]!.chance);
  const average = mean(differences);
  const variance = mean(differences.map((difference) => (difference - average) ** 2));
  const behind = merit(leader, effort) - merit(one, effort);
  return behind > CLEARLY * Math.sqrt(variance / (differences.length + LOOKS_COUNT));
}

/** Average growth of the lead in points; the looks if the choice was not tried. */
export const pointsOf = ({ choice, outcomes }: Compared): number =>
  outcomes.length > 0 ? mean(outcomes.map(({ points }) => points)) : choice.looks;
export const chanceOf = ({ outcomes }: Compared): number => mean(outcomes.map(({ chance }) => chance));
