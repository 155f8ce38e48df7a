import type { Die } from '@izvilina/games/brainstorm/pieces/pieces.ts';
import type { BrainstormHappening, TileId } from '@izvilina/games/brainstorm/state.ts';
import { durationOf, unpackFrames } from '@izvilina/games/brainstorm/throwing/frames.ts';
import type { Sound } from '../../../kit/sound.ts';
import type { Frame } from '../../shared/stage.ts';
import type { Board } from './board.ts';

export type BoardFrame = Frame<Board, BrainstormHappening>;

const SHORT = 180;
const LAY = 420;
const FIGHT = 1500;
const GONE = 750;
const PAWN = 520;
const LOOK = 650;
/** After a flight, to see where the die lies. */
const SETTLED = 350;

/** The pictures that lead from a board through what happened. The caller then rests at the view itself. */
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
  const frame = (scene: Board, hold: number, sound: Sound | null = null): BoardFrame => ({
    scene,
    hold,
    sound,
    happened: [happening],
  });
  const lit = (ids: readonly TileId[], light: 'touched' | 'doomed' | 'last'): Board => ({
    ...board,
    lights: Object.fromEntries(ids.map((id) => [id, light])),
  });
  switch (happening.type) {
    case 'dropped':
      return frame(flying(board, 'red', happening.frames), flightTime(happening.frames) + LOOK, 'tick');
    case 'thrown':
      return frame(flying(board, happening.die, happening.frames), flightTime(happening.frames), 'tick');
    case 'released':
      return frame({ ...board, die: null, away: happening.die }, SHORT, 'flip');
    case 'box':
      return frame({ ...board, box: happening.pose }, LAY, 'lay');
    case 'boxTakenOff':
      return frame({ ...board, box: null }, LAY);
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
        LAY,
        'lay',
      );
    }
    case 'joined':
      return frame(
        {
          ...lit(happening.tiles, 'last'),
          owners: owned(board, happening.tiles, happening.owner),
          groups: grouped(board, happening.tiles),
        },
        LAY,
      );
    case 'claimed':
      return frame(
        {
          ...board,
          owners: owned(board, happening.tiles, happening.player),
          groups: grouped(board, happening.tiles),
          pawns: pawnTo(board.pawns, happening.player, null, happening.on),
        },
        PAWN,
        'lay',
      );
    case 'battle':
      return frame(
        {
          ...lit(happening.won ? happening.tiles : [happening.tile], 'doomed'),
          owners: owned(board, [happening.tile], happening.side),
        },
        FIGHT,
        'take',
      );
    case 'burned':
      return frame(
        { ...lit(happening.tiles, 'doomed'), die: null, burner: { at: happening.at, angle: happening.angle } },
        FIGHT,
        'take',
      );
    case 'removed': {
      const gone = new Set(happening.tiles.map(({ id }) => id));
      return frame({ ...board, tiles: board.tiles.filter(({ id }) => !gone.has(id)) }, GONE);
    }
    case 'pawnReturned':
      return frame({ ...board, pawns: pawnTo(board.pawns, happening.player, happening.from, null) }, PAWN);
    case 'pawnMoved':
      return frame(
        { ...board, pawns: pawnTo(board.pawns, happening.player, happening.from, happening.to) },
        PAWN,
        'lay',
      );
    case 'burner':
      return frame({ ...board, tokens: board.tokens.with(happening.player, happening.tokens) }, LOOK, 'genius');
    case 'over':
      return frame(board, LOOK, 'win');
    case 'started':
    case 'timeout':
    case 'split':
    case 'merged':
    case 'side':
      return frame(board, LOOK);
    case 'turn':
    case 'dice':
      return frame(board, 0);
  }
}

const flying = (board: Board, die: Die, frames: string | undefined): Board => ({
  ...board,
  away: null,
  die: frames === undefined ? null : { kind: 'flight', die, frames, key: frames.slice(-24) },
});

function flightTime(frames: string | undefined): number {
  const flight = frames === undefined ? null : unpackFrames(frames);
  return flight === null ? LOOK : durationOf(flight) * 1000 + SETTLED;
}

const owned = ({ owners }: Board, tiles: readonly TileId[], owner: number | null): Board['owners'] => ({
  ...owners,
  ...Object.fromEntries(tiles.map((id) => [id, owner])),
});

const grouped = ({ groups }: Board, tiles: readonly TileId[]): Board['groups'] => [
  ...groups.filter((group) => !group.some((id) => tiles.includes(id))),
  tiles,
];

/** Moves a seat's pawn from one place to another; null is its hand. */
function pawnTo(pawns: Board['pawns'], seat: number, from: TileId | null, to: TileId | null): Board['pawns'] {
  const own = pawns[seat] ?? [];
  const at = own.indexOf(from);
  return at < 0 ? pawns : pawns.with(seat, own.with(at, to));
}
