import type { Collider, World } from '@dimforge/rapier3d-deterministic-compat';
import { type BoxPose, FOOTPRINTS, type PlacedTile } from '@izvilina/games/brainstorm/pieces/pieces.ts';
import type { ThrowJob } from '@izvilina/games/brainstorm/throwing/throw.ts';
import { tileMesh } from './mesh/tile-mesh.ts';
import type { Physics } from './rapier.ts';
import { CM, turnAboutZ, xyzw } from './space.ts';

export const STEP = 1 / 240;
export const GRAVITY = 981;

/** Friction and bounce of each surface. */
const SURFACES = {
  table: { friction: 0.35, restitution: 0.42 },
  tile: { friction: 0.45, restitution: 0.25 },
  box: { friction: 0.4, restitution: 0.3 },
} as const;
export type Surface = keyof typeof SURFACES;

/** Sets tolerances of a few hundredths of a millimetre. At 1 the library limits speeds to 4 m/s; hands reach 6. */
const LENGTH_UNIT = 2;

const TABLE_THICKNESS = 2.4;

export interface Scene {
  readonly world: World;
  /** Null without a box, and after it has been lifted. */
  readonly box: Collider | null;
  surfaceOf(collider: Collider): Surface;
}

type Layout = Pick<ThrowJob, 'table' | 'tiles' | 'box'>;

/** The last built layout: a bot simulates many throws onto the same one, and building it takes longer than a throw. */
let last: { readonly key: string; readonly snapshot: Uint8Array } | null = null;

/** A new world with the table, the laid tiles and the box. Every throw starts from a snapshot, also the first one. */
export function sceneOf(physics: Physics, { table, tiles, box }: Layout): Scene {
  const key = JSON.stringify([table, tiles, box]);
  if (last?.key !== key) last = { key, snapshot: build(physics, { table, tiles, box }) };
  const world = physics.World.restoreSnapshot(last.snapshot);
  // Colliders keep their order of creation: table, box, tiles.
  const colliders = world.colliders.getAll();
  const standing = box === null ? null : colliders[1]!;
  return {
    world,
    box: standing,
    surfaceOf: ({ handle }) =>
      handle === colliders[0]!.handle ? 'table' : handle === standing?.handle ? 'box' : 'tile',
  };
}

function build(physics: Physics, { table, tiles, box }: Layout): Uint8Array {
  const world = new physics.World({ x: 0, y: 0, z: -GRAVITY });
  world.timestep = STEP;
  world.lengthUnit = LENGTH_UNIT;
  addTable(physics, world, table);
  if (box !== null) addBox(physics, world, box);
  for (const tile of tiles) addTile(physics, world, tile);
  const snapshot = world.takeSnapshot();
  world.free();
  return snapshot;
}

function addTable(physics: Physics, world: World, { width, depth }: ThrowJob['table']): void {
  const half = TABLE_THICKNESS / 2;
  const { friction, restitution } = SURFACES.table;
  const slab = physics.ColliderDesc.cuboid((width / 2) * CM, (depth / 2) * CM, half);
  world.createCollider(slab.setTranslation(0, 0, -half).setFriction(friction).setRestitution(restitution));
}

function addBox(physics: Physics, world: World, { at, angle, stance }: BoxPose): void {
  const { length, width, rise } = FOOTPRINTS[stance];
  const { friction, restitution } = SURFACES.box;
  const half = (rise / 2) * CM;
  world.createCollider(
    physics.ColliderDesc.cuboid((length / 2) * CM, (width / 2) * CM, half)
      .setTranslation(at[0] * CM, at[1] * CM, half)
      .setRotation(xyzw(turnAboutZ(angle)))
      .setFriction(friction)
      .setRestitution(restitution),
  );
}

/** All tiles are in one layer on the table, even where one overlaps another. */
function addTile(physics: Physics, world: World, { tile, face, at, angle }: PlacedTile): void {
  const { vertices, indices } = tileMesh(tile, face);
  const { friction, restitution } = SURFACES.tile;
  const flags = physics.TriMeshFlags.FIX_INTERNAL_EDGES | physics.TriMeshFlags.ORIENTED;
  world.createCollider(
    physics.ColliderDesc.trimesh(vertices, indices, flags)
      .setTranslation(at[0] * CM, at[1] * CM, 0)
      .setRotation(xyzw(turnAboutZ(angle)))
      .setFriction(friction)
      .setRestitution(restitution),
  );
}
