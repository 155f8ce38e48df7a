import { ingenious } from '@izvilina/games/ingenious/game.ts';
import type { Move } from '@izvilina/games/ingenious/moves/move-shapes.ts';
import { type Axial, CELLS } from '@izvilina/games/ingenious/pieces/board.ts';
import { COLOURS } from '@izvilina/games/ingenious/pieces/colours.ts';
import type { State } from '@izvilina/games/ingenious/state.ts';
import { chanceAt, chances } from '@izvilina/kernel/chance.ts';
import type { Json } from '@izvilina/kernel/json.ts';
import { must } from '@izvilina/kernel/result.ts';
import { expect, test } from 'vitest';
import { bots } from './bots.ts';

const EFFORT = { ms: 20_000, nodes: 50 };
const key = ([q, r]: Axial): string => `${q},${r}`;
const PRINTED = new Set(['0,-5', '5,-5', '5,0', '0,5', '-5,5', '-5,0']);

/** A two-player board full but for these cells; colours go round so that no long lines stand by chance. */
function fullBut(free: readonly Axial[], rest: Record<string, Json>): State {
  const open = new Set(free.map(key));
  const cells = CELLS.slice(0, 91)
    .filter((at) => !open.has(key(at)) && !PRINTED.has(key(at)))
    .map(([q, r]) => ({ at: [q, r], colour: COLOURS[(((q + 2 * r) % 6) + 6) % 6] as string }));
  return must(ingenious.position({ players: 2, turn: 0, cells, ...rest }, chanceAt('full', 0)));
}

const listed = (state: State): readonly Move[] => {
  const moves = ingenious.moves(ingenious.view(state, state.turn));
  return moves.finite ? moves.all : [];
};

const resultFor0 = (state: State): number => {
  const places = ingenious.result(state).places as readonly number[];
  return places[0] === 1 ? (places[1] === 1 ? 0.5 : 1) : 0;
};

const step = (state: State, move: Move): State =>
  must(ingenious.step(state, { at: 0, by: state.turn, move }, chanceAt('step', 0)));

/** The best seat 0 can make of it alone. */
const bestEnd = (state: State): number =>
  state.phase === 'over' ? resultFor0(state) : Math.max(...listed(state).map((move) => bestEnd(step(state, move))));

test('the last tile wins wherever it can win', () => {
  const chanceOf = chances('last');
  let decided = 0;
  for (let i = 0; i < 60; i++) {
    const chance = chanceOf(i);
    const tile = () => [COLOURS[chance.below(6)], COLOURS[chance.below(6)]] as Json;
    const track = () => COLOURS.map(() => 10 + chance.below(3)) as Json;
    const rack = () => [tile(), tile(), tile()];
    const state = fullBut(
      [
        [0, 0],
        [1, 0],
        [0, 1],
      ],
      { racks: [rack(), rack()], tracks: [track(), track()] },
    );
    const { move, best } = bots.think('master', ingenious.view(state, 0), chance, EFFORT);
    const ends = listed(state).map((each) => bestEnd(step(state, each)));
    expect(bestEnd(step(state, move as Move))).toBe(Math.max(...ends));
    expect(best[0]?.why.map(({ key: said }) => said)).toContain('counted');
    if (Math.min(...ends) < Math.max(...ends)) decided++;
  }
  expect(decided).toBeGreaterThan(3);
});

test('a bonus chain that ends the game is found: the first tile is not the one that scores most', () => {
  // Blue stands at 17: the blue tile earns a second placement, and only both together lift the two lowest colours.
  const racks = [
    [
      ['red', 'blue'],
      ['orange', 'green'],
    ],
    [
      ['red', 'red'],
      ['red', 'red'],
    ],
  ];
  const tracks = [
    [9, 9, 18, 18, 17, 18],
    [10, 10, 10, 10, 10, 10],
  ];
  const cells: readonly Axial[] = [
    [0, 0],
    [1, 0],
    [-3, 2],
    [-3, 3],
  ];
  const state = fullBut(cells, { racks, tracks });
  const values = listed(state).map((move) => ({ move, next: step(state, move) }));
  const chains = values.filter(({ next }) => next.phase === 'bonus');
  expect(chains.length).toBeGreaterThan(0);
  const top = Math.max(...chains.map(({ next }) => bestEnd(next)));
  const { move } = bots.think('master', ingenious.view(state, 0), chanceAt('chain', 0), EFFORT);
  expect(top).toBe(1);
  expect(bestEnd(step(state, move as Move))).toBe(1);
});

test('the last reply is weighed over the racks the other can hold: the value agrees with many imagined worlds', () => {
  const racks = [
    [
      ['red', 'blue'],
      ['green', 'yellow'],
      ['orange', 'orange'],
    ],
    [
      ['red', 'red'],
      ['blue', 'blue'],
      ['green', 'green'],
    ],
  ];
  const tracks = [
    [10, 9, 11, 10, 12, 13],
    [9, 10, 11, 12, 10, 13],
  ];
  const state = fullBut(
    [
      [0, 0],
      [1, 0],
      [-3, 2],
      [-3, 3],
    ],
    { racks, tracks },
  );
  const view = ingenious.view(state, 0);
  const { best } = bots.think('master', view, chanceAt('reply', 0), EFFORT);
  const [first] = best;
  expect(first?.why.map(({ key: said }) => said)).toContain('counted');
  const chanceOf = chances('worlds');
  const WORLDS = 400;
  let won = 0;
  for (let i = 0; i < WORLDS; i++) {
    let next = step(ingenious.imagine(view, chanceOf(i)), first?.move as Move);
    if (next.phase === 'swap') next = step(next, { type: 'keep' });
    won += Math.min(...listed(next).map((move) => resultFor0(step(next, move))));
  }
  // A fifth of the value is kept for how clear the win is.
  expect(Math.abs((first?.value as number) - won / WORLDS)).toBeLessThan(0.2);
});
