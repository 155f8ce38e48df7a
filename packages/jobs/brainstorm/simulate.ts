import { isOnTable } from '@izvilina/games/brainstorm/geometry/seats.ts';
import { FOOTPRINTS, type Point } from '@izvilina/games/brainstorm/pieces/pieces.ts';
import type { RestOutcome, ThrowJob } from '@izvilina/games/brainstorm/throwing/throw.ts';
import { addDie, type ThrownDie } from './die.ts';
import { judge, type Pose } from './judge.ts';
import { type Launch, launchOf, launchOfDrop } from './launch.ts';
import type { Physics } from './rapier.ts';
import { GRAVITY, type Scene, STEP, type Surface, sceneOf } from './scene.ts';
import { axesOf, CM, type Vector } from './space.ts';
import { squareAngle } from './trig.ts';

/** Where a throw ended, rounded to 0.01 mm and 0.1°. */
export interface Rest {
  readonly at: Point;
  readonly angle: number;
  readonly outcome: RestOutcome;
}

export interface Simulated {
  readonly rest: Rest;
  /** Steps of 1/240 s until the die was at rest. */
  readonly steps: number;
  /** Where the die first hit the table or something on it, in mm; null when it never did. */
  readonly firstContact: Point | null;
  /** The step at which the box was lifted from under a leaning die; null if it was not. */
  readonly liftedAt: number | null;
  readonly pose: Pose;
}

/** A die is at rest when it has been this slow (cm/s, rad/s) for this many steps. */
const SLOW = 0.7;
const SLOW_TURN = 0.5;
const CALM_STEPS = 36;
/** Damping grows after 3 s, so that all motion ends within 6 s. Not so strong that a tilted die would hang. */
const DAMPING_FROM = 3 / STEP;
const DAMPING_EVERY = 24;
const DAMPING_GROWTH = 0.8;
export const MAX_STEPS = 6 / STEP;
/** A die this far below the table (cm) has left it. */
const FALLEN = -10;
/** A change of speed in one step (cm/s) that gravity alone does not explain. */
const KNOCK = 0.05;

type Watch = (pose: Pose) => void;

/** One throw from hand to rest. `watch` is called at every step. */
export const simulate = (physics: Physics, job: ThrowJob, watch?: Watch): Simulated =>
  simulateFrom(physics, job, launchOfJob(job), watch);

/** The same from any launch, also one that no hand could make. */
export function simulateFrom(physics: Physics, job: ThrowJob, launch: Launch, watch?: Watch): Simulated {
  const scene = sceneOf(physics, job);
  try {
    return roll(scene, addDie(physics, scene.world, launch), job, watch);
  } finally {
    scene.world.free();
  }
}

function launchOfJob({ release, drop, table, box }: ThrowJob): Launch {
  if (release !== null) return launchOf(release, table);
  if (drop !== null) return launchOfDrop(drop, box === null ? 0 : FOOTPRINTS[box.stance].rise * CM);
  throw new Error('a job with neither a throw nor a drop');
}

function roll(scene: Scene, die: ThrownDie, job: ThrowJob, watch?: Watch): Simulated {
  const { world } = scene;
  const { body } = die;
  let box = scene.box;
  let firstContact: Point | null = null;
  let liftedAt: number | null = null;
  let calm = 0;
  let before = body.linvel();
  watch?.(poseOf(die));
  for (let step = 1; ; step++) {
    if (step > DAMPING_FROM && step % DAMPING_EVERY === 0) thicken(die, step);
    world.step();
    const pose = poseOf(die);
    watch?.(pose);
    const v = body.linvel();
    const w = body.angvel();
    if (firstContact === null && pose.at[2] > 0) {
      const knock = Math.abs(v.x - before.x) + Math.abs(v.y - before.y) + Math.abs(v.z - before.z + GRAVITY * STEP);
      if (knock > KNOCK) firstContact = millimetres(pose.at);
    }
    before = v;
    const end = (outcome: RestOutcome): Simulated => {
      const rest = { at: millimetres(pose.at), angle: angleOf(pose), outcome };
      return { rest, steps: step, firstContact, liftedAt, pose };
    };
    if (pose.at[2] < FALLEN) return end(firstContact === null ? 'misfire' : 'off');
    const slow =
      v.x * v.x + v.y * v.y + v.z * v.z < SLOW * SLOW && w.x * w.x + w.y * w.y + w.z * w.z < SLOW_TURN * SLOW_TURN;
    calm = slow ? calm + 1 : 0;
    if (calm < CALM_STEPS && step < MAX_STEPS) continue;
    calm = 0;
    const boxRise = box === null || job.box === null ? null : FOOTPRINTS[job.box.stance].rise * CM;
    const verdict = judge(pose, touchedBy(scene, die), { table: job.table, tiles: job.tiles, boxRise });
    if (verdict !== null && verdict !== 'leaning') return end(verdict);
    if (step >= MAX_STEPS) return end(isOnTable(job.table, millimetres(pose.at)) ? 'table' : 'off');
    if (verdict === 'leaning' && box !== null) {
      world.removeCollider(box, true);
      box = null;
      liftedAt = step;
    }
  }
}

const poseOf = ({ body }: ThrownDie): Pose => {
  const { x, y, z } = body.translation();
  const q = body.rotation();
  return { at: [x, y, z], rotation: [q.x, q.y, q.z, q.w] };
};

function thicken({ body }: ThrownDie, step: number): void {
  const damping = ((step - DAMPING_FROM) / DAMPING_EVERY) * DAMPING_GROWTH;
  body.setLinearDamping(damping);
  body.setAngularDamping(damping);
}

const TOUCHING = 0.005;

/** Everything the die touches now. Computed anew: the simulation's own contacts may be a few steps old. */
function touchedBy({ world, surfaceOf }: Scene, { collider }: ThrownDie): ReadonlySet<Surface> {
  const touched = new Set<Surface>();
  world.contactPairsWith(collider, (other) => {
    if (collider.contactCollider(other, TOUCHING) !== null) touched.add(surfaceOf(other));
  });
  return touched;
}

const hundredth = (mm: number): number => Math.round(mm * 100) / 100;
const millimetres = ([x, y]: Vector): Point => [hundredth(x / CM), hundredth(y / CM)];

/** The die's angle on the table, seen from above: the direction of its most horizontal axis. */
function angleOf({ rotation }: Pose): number {
  const [x, y] = axesOf(rotation).reduce((best, axis) => (Math.abs(axis[2]) < Math.abs(best[2]) ? axis : best));
  return squareAngle(x, y);
}
