import * as Rapier from '@dimforge/rapier3d-deterministic-compat';

/** The physics library with its WebAssembly loaded. All simulation code takes it as an argument. */
export type Physics = typeof Rapier;

let ready: Promise<Physics> | null = null;

/** Loads the library once. Only this module imports it, so that a page loads its 1.7 MB when a throw needs them. */
export function loadPhysics(): Promise<Physics> {
  ready ??= Rapier.init().then(() => Rapier);
  return ready;
}
