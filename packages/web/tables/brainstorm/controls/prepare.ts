import type { PlacedTile } from '@izvilina/games/brainstorm/pieces/pieces.ts';
import { type Burning, burning } from '@izvilina/games/brainstorm/rules/consequences.ts';
import type { TileId } from '@izvilina/games/brainstorm/state.ts';
import { boxFault } from '@izvilina/games/brainstorm/throwing/box.ts';
import type { BrainstormView } from '@izvilina/games/brainstorm/view/view.ts';
import type { Light, Scene, SceneArc, SceneGhost } from '../scene/scene.ts';
import { handAt, previewOf } from './aim.ts';
import type { Controls } from './controls.ts';
import { burningGains, gainsOf } from './gains.ts';
import { isSamePose, type Pose } from './laying.ts';
import { targetsOf } from './targets.ts';

/** What a player is preparing, as shown on the table and in the points of the name cards. */
export interface Prepared extends Pick<Scene, 'ghost' | 'hand' | 'arc'> {
  readonly lights: Readonly<Record<TileId, Light>>;
  /** The tiles whose pawns can be chosen. */
  readonly openPawns: readonly TileId[];
  /** The box being placed; null when it is not being moved. */
  readonly box: Scene['box'];
  /** By seat: how the points would change with the tile or burner held over the die. */
  readonly changes: readonly number[];
}

export function prepare(view: BrainstormView, controls: Controls, poses: readonly Pose[], pose: Pose | null): Prepared {
  const burns = view.phase === 'burn' && view.rest ? burning(view, view.rest.at, controls.burn) : null;
  const changes = pose ? gainsOf(view, pose.lay.tile, pose.what) : burns ? burningGains(view, burns) : [];
  const gain = changes[view.turn] || null;
  const arc = controls.die && !controls.box ? previewOf(controls.aim, view.table, view.box) : null;
  return {
    lights: lightsOf(view, controls, pose, burns),
    openPawns: view.phase === 'return' ? targetsOf(view) : [],
    box: controls.box && { ...controls.box, state: boxFault(view, controls.box) === null ? 'held' : 'refused' },
    ghost: pose ? tileGhost(poses, pose, gain) : burns && burnerGhost(view, controls, gain),
    hand: arc && handOf(view, controls, arc),
    arc,
    changes,
  };
}

const network = (view: BrainstormView, id: TileId): readonly TileId[] =>
  view.networks.find(({ tiles }) => tiles.includes(id))?.tiles ?? [id];

/** Highlights the networks that would be touched and hatches the tiles that would be removed. */
function lightsOf(
  view: BrainstormView,
  { target }: Controls,
  pose: Pose | null,
  burns: Burning | null,
): Readonly<Record<TileId, Light>> {
  const lights: Record<TileId, Light> = {};
  const all = (ids: readonly TileId[], light: Light) => {
    for (const id of ids) lights[id] = light;
  };
  if (pose) {
    for (const id of pose.what.touches) all(network(view, id), 'touched');
    if (pose.what.kind === 'battle') for (const { wins, tiles } of pose.what.fights) if (wins) all(tiles, 'doomed');
  }
  if (burns) all(burns.touches, 'doomed');
  all(targetsOf(view), 'open');
  if (target !== null) lights[target] = 'chosen';
  return lights;
}

const posePlace = ({ face, at, angle }: PlacedTile) => ({ face, at, angle });

const tileGhost = (poses: readonly Pose[], { lay, placed }: Pose, gain: number | null): SceneGhost => ({
  piece: lay.tile,
  ...posePlace(placed),
  others: poses.filter((other) => !isSamePose(other.lay, lay)).map((other) => posePlace(other.placed)),
  gain,
});

const burnerGhost = ({ rest }: BrainstormView, { burn }: Controls, gain: number | null): SceneGhost | null =>
  rest && { piece: 'burner', face: 'front', at: rest.at, angle: burn, others: [], gain };

function handOf(view: BrainstormView, { die, aim, gesture }: Controls, { points }: SceneArc): Scene['hand'] {
  const [[x, y], [nextX, nextY]] = [points[0] ?? [0, 0], points[1] ?? [0, 0]];
  const step = Math.hypot(nextX - x, nextY - y) || 1;
  return (
    die && {
      die,
      at: handAt(view.table, aim),
      height: aim.height,
      back: [(x - nextX) / step, (y - nextY) / step],
      pull: gesture?.kind === 'die' ? gesture.pull : null,
      force: aim.force,
    }
  );
}
