import { isDeepStrictEqual } from 'node:util';
import { ingenious } from '@izvilina/games/ingenious/game.ts';
import type { Move } from '@izvilina/games/ingenious/moves/move-shapes.ts';
import type { Mode } from '@izvilina/games/ingenious/options.ts';
import type { Axial } from '@izvilina/games/ingenious/pieces/board.ts';
import { COLOURS } from '@izvilina/games/ingenious/pieces/colours.ts';
import type { State } from '@izvilina/games/ingenious/state.ts';
import { type Chance, chanceAt, chances } from '@izvilina/kernel/chance.ts';
import type { Json } from '@izvilina/kernel/json.ts';
import { must } from '@izvilina/kernel/result.ts';
import { parse } from '@izvilina/kernel/schema.ts';
import { describe, expect, test } from 'vitest';
import type { Reason } from '../bot.ts';
import { onProcessorTime, processorMs } from '../testing/processor-ms.ts';
import { analyst } from './analyst.ts';
import { bots } from './bots.ts';
import { among, horizonIn, LEVEL, NAMES } from './levels.ts';
import { REASONS } from './reasons.ts';
import { emptySim } from './simulation/simulator.ts';
import { appraiseFor } from './style.ts';
import { appraiseByRoom } from './worth/by-room.ts';

const FEW = { ms: 60_000, nodes: 60 };

const setup = (players: number, raw: Json, seed: string): State =>
  must(ingenious.setup(players, must(parse(ingenious.options, raw, 'BAD_OPTIONS')), chanceAt(seed, 0)));

const position = (raw: Json): State => must(ingenious.position(raw, chanceAt('position', 0)));

const step = (state: State, move: Move, chance: Chance): State =>
  must(ingenious.step(state, { at: 0, by: state.turn, move }, chance));

/** So many moves of `greedy-min`, so that there is something on the board and on the tracks. */
function after(moves: number, state: State, seed: string): State {
  const chanceOf = chances(seed);
  let next = state;
  for (let i = 0; i < moves && next.phase !== 'over'; i++) {
    const { move } = bots.think('greedy-min', ingenious.view(next, next.turn), chanceOf(2 * i), FEW);
    next = step(next, move as Move, chanceOf(2 * i + 1));
  }
  return next;
}

const GAMES: readonly (readonly [players: number, options: Json])[] = [
  [2, {}],
  [3, {}],
  [4, {}],
  [4, { mode: 'team' }],
  [1, {}],
];

describe.each(NAMES)('%s', (name) => {
  test.each(GAMES)(
    'plays %i players with %o to the end by listed moves only, and says why in known words',
    (players, options) => {
      const chanceOf = chances(`${name}/${players}`);
      let state = setup(players, options, `${players}`);
      let steps = 0;
      while (state.phase !== 'over') {
        const view = ingenious.view(state, state.turn);
        const thought = bots.think(name, view, chanceOf(2 * steps), FEW);
        const listed = ingenious.moves(view);
        const isListed = listed.finite && listed.all.some((move) => isDeepStrictEqual(move, thought.move));
        expect(isListed, JSON.stringify(thought.move)).toBe(true);
        expect(thought.best[0]?.move).toEqual(thought.move);
        for (const { why } of thought.best) for (const { key } of why) expect(REASONS).toContain(key);
        state = step(state, thought.move as Move, chanceOf(2 * steps + 1));
        steps++;
      }
      expect(steps).toBeLessThanOrEqual(ingenious.longest(players, state.options));
    },
  );
});

test.each(['strong', 'master', 'mc8'])('%s keeps to its time and reports progress on the way', (name) => {
  for (const [players, moves] of [
    [2, 0],
    [2, 20],
    [4, 12],
  ] as const) {
    const state = after(moves, setup(players, {}, 'time'), 'time');
    const heard: number[] = [];
    const began = processorMs();
    const endless = { ms: 400, nodes: Number.POSITIVE_INFINITY };
    const view = ingenious.view(state, state.turn);
    const think = () => bots.think(name, view, chanceAt('time', 0), endless, (so) => heard.push(so));
    const { nodes } = onProcessorTime(think);
    expect(processorMs() - began).toBeLessThan(900);
    expect(heard.length).toBeGreaterThanOrEqual(2);
    expect(heard.at(-1)).toBe(nodes);
  }
});

