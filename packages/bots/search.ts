import type { Millis } from '@izvilina/kernel/game.ts';

/** A question with several answers, each of which can be tried in worlds drawn at random. */
export interface Problem {
  readonly answers: number;
  /** Draws a new world; all answers are then tried in the same one, so that its luck is common to them. */
  imagine(): void;
  /** Plays one answer out in the current world and returns its value. */
  attempt(answer: number): number;
}

export interface Effort {
  readonly nodes: number;
  readonly ms: Millis;
  /** Repeatedly drop the worse half of the answers, so that nodes are spent where the choice is close. */
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

/** Every answer is tried at least once, however little time there is. */
export function search(problem: Problem, effort: Effort, progress?: (nodes: number) => void): Findings {
  const { answers } = problem;
  const visits = new Float64Array(answers);
  const sums = new Float64Array(answers);
  const mean = (answer: number): number => (sums[answer] as number) / (visits[answer] as number);
  const phases = effort.halving ? Math.max(1, Math.ceil(Math.log2(answers))) : 1;
  const began = performance.now();
  let order = Array.from({ length: answers }, (_, answer) => answer);
  let alive = answers;
  let nodes = 0;
  let reported = began;
  for (let phase = 1; phase <= phases; phase++) {
    const until = began + (effort.ms * phase) / phases;
    const most = (effort.nodes * phase) / phases;
    let late = false;
    do {
      problem.imagine();
      for (let i = 0; i < alive && !late; i++) {
        const answer = order[i] as number;
        sums[answer]! += problem.attempt(answer);
        visits[answer]!++;
        if (++nodes % ROLLOUTS_PER_LOOK_AT_THE_CLOCK !== 0) continue;
        const now = performance.now();
        late = now >= until && nodes >= answers;
        if (now - reported < PROGRESS_EVERY) continue;
        reported = now;
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

/** Caps the values: an answer dropped early may have been lucky and must not rank above one that went further. */
function descending(found: readonly Finding[]): Finding[] {
  let ceiling = Number.POSITIVE_INFINITY;
  return found.map(({ answer, value }) => {
    ceiling = Math.min(ceiling, value);
    return { answer, value: ceiling };
  });
}

/** How hard the choice is: 0 = obvious, 1 = the two best are equally good. `noticeable`: a difference a person would see. */
export function hardness([best, second]: readonly Finding[], noticeable: number): number {
  if (best === undefined || second === undefined) return 0;
  return noticeable / (noticeable + (best.value - second.value));
}
