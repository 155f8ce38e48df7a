import type { Die } from '@izvilina/games/brainstorm/pieces/pieces.ts';
import type { BrainstormHappening, TileId } from '@izvilina/games/brainstorm/state.ts';
import { holdOf } from '@izvilina/games/brainstorm/telling.ts';
import type { Sound } from '../../../kit/device/sound.ts';
import type { Frame } from '../../shared/stage.ts';
import type { Board } from './board.ts';

export type BoardFrame = Frame<Board, BrainstormHappening>;

/** Animation frames that lead from a board through the happenings. After them the caller shows the view itself. */
export function framesOf(from: Board, happened: readonly BrainstormHappening[]): BoardFrame[] {
  const frames: BoardFrame[] = [];
  let board = from;
  for (const happening of happened) {
    const frame = tellOne({ ...board, lights: {}, burner: null }, happening);
    frames.push(frame);
    board = frame.scene;
  }
  return frames;
}

function tellOne(board: Board, happening: BrainstormHappening): BoardFrame {
  const frame = (scene: Board, sound: Sound | null = null): BoardFrame => ({
    scene,
    hold: holdOf(happening),
    sound,
    happened: [happening],
  });
  const lit = (ids: readonly TileId[], light: 'touched' | 'doomed' | 'last'): Board => ({
    ...board,
    lights: Object.fromEntries(ids.map((id) => [id, light])),
  });
  switch (happening.type) {
    case 'dropped':
      return frame(flying(board, 'red', happening.frames), 'tick');
    case 'thrown':
      return frame(flying(board, happening.die, happening.frames), 'tick');
    case 'released':
      return frame({ ...board, die: null, away: happening.die }, 'flip');
    case 'box':
      return frame({ ...board, box: happening.pose }, 'lay');
    case 'boxTakenOff':
      return frame({ ...board, box: null });
    case 'laid': {
      const { tile } = happening;
      return frame(
        {
          ...board,
          die: null,
          away: null,
          tiles: [...board.tiles, tile],
          owners: { ...board.owners, [tile.id]: null },
          supply: { ...board.supply, [tile.tile]: board.supply[tile.tile] - 1 },
          lights: { [tile.id]: 'last' },
        },
        'lay',
      );
    }
    case 'joined':
      return frame({
        ...lit(happening.tiles, 'last'),
        owners: owned(board, happening.tiles, happening.owner),
        groups: grouped(board, happening.tiles),
      });
    case 'claimed':
      return frame(
        {
          ...board,
          owners: owned(board, happening.tiles, happening.player),
          groups: grouped(board, happening.tiles),
          pawns: pawnTo(board.pawns, happening.player, null, happening.on),
        },
        'lay',
      );
    case 'battle':
      return frame(
        {
          ...lit(happening.won ? happening.tiles : [happening.tile], 'doomed'),
          owners: owned(board, [happening.tile], happening.side),
        },
        'take',
      );
    case 'burned':
      return frame(
        { ...lit(happening.tiles, 'doomed'), die: null, burner: { at: happening.at, angle: happening.angle } },
        'take',
      );
    case 'removed': {
      const gone = new Set(happening.tiles.map(({ id }) => id));
      return frame({ ...board, tiles: board.tiles.filter(({ id }) => !gone.has(id)) });
    }
    case 'pawnReturned':
      return frame({ ...board, pawns: pawnTo(board.pawns, happening.player, happening.from, null) });
    case 'pawnMoved':
      return frame({ ...board, pawns: pawnTo(board.pawns, happening.player, happening.from, happening.to) }, 'lay');
    case 'burner':
      return frame({ ...board, tokens: board.tokens.with(happening.player, happening.tokens) }, 'genius');
    case 'over':
      return frame(board, 'win');
    case 'started':
    case 'timeout':
    case 'split':
    case 'merged':
    case 'side':
      return frame(board);
    case 'turn':
    case 'dice':
      return frame(board);
  }
}

const flying = (board: Board, die: Die, frames: string | undefined): Board => ({
  ...board,
  away: null,
  die: frames === undefined ? null : { kind: 'flight', die, frames, key: frames.slice(-24) },
});

const owned = ({ owners }: Board, tiles: readonly TileId[], owner: number | null): Board['owners'] => ({
  ...owners,
  ...Object.fromEntries(tiles.map((id) => [id, owner])),
});

const grouped = ({ groups }: Board, tiles: readonly TileId[]): Board['groups'] => [
  ...groups.filter((group) => !group.some((id) => tiles.includes(id))),
  tiles,
];

/** Moves a seat's pawn between tiles; null stands for its hand. */
function pawnTo(pawns: Board['pawns'], seat: number, from: TileId | null, to: TileId | null): Board['pawns'] {
  const own = pawns[seat] ?? [];
  const at = own.indexOf(from);
  return at < 0 ? pawns : pawns.with(seat, own.with(at, to));
}
