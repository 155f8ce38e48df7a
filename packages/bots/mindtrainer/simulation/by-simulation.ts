import type { Chance } from '@izvilina/kernel/chance.ts';
import { fastFrom } from '../../fast.ts';
import type { Choice, Choices } from '../choices.ts';
import type { Knowledge } from '../knowledge.ts';
import { byLooks, type Limits, type Weighed, type Weighing } from '../weighed.ts';
import { simulated } from '../why/why.ts';
import { chanceOf, compare, pointsOf } from './compare.ts';
import { simulationOf } from './simulation.ts';
import { leadOf } from './simulator.ts';
import { worthOfPoint } from './win-chance.ts';

/** Worlds per move to aim for: with little time fewer moves are tried. */
const WORLDS_EACH = 30;
const LEAST_BREADTH = 5;
/** A guess, to know how much can be tried in the time given. */
const MS_PER_NODE = 0.2;
/** Number of places tried for the same word. */
const SAME_WORD = 2;

/** Tries the best-looking choices in simulated games. `breadth`: most choices to try. */
export function bySimulation(
  known: Knowledge,
  choices: Choices,
  breadth: number,
  limits: Limits,
  chance: Chance,
  progress?: (nodes: number) => void,
): Weighing {
  const { view, seat } = known;
  const simulation = simulationOf(known, fastFrom(chance));
  const nodes = Math.min(limits.nodes, (limits.until - performance.now()) / MS_PER_NODE);
  const affordable = Math.round(nodes / (simulation.nodesPerAttempt * WORLDS_EACH));
  const tried = worthTrying(choices, Math.min(breadth, Math.max(LEAST_BREADTH, affordable)));
  const tilesLeft = view.seats.reduce((sum, { rackSize }) => sum + rackSize, view.bag);
  const effort = { ...limits, worthOfPoint: worthOfPoint(leadOf(view.scores, seat), tilesLeft) };
  let ceiling = Number.POSITIVE_INFINITY;
  const weighed = compare(tried, simulation, effort, progress).map((one): Weighed => {
    // A choice dropped early may have been lucky: it never shows a higher value than one that went further.
    ceiling = Math.min(ceiling, pointsOf(one));
    const found = one.outcomes.length > 0 ? simulated(ceiling, chanceOf(one)) : [];
    return { choice: one.choice, value: ceiling, found };
  });
  return { weighed, nodes: simulation.nodes() };
}

function worthTrying(choices: Choices, breadth: number): Choice[] {
  const times = new Map<string, number>();
  const tried: Choice[] = [];
  for (const { choice } of byLooks(choices)) {
    if (tried.length === breadth) break;
    const before = times.get(choice.plan) ?? 0;
    times.set(choice.plan, before + 1);
    if (before < SAME_WORD) tried.push(choice);
  }
  return tried;
}
