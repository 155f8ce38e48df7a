import { parseArgs } from 'node:util';
import fc from 'fast-check';
import type { Bug } from './bugs.ts';
import { race } from './race.ts';
import { endingScene, gatheringScene, overScene, playingScene, type Scene } from './scenes.ts';
import { AGAIN, ENDING, GATHERING, PLAYING, stepsOf } from './steps.ts';

/** Kinds of races: the scene, the steps that may occur, and how many steps a race has. */
const KINDS = {
  seats: { scene: gatheringScene, kinds: GATHERING, steps: 10 },
  moves: { scene: playingScene, kinds: PLAYING, steps: 12 },
  ending: { scene: endingScene, kinds: ENDING, steps: 12 },
  rematch: { scene: overScene, kinds: AGAIN, steps: 12 },
} as const;
export type Kind = keyof typeof KINDS;

export interface RacesOptions {
  /** Number of interleavings of each kind. */
  readonly runs: number;
  readonly kinds?: readonly Kind[];
  readonly seed?: number;
  readonly bug?: Bug;
  /** After the first fault, look for a shorter race with the same fault. */
  readonly shrink?: boolean;
}

export interface RacesReport {
  readonly interleavings: number;
  readonly seed: number;
  /** The first fault and the shortest race that shows it; null if none. */
  readonly fault: string | null;
  readonly seconds: number;
}

/** Runs races for seats, moves and rematches between guests on two nodes, in as many orders as wanted. */
export async function manyRaces({ runs, kinds, bug, shrink = true, ...options }: RacesOptions): Promise<RacesReport> {
  const began = performance.now();
  const seed = options.seed ?? Date.now() % 2 ** 31;
  let interleavings = 0;
  let fault: string | null = null;
  for (const kind of kinds ?? (Object.keys(KINDS) as Kind[])) {
    const { scene, kinds: what, steps } = KINDS[kind];
    const prepared: Scene = await scene();
    const property = fc.asyncProperty(fc.scheduler(), stepsOf(what, steps), async (scheduler, script) => {
      interleavings++;
      const faults = await race(prepared, script, scheduler, bug);
      if (faults.length > 0) throw new Error(faults.slice(0, 3).join('\n'));
    });
    const details = await fc.check(property, { numRuns: runs, seed, endOnFailure: !shrink });
    if (details.failed) fault ??= `${kind}: ${details.errorInstance}\n${fc.defaultReportMessage(details)}`;
  }
  const seconds = Math.round((performance.now() - began) / 1000);
  return { interleavings, seed, fault, seconds };
}

if (import.meta.main) {
  const { values } = parseArgs({ options: { runs: { type: 'string', default: '20000' }, seed: { type: 'string' } } });
  const runs = Math.ceil(Number(values.runs) / Object.keys(KINDS).length);
  const report = await manyRaces({ runs, ...(values.seed !== undefined && { seed: Number(values.seed) }) });
  process.stdout.write(`${JSON.stringify({ ...report, fault: report.fault?.slice(0, 4_000) ?? null })}\n`);
  process.exitCode = report.fault === null ? 0 : 1;
}
