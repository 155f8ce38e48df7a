import { legalMoves } from '@izvilina/games/ingenious/moves/legal-moves.ts';
import { placementOf } from '@izvilina/games/ingenious/moves/placements.ts';
import { type Axial, CELLS } from '@izvilina/games/ingenious/pieces/board.ts';
import type { Colour } from '@izvilina/games/ingenious/pieces/colours.ts';
import type { Tile } from '@izvilina/games/ingenious/pieces/tiles.ts';
import type { Track } from '@izvilina/games/ingenious/pieces/tracks.ts';
import { expect, test } from 'vitest';
import { cellName, moved } from '../board/cursor.ts';
import { changes } from '../testing/playing.ts';
import { bestAt, carry, cellKey, type Held, heldAs, lyingOf, openCells, rotate, rotateAbout } from './choosing.ts';
import { previewOf, sameCell } from './preview.ts';
import { type Slots, settled } from './slots.ts';

const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);

const two = changes(2, { first: 0 }, 0);
const open = two.filter(({ before }) => before.phase === 'place' && before.turn === 0);
const held: Held = { slot: 0, at: null, way: 1, turned: false, still: false, byHand: true };

test('a cell touched with an empty hand gets the tile of the rack that scores most there', () => {
  const cells = openCells((open[5] ?? open[0])?.before as (typeof open)[number]['before']);
  const at = CELLS.find((cell) => cells.has(cellKey(cell))) as Axial;
  const slots: Slots = [null, ['red', 'green'], ['blue', 'orange'], ['yellow', 'yellow']];
  const worthOf = (points: Partial<Record<Colour, number>>) => (tile: Tile) => () => points[tile[0]] ?? 0;
  expect(bestAt(slots, cells, at, worthOf({ red: 1, blue: 7, yellow: 3 }))).toMatchObject({ slot: 2, at, still: true });
  expect(bestAt(slots, cells, at, worthOf({})), 'the first of equals').toMatchObject({ slot: 1 });
  expect(bestAt([null], cells, at, worthOf({}))).toBeNull();
  expect(bestAt(slots, new Map(), at, worthOf({}))).toBeNull();
});

test('IN-07 turning a tile round every open cell reaches every legal placement and nothing else', () => {
  for (const { before } of [open[0], open[5]].filter((change) => change !== undefined)) {
    const cells = openCells(before);
    const all = legalMoves(before);
    const tile = before.rack[0];
    if (!all.finite || !tile) throw new Error('a rack has tiles');
    const reached = new Set<number | null>();
    for (const at of CELLS.filter((cell) => cells.has(cellKey(cell)))) {
      let now = carry(held, cells, at, true, () => 0);
      for (let turn = 0; turn < 12; turn++) {
        const lying = lyingOf(now, tile, cells);
        if (!lying) throw new Error('a carried tile lies somewhere');
        reached.add(placementOf(lying.tile, lying.cells));
        now = rotate(now, cells);
      }
    }
    const legal = all.all.flatMap((move) =>
      move.type === 'place' && move.tile.join() === tile.join() ? [placementOf(move.tile, move.cells)] : [],
    );
    expect([...reached].sort()).toEqual([...new Set(legal)].sort());
  }
});

test('following an advice holds its tile exactly as advised, from either end; a tile that is gone cannot be held', () => {
  const view = open[2]?.before;
  if (!view) throw new Error('the game is long enough');
  const all = legalMoves(view);
  if (!all.finite) throw new Error('a rack has tiles');
  const slots = [null, ...view.rack];
  const advised = all.all.filter((move) => move.type === 'place');
  expect(advised.length).toBeGreaterThan(0);
  for (const { tile, cells } of advised) {
    const now = heldAs({ tile, cells }, slots);
    expect(lyingOf(now, slots[now?.slot ?? 0] ?? null, openCells(view))).toEqual({ tile, cells });
    const [one, other] = [cells[1], cells[0]];
    expect(heldAs({ tile: [tile[1], tile[0]], cells: [one, other] }, slots)?.at).toEqual(one);
    expect(heldAs({ tile, cells }, [null])).toBeNull();
  }
});

