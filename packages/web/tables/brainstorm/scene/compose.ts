import type { Point } from '@izvilina/games/brainstorm/pieces/pieces.ts';
import type { TileId } from '@izvilina/games/brainstorm/state.ts';
import type { BrainstormView } from '@izvilina/games/brainstorm/view/view.ts';
import type { Prepared } from '../controls/prepare.ts';
import type { Board } from '../stage/board.ts';
import { pointsIn } from '../stage/points.ts';
import { pointOn } from './drawing/shapes.ts';
import type { Focus } from './focus.ts';
import type { Camera, Scene, SceneAdvice, ScenePawn } from './scene.ts';

export interface Composed {
  readonly board: Board;
  readonly view: BrainstormView;
  /** Null while this player is not asked. */
  readonly prepared: Prepared | null;
  readonly advised: readonly SceneAdvice[];
  readonly camera: Camera;
  readonly title: string;
}

/** The scene: what lies on the table, and what this player is preparing. */
export function compose({ board, view, prepared, advised, camera, title }: Composed): Scene {
  const lights = { ...board.lights, ...prepared?.lights };
  return {
    table: view.table,
    camera,
    tiles: board.tiles.map((tile) => ({
      ...tile,
      owner: board.owners[tile.id] ?? null,
      light: lights[tile.id] ?? null,
    })),
    pawns: pawnsOf(board, prepared?.openPawns ?? []),
    labels: labelsOf(board, camera.focus),
    box: prepared?.box ?? (board.box && { ...board.box, state: 'stands' }),
    die: board.die,
    ghost: board.burner
      ? { piece: 'burner', face: 'front', ...board.burner, others: [], gain: null }
      : (prepared?.ghost ?? null),
    hand: prepared?.hand ?? null,
    arc: prepared?.arc ?? null,
    advised,
    title,
  };
}

function pawnsOf(board: Board, open: readonly TileId[]): ScenePawn[] {
  return board.pawns.flatMap((own, seat) =>
    own.flatMap((on, index): ScenePawn[] => {
      const tile = board.tiles.find(({ id }) => id === on);
      return tile && on ? [{ key: `${seat}.${index}`, seat, at: pointOn(tile), open: open.includes(on) }] : [];
    }),
  );
}

/** Close to the die a network whose pawn is out of sight is labelled where it comes nearest to the die. */
function labelsOf(board: Board, focus: Camera['focus']): Scene['labels'] {
  return board.pawns.flatMap((own, seat) =>
    own.flatMap((on) => {
      const tile = board.tiles.find(({ id }) => id === on);
      if (!tile) return [];
      const group = groupOf(board, tile.id);
      const pawn = pointOn(tile);
      const at = focus === null || isInSight(pawn, focus) ? pawn : besideDie(focus, board, group);
      return [{ key: tile.id, owner: seat, points: pointsIn(board, group), at }];
    }),
  );
}

/** How far inside the section (mm) a label begins that is whole. */
const LABEL = 35;

const isInSight = ([x, y]: Point, { at, width, height }: Focus): boolean =>
  Math.abs(x - at[0]) < width / 2 - LABEL && Math.abs(y - at[1]) < height / 2 - LABEL;

/** How far a label is moved on from the middle of its tile, so that the tile round the die does not cover it (mm). */
const CLEAR = 18;

function besideDie({ at: [x, y], width }: Focus, { tiles }: Board, group: readonly TileId[]): Point {
  const places = tiles
    .filter(({ id }) => group.includes(id))
    .map(({ at }) => ({ at, far: Math.hypot(at[0] - x, at[1] - y) }));
  const { at, far } = places.reduce((near, one) => (one.far < near.far ? one : near));
  const on = Math.min(far + CLEAR, Math.max(far - CLEAR, width / 2 - LABEL)) / (far || 1);
  return [x + (at[0] - x) * on, y + (at[1] - y) * on];
}

/** The tiles of a tile's network that are still on the board; the tile alone if the view has no network with it. */
function groupOf(board: Board, id: TileId): readonly TileId[] {
  return (
    board.groups.find((tiles) => tiles.includes(id))?.filter((one) => board.tiles.some((tile) => tile.id === one)) ?? [
      id,
    ]
  );
}
