import type { Collider, RigidBody, World } from '@dimforge/rapier3d-deterministic-compat';
import { DIE_SIDE } from '@izvilina/games/brainstorm/pieces/pieces.ts';
import type { Launch } from './launch.ts';
import type { Physics } from './rapier.ts';
import { axesOf, CM, type Rotation, xyz, xyzw } from './space.ts';

export const DIE_HALF = (DIE_SIDE / 2) * CM;
const EDGE_RADIUS = 0.12;
const MASS = 4.8;

export interface ThrownDie {
  readonly body: RigidBody;
  readonly collider: Collider;
}

export function addDie(physics: Physics, world: World, { at, velocity, rotation, spin }: Launch): ThrownDie {
  const body = world.createRigidBody(
    physics.RigidBodyDesc.dynamic()
      .setTranslation(...at)
      .setRotation(xyzw(rotation))
      .setLinvel(...velocity)
      .setAngvel(xyz(spin))
      .setCcdEnabled(true)
      .setCanSleep(false),
  );
  const core = DIE_HALF - EDGE_RADIUS;
  const { Max } = physics.CoefficientCombineRule;
  const collider = world.createCollider(
    physics.ColliderDesc.roundCuboid(core, core, core, EDGE_RADIUS)
      .setMass(MASS)
      // No friction or restitution of its own: those of the surface it hits apply.
      .setFriction(0)
      .setRestitution(0)
      .setFrictionCombineRule(Max)
      .setRestitutionCombineRule(Max),
    body,
  );
  return { body, collider };
}

/** Distance from the centre of a turned die down to its lowest point. */
export function depthBelowCentre(rotation: Rotation): number {
  const core = DIE_HALF - EDGE_RADIUS;
  return axesOf(rotation).reduce((sum, [, , z]) => sum + core * Math.abs(z), EDGE_RADIUS);
}
