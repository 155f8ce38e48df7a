import { type Mode, radiusFor } from '@izvilina/games/ingenious/options.ts';
import { PRINTED, SIDES } from '@izvilina/games/ingenious/pieces/board.ts';
import { COLOURS } from '@izvilina/games/ingenious/pieces/colours.ts';
import { FIRST, SECOND, SUPPLY } from '@izvilina/games/ingenious/pieces/tiles.ts';
import { trackEnd, tracksFor } from '@izvilina/games/ingenious/pieces/tracks.ts';
import { rackSize } from '@izvilina/games/ingenious/rules/deal.ts';
import { RACK } from '@izvilina/games/ingenious/state.ts';
import { type Fast, shuffle } from '../../fast.ts';
import { EDGE, type Field, FREE, fieldOf } from './field.ts';

export const HUES = COLOURS.length;
/** The two colours of each kind of tile. */
export const ONE = Uint8Array.from(FIRST);
export const OTHER = Uint8Array.from(SECOND);

type Stage = 'place' | 'bonus' | 'swap' | 'over';

/** A game in numbers. All tables lie in one piece of memory, so that copying a game is one call. */
export interface Sim {
  readonly field: Field;
  readonly mode: Mode;
  readonly players: number;
  /** Last notch of a track. */
  readonly end: number;
  readonly memory: Uint8Array;
  /** What lies there: a colour, `FREE` or `EDGE`. */
  readonly cells: Uint8Array;
  /** By cell: its free neighbours. */
  readonly room: Uint8Array;
  /** By colour and cell: what a symbol scores there. True for free cells; it only ever grows. */
  readonly gains: Uint8Array;
  /** By colour: the cells where it scores, the first `hotCount`. Cells since taken are weeded out by whoever meets them. */
  readonly hot: Uint8Array;
  readonly hotCount: Uint8Array;
  /** By colour: no free cell scores more. */
  readonly peak: Uint8Array;
  /** By track and colour: the markers. */
  readonly tracks: Uint8Array;
  /** By seat, `RACK` places each: kinds of tile. */
  readonly racks: Uint8Array;
  readonly rackSize: Uint8Array;
  /** By seat: 1 once the first tile is down (IN-07). */
  readonly opened: Uint8Array;
  /** Kinds of tile, drawn from the end. */
  readonly bag: Uint8Array;
  bagSize: number;
  /** Pairs of free neighbours: with none left the game is over. */
  freePairs: number;
  turn: number;
  /** Bonus placements still to be made or declined. */
  bonus: number;
  stage: Stage;
}

const MOST_SEATS = 4;

export function emptySim(mode: Mode, players: number): Sim {
  const field = fieldOf(radiusFor(players));
  const { stride, size } = field;
  const lengths = {
    cells: stride,
    room: stride,
    gains: HUES * stride,
    hot: HUES * stride,
    hotCount: HUES,
    peak: HUES,
    tracks: MOST_SEATS * HUES,
    racks: MOST_SEATS * RACK,
    rackSize: MOST_SEATS,
    opened: MOST_SEATS,
    bag: SUPPLY.length,
  };
  const memory = new Uint8Array(Object.values(lengths).reduce((sum, length) => sum + length, 0));
  let used = 0;
  const table = (name: keyof typeof lengths): Uint8Array => {
    const from = used;
    used += lengths[name];
    return memory.subarray(from, used);
  };
  const sim: Sim = {
    field,
    mode,
    players,
    end: trackEnd(mode),
    memory,
    cells: table('cells'),
    room: table('room'),
    gains: table('gains'),
    hot: table('hot'),
    hotCount: table('hotCount'),
    peak: table('peak'),
    tracks: table('tracks'),
    racks: table('racks'),
    rackSize: table('rackSize'),
    opened: table('opened'),
    bag: table('bag'),
    bagSize: 0,
    freePairs: field.low.length,
    turn: 0,
    bonus: 0,
    stage: 'place',
  };
  sim.cells.fill(FREE);
  sim.cells[size] = EDGE;
  for (let i = 0; i < field.low.length; i++) {
    sim.room[field.low[i] as number]!++;
    sim.room[field.high[i] as number]!++;
  }
  for (const { cell, colour } of PRINTED) cover(sim, cell, colour);
  return sim;
}

/** Makes `to` equal to `from`, which has the same mode and players, without allocating. */
export function copySim(from: Sim, to: Sim): void {
  to.memory.set(from.memory);
  to.bagSize = from.bagSize;
  to.freePairs = from.freePairs;
  to.turn = from.turn;
  to.bonus = from.bonus;
  to.stage = from.stage;
}

/** Deals a game nobody has moved in; `deck` holds all the tiles, and is shuffled. */
export function deal(sim: Sim, deck: Uint8Array, fast: Fast): void {
  const size = rackSize(sim.mode);
  shuffle(deck, deck.length, fast);
  sim.bagSize = deck.length - size * sim.players;
  sim.bag.set(deck);
  sim.racks.set(deck.subarray(sim.bagSize));
  sim.rackSize.fill(size, 0, sim.players);
}

/** Where in `tracks` a seat's markers begin. */
export const trackBase = (sim: Sim, seat: number): number => HUES * (sim.mode === 'team' ? seat & 1 : seat);
export const trackCount = (sim: Sim): number => tracksFor(sim.mode, sim.players);

/** Four play, each for themselves. */
export const isFour = ({ mode, players }: Pick<Sim, 'mode' | 'players'>): boolean =>
  mode === 'standard' && players === 4;

/**
 * A symbol comes to lie on a free cell. Along each of the three lines through it, the runs of its colour on both sides become one:
 * the free cell at either end now sees the other side's run and the new symbol on top of what it saw before.
 */
export function cover(sim: Sim, cell: number, colour: number): void {
  const { cells, room, gains, field } = sim;
  const { next, stride } = field;
  const base = colour * stride;
  const at = SIDES * cell;
  cells[cell] = colour;
  sim.freePairs -= room[cell] as number;
  for (let d = 0; d < 3; d++) {
    let ahead = next[at + d] as number;
    let behind = next[at + d + 3] as number;
    room[ahead]!--;
    room[behind]!--;
    let runAhead = 1;
    let runBehind = 1;
    while (cells[ahead] === colour) {
      runAhead++;
      ahead = next[SIDES * ahead + d] as number;
    }
    while (cells[behind] === colour) {
      runBehind++;
      behind = next[SIDES * behind + d + 3] as number;
    }
    if (cells[ahead] === FREE) warm(sim, colour, ahead, gains[base + ahead] as number, runBehind);
    if (cells[behind] === FREE) warm(sim, colour, behind, gains[base + behind] as number, runAhead);
  }
}

function warm(sim: Sim, colour: number, cell: number, before: number, more: number): void {
  const { gains, hot, hotCount, peak } = sim;
  const base = colour * sim.field.stride;
  const after = before + more;
  gains[base + cell] = after;
  if (after > (peak[colour] as number)) peak[colour] = after;
  if (before > 0) return;
  const count = hotCount[colour] as number;
  hot[base + count] = cell;
  hotCount[colour] = count + 1;
}

/** IN-07, IN-R7: a printed symbol no tile touches yet. A neighbour that is itself printed does not exist: they lie five apart. */
export function isUntaken(sim: Sim, printed: number): boolean {
  const { cells, field } = sim;
  for (let d = 0; d < SIDES; d++) {
    const there = cells[field.next[SIDES * printed + d] as number] as number;
    if (there !== FREE && there !== EDGE) return false;
  }
  return true;
}
