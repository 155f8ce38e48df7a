import { chanceAt } from '@izvilina/kernel/chance.ts';
import { describe, expect, it } from 'vitest';
import { ingenious } from '../game.ts';
import { crowd } from '../scenarios/pieces.ts';
import { dealt, rack, rackOf, spots, table, track, wander, wording } from '../testing/play.ts';

const good = { players: 2, racks: [rack('red-blue'), rack('red-red')] };
const laid = (tile: string, ...cells: number[][]) => ({ tile: tile.split('-'), cells });

const verdict = (raw: unknown): string => {
  const result = ingenious.position(raw, chanceAt('position', 0));
  return result.ok ? 'good' : wording(result.error);
};

describe('a given position', () => {
  it('takes natural values for whatever it leaves out', () => {
    const state = table({ players: 2 });
    expect(state).toMatchObject({
      phase: 'place',
      turn: 0,
      tracks: [track(0), track(0)],
      opened: [false, false],
      bonus: 0,
      shown: null,
    });
    expect([state.racks.map((tiles) => tiles.length), state.bag.length]).toEqual([[6, 6], 108]);
    expect(table({ players: 1 }).racks[0]).toHaveLength(1);
    expect(table({ players: 4, options: { mode: 'team', first: 3 } })).toMatchObject({
      turn: 3,
      tracks: [track(0), track(0)],
    });
  });

  it('laid tiles leave the supply, loose cells do not', () => {
    expect(table({ ...good, laid: [laid('red-red', [0, 0], [0, 1])] }).bag).toHaveLength(117);
    expect(table({ ...good, cells: spots('red', [0, 0], [0, 1]) }).bag).toHaveLength(118);
  });

  it('everybody has had a first turn if anything lies there, unless it says otherwise', () => {
    expect(table({ ...good, laid: [laid('red-red', [0, 0], [0, 1])] }).opened).toEqual([true, true]);
    expect(table({ ...good, cells: spots('red', [0, 0]) }).opened).toEqual([true, true]);
    expect(table({ ...good, cells: spots('red', [0, 0]), opened: [false, true] }).opened).toEqual([false, true]);
    expect(table(good).opened).toEqual([false, false]);
  });

  it('a supply that is given is exact', () => {
    expect(table({ ...good, bag: rack('green-green') }).bag).toHaveLength(1);
    expect(table({ players: 2, bag: rack('green-green', 'red-blue'), opened: [true, true] })).toMatchObject({
      bag: [],
    });
  });

  it('takes a view’s own list of cells, and a spelling of a laid tile', () => {
    const state = wander(dealt(2), 'view', ({ laid }) => laid.length === 5);
    const { cells, laid: tiles, tracks } = ingenious.view(state, 0);
    expect(table({ players: 2, cells, tracks }).grid).toEqual(state.grid);
    expect(table({ players: 2, laid: tiles, tracks })).toMatchObject({ grid: state.grid, laid: state.laid });
    const turned = tiles.map(({ tile: [a, b], cells: [from, to] }) => ({ tile: [b, a], cells: [to, from] }));
    expect(table({ players: 2, laid: turned }).laid).toEqual(state.laid);
  });

  it('a mover without tiles draws, and a finished game is over', () => {
    expect(rackOf(table({ players: 2, racks: [[], []] }), 0)).toHaveLength(6);
    const full = table({ ...good, cells: crowd(5), tracks: [track(3), track(4)], bonus: 1 });
    expect([full.phase, full.bonus, ingenious.result(full).places]).toEqual(['over', 0, [2, 1]]);
    expect(table({ ...good, tracks: [track(18), track(4)] }).phase).toBe('over');
  });

  it.each<[string, object]>([
    ['BAD_POSITION', { ...good, players: '2' }],
    ['BAD_POSITION', { ...good, surprise: 1 }],
    ['BAD_POSITION', { ...good, racks: [['red'], []] }],
    ['BAD_POSITION', { ...good, cells: [{ at: [0, 0], colour: 'pink' }] }],
    ['BAD_POSITION', { ...good, cells: [{ at: [0.5, 0], colour: 'red' }] }],
    ['BAD_POSITION', { ...good, turn: -1 }],
    ['BAD_POSITION', { ...good, bonus: -1 }],
    ['BAD_POSITION', { ...good, tracks: [track(-1), track(0)] }],
    ['BAD_OPTIONS', { ...good, players: 5 }],
    ['BAD_OPTIONS', { players: 0 }],
    ['BAD_OPTIONS', { ...good, options: { mode: 'team' } }],
    ['BAD_OPTIONS', { ...good, options: { mode: 'wild' } }],
    ['BAD_OPTIONS', { ...good, options: { surprise: 1 } }],
    ['BAD_OPTIONS', { ...good, options: { first: 2 } }],
    ['BAD_OPTIONS', { ...good, options: null }],
    ['BAD_POSITION OFF_BOARD', { ...good, cells: spots('red', [6, 0]) }],
    ['BAD_POSITION OFF_BOARD', { ...good, laid: [laid('red-red', [5, -1], [6, -1])] }],
    ['BAD_POSITION NOT_ADJACENT', { ...good, laid: [laid('red-red', [0, 0], [0, 2])] }],
    ['BAD_POSITION OCCUPIED', { ...good, laid: [laid('red-red', [0, -5], [0, -4])] }],
    ['BAD_POSITION OCCUPIED', { ...good, cells: spots('red', [0, 0], [0, 0]) }],
    ['BAD_POSITION OCCUPIED', { ...good, cells: spots('red', [0, -5]) }],
    ['BAD_POSITION OCCUPIED', { ...good, cells: spots('red', [0, 0]), laid: [laid('red-red', [0, 0], [0, 1])] }],
    ['BAD_POSITION TOO_MANY_OF_A_TILE', { ...good, bag: Array(5).fill(['red', 'red']) }],
    ['BAD_POSITION TOO_MANY_OF_A_TILE', { players: 2, racks: [rack(...Array(6).fill('red-red')), []] }],
    ['BAD_POSITION RACKS_NOT_ONE_PER_SEAT', { ...good, racks: [rack('red-red')] }],
    ['BAD_POSITION OPENED_NOT_ONE_PER_SEAT', { ...good, opened: [true] }],
    ['BAD_POSITION BAD_TRACKS', { ...good, tracks: [track(0)] }],
    ['BAD_POSITION BAD_TRACKS', { ...good, tracks: [track(0), [0, 0, 0]] }],
    ['BAD_POSITION BAD_TRACKS', { ...good, tracks: [track(0), track(19)] }],
    ['BAD_POSITION BAD_TRACKS', { players: 4, options: { mode: 'team' }, tracks: [track(0), track(37)] }],
    ['BAD_POSITION BAD_TRACKS', { players: 4, options: { mode: 'team' }, tracks: Array(4).fill(track(0)) }],
    ['BAD_POSITION TWO_COMPLETE_TRACKS', { ...good, tracks: [track(18), track(18)] }],
    ['BAD_POSITION NO_SUCH_SEAT', { ...good, turn: 2 }],
    ['BAD_POSITION RACK_TOO_LONG', { players: 1, racks: [rack('red-red', 'blue-blue')] }],
    ['BAD_POSITION RACK_TOO_LONG', { ...good, racks: [rack(...Array(6).fill('red-blue'), 'red-red'), []] }],
    ['BAD_POSITION BAD_BONUS', { players: 1, bonus: 1 }],
    ['BAD_POSITION BAD_BONUS', { ...good, racks: [[], []], bonus: 1 }],
    ['BAD_POSITION BAD_BONUS', { ...good, bonus: 13 }],
    ['BAD_POSITION NOTHING_TO_PLACE', { ...good, racks: [[], rack('red-red')], bag: [] }],
  ])('refuses %s: %j', (code, raw) => {
    expect(verdict(raw)).toBe(code);
  });

  it('refuses what is no object at all', () => {
    for (const raw of [null, 7, 'two', [], undefined]) expect(verdict(raw)).toBe('BAD_POSITION');
  });

  it('IN-19 double tracks go to 36', () => {
    expect(verdict({ players: 4, options: { mode: 'team' }, tracks: [track(36, { red: 18 }), track(20)] })).toBe(
      'good',
    );
    expect(verdict({ players: 1, tracks: [track(36, { red: 0 })] })).toBe('good');
  });
});
