import { type Chance, shuffled } from '@izvilina/kernel/chance.ts';
import { bySeat } from '@izvilina/kernel/game.ts';
import { ok, type Result, refuse } from '@izvilina/kernel/result.ts';
import * as z from 'zod/mini';
import { givenPosition } from '../../given-position.ts';
import { axial, cells, colour, tile } from '../moves/move-shapes.ts';
import { halvesOf, type PlacementId, placementOf } from '../moves/placements.ts';
import { options as optionsSchema, radiusFor, type Settled, settle } from '../options.ts';
import { type Axial, type Board, boardOf, type Cell, cellAt, hasRoom, PRINTED, printedGrid } from '../pieces/board.ts';
import { COLOURS, type Colour, colourId } from '../pieces/colours.ts';
import { COPIES, type Tile, type TileId, tally, tileId } from '../pieces/tiles.ts';
import { emptyTrack, isComplete, type Track, trackEnd, tracksFor } from '../pieces/tracks.ts';
import { draw, rackSize } from '../rules/deal.ts';
import { supplied } from '../rules/turn-end.ts';
import type { State } from '../state.ts';

const shape = z.strictObject({
  players: z.number(),
  options: z._default(z.unknown(), {}),
  laid: z.optional(z.array(z.strictObject({ tile, cells }))),
  cells: z.optional(z.array(z.strictObject({ at: axial, colour }))),
  racks: z.optional(z.array(z.array(tile))),
  bag: z.optional(z.array(tile)),
  tracks: z.optional(z.array(z.array(z.int().check(z.nonnegative())))),
  turn: z.optional(z.int().check(z.nonnegative())),
  opened: z.optional(z.array(z.boolean())),
  bonus: z.optional(z.int().check(z.nonnegative())),
});
type Given = z.infer<typeof shape>;

/** A position as an outside caller writes it. Missing fields are natural: racks are dealt, the supply is the rest. */
export function position(raw: unknown, chance: Chance): Result<State> {
  const parsed = givenPosition(raw, shape, optionsSchema);
  if (!parsed.ok) return parsed;
  const { given, options } = parsed.value;
  const settled = settle(given.players, options);
  if (!settled.ok) return settled;
  const table = laidOut(given);
  if (typeof table === 'string') return refuse('BAD_POSITION', { reason: table });
  if (tooMany(given)) return refuse('BAD_POSITION', { reason: 'TOO_MANY_OF_A_TILE' });
  const state = complete(given, settled.value, table, chance);
  const reason = fault(state);
  return reason === null ? ok(state.phase === 'over' ? state : supplied(state)) : refuse('BAD_POSITION', { reason });
}

type Table = Pick<State, 'grid' | 'laid'>;

/** The board with everything on it, or what is wrong with it. */
function laidOut({ players, laid = [], cells: loose = [] }: Given): Table | string {
  const board = boardOf(radiusFor(players));
  const grid = printedGrid(board);
  const placements: PlacementId[] = [];
  for (const { tile, cells } of laid) {
    const ends = cells.map(cellAt);
    if (ends.some((cell) => isOff(board, cell))) return 'OFF_BOARD';
    const placement = placementOf(tile, cells);
    if (placement === null) return 'NOT_ADJACENT';
    if (ends.some((cell) => grid[cell] !== null)) return 'OCCUPIED';
    for (const half of halvesOf(placement)) grid[half.cell] = half.colour;
    placements.push(placement);
  }
  for (const { at, colour } of loose) {
    const cell = cellAt(at);
    if (isOff(board, cell)) return 'OFF_BOARD';
    if (isPrinted(at, colour)) continue;
    if (grid[cell] !== null) return 'OCCUPIED';
    grid[cell] = colourId(colour);
  }
  return { grid, laid: placements };
}

const isOff = ({ size }: Board, cell: Cell): boolean => cell < 0 || cell >= size;

/** Whether this is a printed symbol, since a list of all occupied cells contains those too. */
const isPrinted = (at: Axial, colour: Colour): boolean =>
  PRINTED.some((printed) => printed.cell === cellAt(at) && printed.colour === colourId(colour));

const kinds = (tiles: readonly Tile[]): TileId[] => tiles.map(tileId);

/** The named tiles that leave the supply: laid tiles and racks, but not loose cells. */
const named = ({ laid = [], racks = [] }: Given): TileId[] => kinds([...laid.map(({ tile }) => tile), ...racks.flat()]);

/** Whether a kind of tile occurs more often than it was printed. */
const tooMany = (given: Given): boolean =>
  tally([...named(given), ...kinds(given.bag ?? [])]).some((count, id) => count > (COPIES[id] as number));

function supplyOf(given: Given, chance: Chance): readonly TileId[] {
  if (given.bag) return kinds(given.bag).reverse(); // given in drawing order
  const gone = tally(named(given));
  return shuffled(
    COPIES.flatMap((copies, id) => Array<TileId>(copies - (gone[id] as number)).fill(id)),
    chance,
  );
}

function complete(given: Given, options: Settled, table: Table, chance: Chance): State {
  const { players, bonus = 0 } = given;
  let bag = supplyOf(given, chance);
  const deal = () => {
    const { drawn, left } = draw(bag, rackSize(options.mode));
    bag = left;
    return drawn;
  };
  const racks = given.racks?.map(kinds) ?? bySeat(players, deal);
  const tracks = given.tracks ?? bySeat(tracksFor(options.mode, players), emptyTrack);
  const anything = table.grid.filter((colour) => colour !== null).length > PRINTED.length;
  const radius = radiusFor(players);
  const won = tracks.some((track) => isComplete(track, trackEnd(options.mode)));
  const isOver = won || !hasRoom(boardOf(radius), table.grid);
  const going = bonus > 0 ? 'bonus' : 'place';
  return {
    players,
    options,
    radius,
    phase: isOver ? 'over' : going,
    turn: given.turn ?? options.first ?? 0,
    ...table,
    racks,
    bag,
    tracks,
    opened: given.opened ?? bySeat(players, () => anything),
    bonus: isOver ? 0 : bonus, // IN-R3
    shown: null,
    aside: bySeat(players, () => null),
    last: null,
    happened: [],
  };
}

function fault(state: State): string | null {
  const { players, options, racks, tracks, turn, opened, bonus, bag, phase } = state;
  const end = trackEnd(options.mode);
  if (racks.length !== players) return 'RACKS_NOT_ONE_PER_SEAT';
  if (opened.length !== players) return 'OPENED_NOT_ONE_PER_SEAT';
  if (tracks.length !== tracksFor(options.mode, players) || !tracks.every((track) => isTrack(track, end)))
    return 'BAD_TRACKS';
  if (tracks.filter((track) => isComplete(track, end)).length > 1) return 'TWO_COMPLETE_TRACKS';
  if (turn >= players) return 'NO_SUCH_SEAT';
  if (racks.some((rack) => rack.length > rackSize(options.mode))) return 'RACK_TOO_LONG';
  const tiles = racks[turn]?.length ?? 0;
  if (bonus > 0 && (options.mode === 'solo' || tiles === 0 || bonus > MOST_BONUSES)) return 'BAD_BONUS';
  return phase !== 'over' && tiles === 0 && bag.length === 0 ? 'NOTHING_TO_PLACE' : null;
}

/** Both ends of a double track, for every colour. */
const MOST_BONUSES = 2 * COLOURS.length;

const isTrack = (track: Track, end: number): boolean =>
  track.length === COLOURS.length && track.every((marker) => marker <= end);
