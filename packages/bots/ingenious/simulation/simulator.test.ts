import { ingenious } from '@izvilina/games/ingenious/game.ts';
import type { Move } from '@izvilina/games/ingenious/moves/move-shapes.ts';
import { cellsIn, placementOf, tileIn } from '@izvilina/games/ingenious/moves/placements.ts';
import { boardOf, SIDES } from '@izvilina/games/ingenious/pieces/board.ts';
import { type Colour, colourId } from '@izvilina/games/ingenious/pieces/colours.ts';
import { pointsAt } from '@izvilina/games/ingenious/rules/lines.ts';
import { RACK, type State } from '@izvilina/games/ingenious/state.ts';
import { type Chance, chances } from '@izvilina/kernel/chance.ts';
import type { Json } from '@izvilina/kernel/json.ts';
import { must } from '@izvilina/kernel/result.ts';
import { parse } from '@izvilina/kernel/schema.ts';
import { expect, test } from 'vitest';
import { fastFrom } from '../../fast.ts';
import { FREE } from './field.ts';
import { emptySim, HUES, isUntaken, type Sim } from './simulator.ts';
import { placeTile, refill, skipBonus, swapRack } from './turns.ts';

const TABLES: readonly (readonly [players: number, options: Json])[] = [
  [2, {}],
  [3, {}],
  [4, {}],
  [4, { mode: 'team' }],
  [1, {}],
];
const PLACEMENTS = 20_000;

/** Takes racks and supply over from the rules: what is drawn is theirs to say. */
function takeOver(state: State, sim: Sim): void {
  state.racks.forEach((rack, seat) => {
    sim.racks.set(rack, RACK * seat);
    sim.rackSize[seat] = rack.length;
  });
  sim.bag.set(state.bag);
  sim.bagSize = state.bag.length;
}

function mirror(sim: Sim, move: Move, chance: Chance): void {
  switch (move.type) {
    case 'skip':
      skipBonus(sim);
      break;
    case 'keep':
      refill(sim);
      break;
    case 'swap':
      swapRack(sim, fastFrom(chance));
      break;
    case 'place': {
      const id = placementOf(move.tile, move.cells) as number;
      const at = sim.racks.indexOf(tileIn(id), RACK * sim.turn) - RACK * sim.turn;
      placeTile(sim, at, ...cellsIn(id));
    }
  }
}

/** Any listed move, but mostly the one of many that scores most: random play alone would hardly ever reach 18. */
function choose(state: State, sim: Sim, chance: Chance): Move {
  const listed = ingenious.moves(ingenious.view(state, state.turn));
  if (!listed.finite) throw new Error('ingenious lists its moves');
  if (state.phase === 'bonus' && chance.below(5) === 0) return { type: 'skip' };
  const points = (move: Move): number => {
    if (move.type !== 'place') return 1;
    const [x, y] = cellsIn(placementOf(move.tile, move.cells) as number);
    const gain = (colour: Colour, cell: number) => sim.gains[colourId(colour) * sim.field.stride + cell] as number;
    return gain(move.tile[0], x) + gain(move.tile[1], y);
  };
  let best = listed.all[chance.below(listed.all.length)] as Move;
  if (chance.below(4) === 0) return best;
  let most = points(best);
  for (let tries = 0; tries < 250; tries++) {
    const other = listed.all[chance.below(listed.all.length)] as Move;
    const gained = points(other);
    if (gained > most) [best, most] = [other, gained];
  }
  return best;
}

/** IN-07 by the simulator's tables: the pair touches a printed symbol that is still untaken. */
const opensSymbol = (sim: Sim, x: number, y: number): boolean =>
  sim.field.openings.some(
    ({ symbol, from, to }) => isUntaken(sim, symbol) && from.some((cell, i) => cell === x && to[i] === y),
  );

const sorted = (tiles: Iterable<number>): number[] => [...tiles].sort((a, b) => a - b);

