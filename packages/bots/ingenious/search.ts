import type { Millis } from '@izvilina/kernel/game.ts';

/** A question with several answers, each of which can be tried in worlds drawn at random. */
export interface Problem {
  readonly answers: number;
  /** Draws a new world; all answers are then tried in the same one, so that its luck is common to them. */
  imagine(): void;
  /** Plays one answer out in the present world and says how good that was. */
  attempt(answer: number): number;
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
}

export interface Findings {
  readonly nodes: number;
  /** Best first. */
  readonly all: readonly Finding[];
}

const PROGRESS_EVERY: Millis = 40;
const ROLLOUTS_PER_LOOK_AT_THE_CLOCK = 16;

export function search(problem: Problem, effort: Effort, progress?: (nodes: number) => void): Findings {
  const visits = new Float64Array(problem.answers);
  const sums = new Float64Array(problem.answers);
  const mean = (answer: number): number =>
    visits[answer] === 0 ? -1 : (sums[answer] as number) / (visits[answer] as number);
  const phases = effort.halving ? Math.max(1, Math.ceil(Math.log2(problem.answers))) : 1;
  const began = performance.now();
  let order = Array.from({ length: problem.answers }, (_, answer) => answer);
  let alive = order.length;
  let nodes = 0;
  let told = began;
  for (let phase = 1; phase <= phases; phase++) {
    const until = began + (effort.ms * phase) / phases;
    const most = (effort.nodes * phase) / phases;
    let late = false;
    do {
      problem.imagine();
      for (let i = 0; i < alive && !late; i++) {
        const answer = order[i] as number;
        sums[answer] = (sums[answer] as number) + problem.attempt(answer);
        visits[answer] = (visits[answer] as number) + 1;
        if (++nodes % ROLLOUTS_PER_LOOK_AT_THE_CLOCK !== 0) continue;
        const now = performance.now();
        late = now >= until;
        if (now - told < PROGRESS_EVERY) continue;
        told = now;
        progress?.(nodes);
      }
    } while (!late && nodes + alive <= most);
    const leading = order.slice(0, alive).sort((a, b) => mean(b) - mean(a));
    order = [...leading, ...order.slice(alive)];
    alive = Math.max(2, Math.ceil(alive / 2));
  }
  progress?.(nodes);
  return { nodes, all: descending(order.map((answer) => ({ answer, value: mean(answer) }))) };
}

/** An answer dropped early may have had luck: it never shows a higher value than one that went further. */
function descending(found: readonly Finding[]): Finding[] {
  let ceiling = Number.POSITIVE_INFINITY;
  return found.map((each) => {
    ceiling = Math.min(ceiling, each.value);
    return { ...each, value: ceiling };
  });
}