describe('decisions', () => {
  /** Lines to score on: three reds in a row along r = 0, and printed symbols. */
  const line = [
    { at: [0, 0], colour: 'red' },
    { at: [1, 0], colour: 'red' },
    { at: [2, 0], colour: 'red' },
  ];

  test('greedy-min raises its lowest colour, and says by how much', () => {
    const rack = [
      ['red', 'blue'],
      ['green', 'green'],
      ['yellow', 'purple'],
    ];
    const state = position({
      players: 2,
      cells: line,
      racks: [rack, rack],
      tracks: [
        [1, 9, 9, 9, 9, 9],
        [5, 5, 5, 5, 5, 5],
      ],
      turn: 0,
    });
    const { move, best } = bots.think('greedy-min', ingenious.view(state, 0), chanceAt('low', 0), FEW);
    expect(move).toMatchObject({ type: 'place', tile: ['red', 'blue'] });
    expect(best[0]?.why[0]).toEqual({ key: 'raisesLowest', params: { colour: 'red', from: 1, to: 4 } });
  });

  test('master takes an instant win and knows it', () => {
    const rack = [
      ['red', 'blue'],
      ['green', 'green'],
      ['yellow', 'purple'],
    ];
    const tracks = [
      [15, 18, 18, 18, 18, 18],
      [18, 18, 18, 18, 18, 17],
    ];
    const state = position({ players: 2, cells: line, racks: [rack, rack], tracks, turn: 0 });
    const { best } = bots.think('master', ingenious.view(state, 0), chanceAt('win', 0), { ms: 60_000, nodes: 400 });
    expect(best[0]?.why[0]).toEqual({ key: 'instantWin', params: {} });
    expect(best[0]?.value).toBeGreaterThan(0.9);
  });

  test('master swaps a rack that cannot move its lowest colour, and says which colour', () => {
    const rack = [
      ['orange', 'orange'],
      ['orange', 'green'],
      ['green', 'green'],
      ['orange', 'yellow'],
      ['yellow', 'yellow'],
      ['green', 'yellow'],
    ];
    const tracks = [
      [2, 17, 17, 17, 17, 17],
      [9, 9, 9, 9, 9, 9],
    ];
    let state = position({ players: 2, cells: line, racks: [rack, rack], tracks, turn: 0 });
    const chance = chanceAt('swap', 0);
    const { move } = bots.think('novice', ingenious.view(state, 0), chance, FEW);
    state = step(state, move as Move, chance);
    while (state.phase === 'bonus') state = step(state, { type: 'skip' }, chance);
    expect(state.phase).toBe('swap');
    const thought = bots.think('master', ingenious.view(state, 0), chance, { ms: 60_000, nodes: 2000 });
    expect(thought.move).toEqual({ type: 'swap' });
    expect(thought.best[0]?.why[0]).toEqual({ key: 'lacksLowest', params: { colours: ['red'] } });
  });
});

describe('a tile that scores nothing has its reason too', () => {
  const rack = [
    ['red', 'blue'],
    ['red', 'green'],
  ];
  const about = (tracks: number[], ...cells: [Axial, Axial]): readonly Reason[] => {
    const red = { at: [0, 0], colour: 'red' };
    const state = position({ players: 2, cells: [red], racks: [rack, rack], tracks: [tracks, tracks], turn: 0 });
    const move: Move = { type: 'place', tile: ['red', 'blue'], cells };
    return analyst.explain(ingenious.view(state, 0), move, chanceAt('quiet', 0));
  };

  test('it prepares a line for a tile that is kept', () => {
    expect(about([5, 1, 1, 1, 1, 1], [2, 0], [3, 0])).toEqual([
      { key: 'prepares', params: { colour: 'red', points: 2 } },
    ]);
  });

  test('that it scores nothing is said before what it keeps', () => {
    expect(about([0, 5, 5, 5, 5, 5], [2, 0], [3, 0])).toEqual([
      { key: 'scoresNothing', params: {} },
      { key: 'keepsFor', params: { colour: 'red', points: 2 } },
    ]);
  });

  test('it is of colours that are ahead', () => {
    const ahead = COLOURS.map((colour) => (colour === 'red' ? 9 : colour === 'blue' ? 7 : 1));
    expect(about(ahead, [3, -2], [3, -1])).toEqual([{ key: 'spares', params: { colour: 'red' } }]);
  });
});

