import { cellAt } from '@izvilina/games/ingenious/pieces/board.ts';
import { colourId } from '@izvilina/games/ingenious/pieces/colours.ts';
import { TILES, tally, tileId } from '@izvilina/games/ingenious/pieces/tiles.ts';
import { RACK } from '@izvilina/games/ingenious/state.ts';
import { unseenBy } from '@izvilina/games/ingenious/view/imagine.ts';
import type { IngeniousView } from '@izvilina/games/ingenious/view/view.ts';
import type { Seat } from '@izvilina/kernel/game.ts';
import { type Fast, shuffle } from '../fast.ts';
import { FREE } from './simulation/field.ts';
import { cover, emptySim, HUES, type Sim } from './simulation/simulator.ts';

/** All that a seat can work out from its view, in the simulator's form. */
export interface Knowledge {
  readonly seat: Seat;
  /** The game as it stands. Others' racks and the supply have their sizes; `imagine` fills them. */
  readonly sim: Sim;
  /** Tiles in those racks and in the supply; shuffled in place by `imagine`. */
  readonly unseen: Uint8Array;
  /** Seats whose racks are hidden, those that swapped last first. */
  readonly hidden: readonly Seat[];
  /** By seat: how many of each kind went back into the supply after its present rack was drawn. */
  readonly apart: readonly (Uint8Array | null)[];
}

export function knowledgeOf(view: IngeniousView, seat: Seat): Knowledge {
  const sim = emptySim(view.mode, view.players);
  for (const { at, colour } of view.cells) {
    const cell = cellAt(at);
    if (sim.cells[cell] === FREE) cover(sim, cell, colourId(colour));
  }
  view.tracks.forEach((track, index) => {
    sim.tracks.set(track, HUES * index);
  });
  view.seats.forEach(({ rackSize }, owner) => {
    sim.rackSize[owner] = rackSize;
  });
  sim.racks.set(view.rack.map(tileId), RACK * seat);
  sim.opened.set(view.opened.map(Number));
  sim.bagSize = view.bag;
  sim.turn = view.turn;
  sim.bonus = view.bonus;
  sim.stage = view.phase;
  const apart = view.memory.aside.map((tiles) => tiles && Uint8Array.from(tally(tiles.map(tileId))));
  const hidden = view.seats
    .map((_, owner) => owner)
    .filter((owner) => owner !== seat)
    .sort((a, b) => Number(apart[b] !== null) - Number(apart[a] !== null));
  return { seat, sim, unseen: Uint8Array.from(unseenBy(view)), hidden, apart };
}

const elsewhere = new Uint8Array(TILES.length);

/** Deals the unseen tiles out into `sim`: a world this seat cannot tell from the real one. */
export function imagine({ sim, unseen, hidden, apart }: Knowledge, fast: Fast): void {
  shuffle(unseen, unseen.length, fast);
  let left = unseen.length;
  for (const owner of hidden) {
    const back = apart[owner];
    if (back) putFirst(unseen, left, back);
    const size = sim.rackSize[owner] as number;
    for (let i = 0; i < size; i++) sim.racks[RACK * owner + i] = unseen[--left] as number;
    if (back) shuffle(unseen, left, fast);
  }
  for (let i = 0; i < sim.bagSize; i++) sim.bag[i] = unseen[i] as number;
}

/** What a seat gave back after it drew is not on its rack: those tiles go to the front, racks are dealt from the end. */
function putFirst(unseen: Uint8Array, count: number, back: Uint8Array): void {
  elsewhere.set(back);
  let front = 0;
  for (let i = 0; i < count; i++) {
    const tile = unseen[i] as number;
    if (elsewhere[tile] === 0) continue;
    elsewhere[tile]!--;
    unseen[i] = unseen[front] as number;
    unseen[front++] = tile;
  }
}
