import type { PlacedTile } from '@izvilina/games/brainstorm/pieces/pieces.ts';
import { burning } from '@izvilina/games/brainstorm/rules/consequences.ts';
import type { TileId } from '@izvilina/games/brainstorm/state.ts';
import { boxFault } from '@izvilina/games/brainstorm/throwing/box.ts';
import type { BrainstormView } from '@izvilina/games/brainstorm/view/view.ts';
import { handAt, previewOf } from '../controls/aim.ts';
import type { Controls } from '../controls/controls.ts';
import { burningGains, gainsOf, pointsIn } from '../controls/gains.ts';
import { isSamePose, type Pose } from '../controls/laying.ts';
import { targetsOf } from '../controls/targets.ts';
import type { Board } from '../stage/board.ts';
import type { Camera, Light, Scene, SceneAdvice, SceneGhost, ScenePawn } from './scene.ts';
import { pointOn } from './shapes.ts';

export interface Composed {
  readonly board: Board;
  readonly view: BrainstormView;
  /** Null while this player is not asked. */
  readonly controls: Controls | null;
  readonly poses: readonly Pose[];
  readonly pose: Pose | null;
  readonly advised: readonly SceneAdvice[];
  readonly camera: Camera;
  readonly title: string;
}

/** The picture: what lies on the table, and what this player is about to do. */
export function compose({ board, view, controls, poses, pose, advised, camera, title }: Composed): Scene {
  const lights = { ...board.lights, ...(controls ? lightsOf(view, controls, pose) : {}) };
  return {
    table: view.table,
    camera,
    tiles: board.tiles.map((tile) => ({
      ...tile,
      owner: board.owners[tile.id] ?? null,
      light: lights[tile.id] ?? null,
    })),
    pawns: pawnsOf(board, view, controls),
    labels: labelsOf(board),
    box: boxOf(board, view, controls),
    die: board.die,
    ghost: board.burner
      ? { piece: 'burner', face: 'front', ...board.burner, others: [], gain: null }
      : controls && ghostOf(view, controls, poses, pose),
    hand: controls?.die && !controls.box ? handOf(view, controls) : null,
    arc: controls?.die && !controls.box ? previewOf(controls.aim, view.table, view.box) : null,
    advised,
    title,
  };
}

const network = (view: BrainstormView, id: TileId): readonly TileId[] =>
  view.networks.find(({ tiles }) => tiles.includes(id))?.tiles ?? [id];

/** The networks that would be touched shine; what would leave the table is hatched. */
function lightsOf(view: BrainstormView, controls: Controls, pose: Pose | null): Readonly<Record<TileId, Light>> {
  const lights: Record<TileId, Light> = {};
  const all = (ids: readonly TileId[], light: Light) => {
    for (const id of ids) lights[id] = light;
  };
  if (pose) {
    for (const id of pose.what.touches) all(network(view, id), 'touched');
    if (pose.what.kind === 'battle') for (const { wins, tiles } of pose.what.fights) if (wins) all(tiles, 'doomed');
  }
  if (view.phase === 'burn' && view.rest) all(burning(view, view.rest.at, controls.burn).touches, 'doomed');
  all(targetsOf(view), 'open');
  if (controls.target !== null) lights[controls.target] = 'chosen';
  return lights;
}

function pawnsOf(board: Board, view: BrainstormView, controls: Controls | null): ScenePawn[] {
  const open = controls && view.phase === 'return' ? targetsOf(view) : [];
  return board.pawns.flatMap((own, seat) =>
    own.flatMap((on, index): ScenePawn[] => {
      const tile = board.tiles.find(({ id }) => id === on);
      return tile && on ? [{ key: `${seat}.${index}`, seat, at: pointOn(tile), open: open.includes(on) }] : [];
    }),
  );
}

function labelsOf(board: Board): Scene['labels'] {
  return board.pawns.flatMap((own, seat) =>
    own.flatMap((on) => {
      const tile = board.tiles.find(({ id }) => id === on);
      if (!tile) return [];
      return [{ key: tile.id, owner: seat, points: pointsIn(board, groupOf(board, tile.id)), at: pointOn(tile) }];
    }),
  );
}

/** The tiles of a network while something is told: all that have its owner and hang together through the view's contacts. */
function groupOf(board: Board, id: TileId): readonly TileId[] {
  return (
    board.groups.find((tiles) => tiles.includes(id))?.filter((one) => board.tiles.some((tile) => tile.id === one)) ?? [
      id,
    ]
  );
}

function boxOf(board: Board, view: BrainstormView, controls: Controls | null): Scene['box'] {
  if (controls?.box) return { ...controls.box, state: boxFault(view, controls.box) === null ? 'held' : 'refused' };
  return board.box && { ...board.box, state: 'stands' };
}

const posePlace = ({ face, at, angle }: PlacedTile) => ({ face, at, angle });

function ghostOf(
  view: BrainstormView,
  controls: Controls,
  poses: readonly Pose[],
  pose: Pose | null,
): SceneGhost | null {
  if (pose) {
    const gain = gainsOf(view, pose.lay.tile, pose.what)[view.turn] ?? 0;
    return {
      piece: pose.lay.tile,
      ...posePlace(pose.placed),
      others: poses.filter(({ lay }) => !isSamePose(lay, pose.lay)).map(({ placed }) => posePlace(placed)),
      gain: gain === 0 ? null : gain,
    };
  }
  if (view.phase !== 'burn' || !view.rest) return null;
  const own = burningGains(view, burning(view, view.rest.at, controls.burn))[view.turn] ?? 0;
  return {
    piece: 'burner',
    face: 'front',
    at: view.rest.at,
    angle: controls.burn,
    others: [],
    gain: own === 0 ? null : own,
  };
}

function handOf(view: BrainstormView, { die, aim, gesture }: Controls): Scene['hand'] {
  return (
    die && {
      die,
      at: handAt(view.table, aim),
      height: aim.height,
      pull: gesture?.kind === 'die' ? gesture.pull : null,
      force: aim.force,
    }
  );
}
