import { type FlightPose, packFrames } from '@izvilina/games/brainstorm/throwing/frames.ts';
import type { RestAct, ThrowJob } from '@izvilina/games/brainstorm/throwing/throw.ts';
import type { JobRunner } from '../job.ts';
import { depthBelowCentre } from './die.ts';
import type { Pose } from './judge.ts';
import type { Physics } from './rapier.ts';
import { loadPhysics } from './rapier.ts';
import { simulate } from './simulate.ts';
import { CM } from './space.ts';

/** A throw takes a few milliseconds, the first ones a quarter of a second; on a busy machine many times that. */
const LIMIT_MS = 30_000;

/** Throws dice: one job gives one act of the referee with the resting pose and the flight. */
export async function loadRunner(): Promise<JobRunner<ThrowJob, RestAct>> {
  const physics = await loadPhysics();
  return { limitMs: LIMIT_MS, run: (job) => throwDie(physics, job) };
}

export function throwDie(physics: Physics, job: ThrowJob): RestAct {
  const poses: FlightPose[] = [];
  const { rest, liftedAt } = simulate(physics, job, (pose) => poses.push(shown(pose, job.table)));
  return { type: 'rest', ...rest, frames: packFrames(poses, liftedAt) };
}

/** The pose for drawing, in mm: an impact sinks into the table for a step or two, which must not be visible. */
function shown({ at: [x, y, z], rotation }: Pose, { width, depth }: ThrowJob['table']): FlightPose {
  const over = Math.abs(x) < (width / 2) * CM && Math.abs(y) < (depth / 2) * CM && z > 0;
  const height = over ? Math.max(z, depthBelowCentre(rotation)) : z;
  return { at: [x / CM, y / CM, height / CM], turn: rotation };
}
