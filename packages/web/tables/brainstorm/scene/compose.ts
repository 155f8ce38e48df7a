import type { TileId } from '@izvilina/games/brainstorm/state.ts';
import type { BrainstormView } from '@izvilina/games/brainstorm/view/view.ts';
import type { Prepared } from '../controls/prepare.ts';
import type { Board } from '../stage/board.ts';
import { pointsIn } from '../stage/points.ts';
import { pointOn } from './drawing/shapes.ts';
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
    labels: labelsOf(board),
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

function labelsOf(board: Board): Scene['labels'] {
  return board.pawns.flatMap((own, seat) =>
    own.flatMap((on) => {
      const tile = board.tiles.find(({ id }) => id === on);
      if (!tile) return [];
      return [{ key: tile.id, owner: seat, points: pointsIn(board, groupOf(board, tile.id)), at: pointOn(tile) }];
    }),
  );
}

/** The tiles of a tile's network that are still on the board; the tile alone if the view has no network with it. */
function groupOf(board: Board, id: TileId): readonly TileId[] {
  return (
    board.groups.find((tiles) => tiles.includes(id))?.filter((one) => board.tiles.some((tile) => tile.id === one)) ?? [
      id,
    ]
  );
}