test('a tap on either half turns the tile round that half', () => {
  const view = open[3]?.before;
  if (!view) throw new Error('the game is long enough');
  const cells = openCells(view);
  const at = CELLS.find((cell) => (cells.get(cellKey(cell))?.length ?? 0) > 3) as Axial;
  const lying = carry(held, cells, at, true, () => 0);
  const other = lyingOf(lying, ['red', 'blue'], cells)?.cells[1] as Axial;
  expect(rotateAbout(lying, cells, at).at).toEqual(at);
  const about = rotateAbout(lying, cells, other);
  expect(about.at).toEqual(other);
  expect(lyingOf(about, ['red', 'blue'], cells)?.cells.some((cell) => sameCell(cell, at))).toBe(false);
});

test('a tile nobody has turned lies where it scores most', () => {
  const view = open[6]?.before;
  if (!view) throw new Error('the game is long enough');
  const cells = openCells(view);
  const at = CELLS.find((cell) => (cells.get(cellKey(cell))?.length ?? 0) > 2) as Axial;
  const best = cells.get(cellKey(at))?.at(-1);
  const worth = (_: Axial, way: number, turned: boolean) => (way === best && turned ? 5 : 1);
  expect(carry({ ...held, byHand: false }, cells, at, true, worth)).toMatchObject({ way: best, turned: true });
  expect(carry(held, cells, at, true, worth).turned).toBe(false);
});

test('IN-08 what is shown before a tile is laid is what it scores', () => {
  for (const game of [two, changes(4, { mode: 'team' }, 1), changes(1, {}, 0)])
    for (const { before, after } of game) {
      const placed = after.happened.find((one) => one.type === 'placed');
      if (!placed) continue;
      const shown = previewOf(before, placed.tile, placed.cells);
      expect(shown.halves).toEqual(placed.halves);
      const team = before.seats[placed.player]?.team ?? 0;
      expect(shown.track).toEqual(after.tracks[team]);
      const moved = sum(after.tracks[team] as Track) - sum(before.tracks[team] as Track);
      expect(sum(shown.gained.map(({ points }) => points))).toBe(moved);
    }
});

test('a marker near the end of its track is promised no more than the notches left', () => {
  const all = two.flatMap(({ before, after }) => {
    const placed = after.happened.find((one) => one.type === 'placed');
    return placed ? [{ before, placed }] : [];
  });
  const { before, placed } = all.findLast((one) =>
    one.placed.halves.some(({ points }) => points > 1),
  ) as (typeof all)[0];
  const full = { ...before, tracks: before.tracks.map((track) => track.map(() => 17)) };
  const { halves, gained } = previewOf(full, placed.tile, placed.cells);
  const scored = new Set(halves.filter(({ points }) => points > 0).map(({ colour }) => colour));
  expect(sum(gained.map(({ points }) => points))).toBe(scored.size);
});

test('the arrows walk over every cell, and sideways keeps the row', () => {
  const seen = new Set(['0,0']);
  const queue: Axial[] = [[0, 0]];
  for (let at = queue.shift(); at; at = queue.shift())
    for (const key of ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight']) {
      const to = moved(5, at, key) as Axial;
      if (seen.has(cellKey(to))) continue;
      seen.add(cellKey(to));
      queue.push(to);
    }
  expect(seen.size).toBe(91);
  const right = moved(5, [0, 0], 'ArrowRight') as Axial;
  expect(moved(5, moved(5, right, 'ArrowRight') as Axial, 'ArrowLeft')).toEqual(right);
  expect(moved(5, right, 'ArrowLeft')).toEqual([0, 0]);
  expect(moved(5, [0, 0], 'x')).toBeNull();
});

test('no two cells share a name', () => {
  expect(new Set(CELLS.map(cellName)).size).toBe(169);
});

test('a tile keeps its place on the rack, a new one fills the gap', () => {
  const before = [
    ['red', 'red'],
    ['red', 'blue'],
    ['blue', 'blue'],
  ] as const;
  const after = settled(
    before,
    [
      ['blue', 'blue'],
      ['red', 'red'],
      ['green', 'green'],
    ],
    3,
  );
  expect(after).toEqual([
    ['red', 'red'],
    ['green', 'green'],
    ['blue', 'blue'],
  ]);
  expect(settled(after, [['green', 'green']], 3)).toEqual([null, ['green', 'green'], null]);
});
