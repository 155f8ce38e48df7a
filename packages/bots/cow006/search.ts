import type { Millis } from '@izvilina/kernel/game.ts';

/** A question with several answers, each of which can be tried in worlds drawn at random. */
export interface Problem {
  readonly answers: number;
  /** Draws a new world; all answers are then tried in the same one, so that its luck is common to them. */
  imagine(): void;
  /** Plays one answer out in the present world. */
  attempt(answer: number): Trial;
}

/** What came of one rollout. Problems reuse one object for all of them. */
export interface Trial {
  value: number;
  /** The seat's own further penalty points. */
  points: number;
  /** Whether the seat took a row in this very turn. */
  took: boolean;
}

export interface Effort {
  readonly nodes: number;
  readonly ms: Millis;
  /** Drop the worse half of the answers again and again, so that the nodes go where the choice is close. */
  readonly halving: boolean;
}

export interface Finding {
  readonly answer: number;
  readonly value: number;
  readonly points: number;
  /** Share of worlds in which the answer takes a row this turn. */
  readonly risk: number;
}

export interface Findings {
  readonly nodes: number;
  /** Best first. */
  readonly all: readonly Finding[];
}

const PROGRESS_EVERY: Millis = 40;
const ROLLOUTS_PER_LOOK_AT_THE_CLOCK = 64;

interface Sums {
  visits: number;
  value: number;
  points: number;
  took: number;
}

export function search(problem: Problem, effort: Effort, progress?: (nodes: number) => void): Findings {
  const sums = Array.from({ length: problem.answers }, (): Sums => ({ visits: 0, value: 0, points: 0, took: 0 }));
  const phases = effort.halving ? Math.max(1, Math.ceil(Math.log2(problem.answers))) : 1;
  const began = performance.now();
  const mean = (answer: number): number => (sums[answer] as Sums).value / (sums[answer] as Sums).visits;
  let order = sums.map((_, answer) => answer);
  let alive = order.length;
  let nodes = 0;
  let looked = 0;
  let told = began;
  for (let phase = 1; phase <= phases; phase++) {
    const until = began + (effort.ms * phase) / phases;
    const most = (effort.nodes * phase) / phases;
    do {
      problem.imagine();
      for (let i = 0; i < alive; i++) {
        const sum = sums[order[i] as number] as Sums;
        const trial = problem.attempt(order[i] as number);
        sum.visits++;
        sum.value += trial.value;
        sum.points += trial.points;
        if (trial.took) sum.took++;
      }
      nodes += alive;
      if (nodes - looked < ROLLOUTS_PER_LOOK_AT_THE_CLOCK) continue;
      looked = nodes;
      const now = performance.now();
      if (now >= until) break;
      if (now - told >= PROGRESS_EVERY) {
        told = now;
        progress?.(nodes);
      }
    } while (nodes + alive <= most);
    const leading = order.slice(0, alive).sort((a, b) => mean(b) - mean(a));
    order = [...leading, ...order.slice(alive)];
    alive = Math.max(2, Math.ceil(alive / 2));
  }
  progress?.(nodes);
  return { nodes, all: descending(order.map((answer) => finding(answer, sums[answer] as Sums))) };
}

const finding = (answer: number, { visits, value, points, took }: Sums): Finding => ({
  answer,
  value: value / visits,
  points: points / visits,
  risk: took / visits,
});

/** An answer dropped early may have had luck: it never shows a higher value than one that went further. */
function descending(found: readonly Finding[]): Finding[] {
  let ceiling = Number.POSITIVE_INFINITY;
  return found.map((each) => {
    ceiling = Math.min(ceiling, each.value);
    return { ...each, value: ceiling };
  });
}