const looks = (state: State) => ({
  cells: state.grid.map((colour) => colour ?? FREE),
  tracks: state.tracks.flat(),
  racks: state.racks.map(sorted),
  bag: state.bag.length,
  stage: state.phase,
  turn: state.phase === 'over' ? null : state.turn,
  bonus: state.phase === 'over' ? 0 : state.bonus,
});
const looksOf = (sim: Sim, tracks: number) => ({
  cells: [...sim.cells.subarray(0, sim.field.size)],
  tracks: [...sim.tracks.subarray(0, HUES * tracks)],
  racks: Array.from({ length: sim.players }, (_, seat) =>
    sorted(sim.racks.subarray(RACK * seat, RACK * seat + (sim.rackSize[seat] as number))),
  ),
  bag: sim.bagSize,
  stage: sim.stage,
  turn: sim.stage === 'over' ? null : sim.turn,
  bonus: sim.bonus,
});

/** What is wrong with the tables kept by the way, against counting from scratch. */
function faultsOfTables(state: State, sim: Sim): string[] {
  const board = boardOf(state.radius);
  const faults: string[] = [];
  const hot = Array.from({ length: HUES }, (_, colour) => {
    const base = colour * sim.field.stride;
    return new Set(sim.hot.subarray(base, base + (sim.hotCount[colour] as number)));
  });
  let ends = 0;
  for (let cell = 0; cell < board.size; cell++) {
    if (state.grid[cell] !== null) continue;
    let room = 0;
    for (let d = 0; d < SIDES; d++) {
      const next = board.neighbours[SIDES * cell + d] as number;
      if (next >= 0 && state.grid[next] === null) room++;
    }
    if (sim.room[cell] !== room) faults.push(`room of ${cell}: ${sim.room[cell]}, not ${room}`);
    ends += room;
    for (let colour = 0; colour < HUES; colour++) {
      const points = pointsAt(board, state.grid, cell, colour);
      const gain = sim.gains[colour * sim.field.stride + cell];
      const where = `colour ${colour} at ${cell}`;
      if (gain !== points) faults.push(`${where}: gains ${gain}, not ${points}`);
      if (!((sim.peak[colour] as number) >= points)) faults.push(`${where}: ${points} is past the peak`);
      if (points > 0 && !hot[colour]?.has(cell)) faults.push(`${where}: not among the hot cells`);
    }
  }
  if (sim.freePairs !== ends / 2) faults.push(`free pairs: ${sim.freePairs}, not ${ends / 2}`);
  return faults;
}

test('the simulator is the rules: boards, tracks, racks, bonuses, swaps and ends agree over 20 000 placements', () => {
  const chanceOf = chances('differential');
  const seen = { placements: 0, bonuses: 0, chains: 0, swaps: 0, skips: 0, games: 0 };
  for (; seen.placements < PLACEMENTS; seen.games++) {
    const chance = chanceOf(seen.games);
    const [players, raw] = TABLES[seen.games % TABLES.length] as (typeof TABLES)[number];
    let state = must(ingenious.setup(players, must(parse(ingenious.options, raw, 'BAD_OPTIONS')), chance));
    const sim = emptySim(state.options.mode, players);
    takeOver(state, sim);
    sim.turn = state.turn;
    while (state.phase !== 'over') {
      const move = choose(state, sim, chance);
      if (move.type === 'place' && state.phase === 'place' && !state.opened[state.turn]) {
        const [x, y] = cellsIn(placementOf(move.tile, move.cells) as number);
        expect(opensSymbol(sim, x, y)).toBe(true);
      }
      if (move.type === 'place') seen.placements++;
      if (move.type === 'place' && state.phase === 'bonus') seen.bonuses++;
      if (move.type === 'skip') seen.skips++;
      const before = state.bonus;
      mirror(sim, move, chance);
      state = must(ingenious.step(state, { at: 0, by: state.turn, move }, chance));
      if (before > 0 && state.phase === 'bonus' && state.bonus >= before) seen.chains++;
      if (move.type === 'swap') {
        seen.swaps++;
        expect(sim.bagSize).toBe(state.bag.length);
        takeOver(state, sim);
      }
      const [got, wanted] = [looksOf(sim, state.tracks.length), looks(state)];
      if (JSON.stringify(got) !== JSON.stringify(wanted)) expect(got).toEqual(wanted);
      if (seen.placements % 50 === 0) expect(faultsOfTables(state, sim)).toEqual([]);
    }
  }
  expect(seen.placements).toBeGreaterThanOrEqual(PLACEMENTS);
  for (const times of [seen.bonuses, seen.chains, seen.swaps, seen.skips]) expect(times).toBeGreaterThan(20);
}, 120_000);