test('points for a colour that does not lag come with the reason for that', () => {
  const rack = [
    ['red', 'blue'],
    ['red', 'green'],
  ];
  const tracks = COLOURS.map((colour) => (colour === 'green' ? 2 : 9));
  const keysWith = (reds: number) => {
    const cells = [...Array(reds).keys()].map((q) => ({ at: [q - reds + 1, 0], colour: 'red' }));
    const state = position({ players: 2, cells, racks: [rack, rack], tracks: [tracks, tracks], turn: 0 });
    const beside: [Axial, Axial] = [
      [1, 0],
      [2, 0],
    ];
    const move: Move = { type: 'place', tile: ['red', 'blue'], cells: beside };
    return analyst.explain(ingenious.view(state, 0), move, chanceAt('points', 0)).slice(0, 2);
  };
  const gained = (points: number) => ({ key: 'points', params: { colour: 'red', points } });
  // Green has only its printed corner, so it could gain one.
  expect(keysWith(3)).toEqual([gained(3), { key: 'lowestStuck', params: { points: 1, colours: 1 } }]);
  expect(keysWith(1)).toEqual([gained(1), { key: 'lowestWaits', params: {} }]);
});

test('the ladder in small: strong beats greedy-min and novice most of the time', () => {
  const wins = (other: string): number => {
    let won = 0;
    for (let game = 0; game < 6; game++) {
      const chanceOf = chances(`ladder/${other}/${game}`);
      let state = setup(2, {}, `ladder/${other}/${game}`);
      for (let i = 0; state.phase !== 'over'; i++) {
        const name = state.turn === game % 2 ? 'strong' : other;
        const { move } = bots.think(name, ingenious.view(state, state.turn), chanceOf(2 * i), {
          ms: 60_000,
          nodes: 300,
        });
        state = step(state, move as Move, chanceOf(2 * i + 1));
      }
      if (ingenious.result(state).places?.[game % 2] === 1) won++;
    }
    return won;
  };
  expect(wins('novice') + wins('greedy-min')).toBeGreaterThanOrEqual(8);
}, 60_000);

test('the master of three plays rollouts to the end once little room is left, and that of two one as long as before', () => {
  const tiles = (players: number, freePairs: number) => {
    const sim = { mode: 'standard', players, freePairs } as const;
    return horizonIn(sim, among(LEVEL.master, sim));
  };
  expect(tiles(3, 41)).toBe(3);
  expect(tiles(3, 40)).toBe(Number.POSITIVE_INFINITY);
  expect(tiles(2, 40)).toBe(8);
});

test('only the master goes by need, and only among three and more', () => {
  const goesByNeed = (name: 'strong' | 'master', mode: Mode, players: number) => {
    const sim = emptySim(mode, players);
    return appraiseFor(sim, among(LEVEL[name], sim)) !== appraiseByRoom;
  };
  expect(goesByNeed('master', 'standard', 3)).toBe(true);
  expect(goesByNeed('master', 'standard', 4)).toBe(true);
  expect(goesByNeed('master', 'team', 4)).toBe(true);
  expect(goesByNeed('master', 'standard', 2)).toBe(false);
  expect(goesByNeed('master', 'solo', 1)).toBe(false);
  expect(goesByNeed('strong', 'standard', 4)).toBe(false);
});

test('the master weighs the replies of two and of four, and of no other', () => {
  const weighs = (mode: Mode, players: number) => among(LEVEL.master, { mode, players }).weighs > 1;
  expect(weighs('standard', 2)).toBe(true);
  expect(weighs('standard', 3)).toBe(false);
  expect(weighs('standard', 4)).toBe(true);
  expect(weighs('team', 4)).toBe(false);
});
