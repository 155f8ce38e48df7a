import { describe, expect, test } from 'vitest';
import { conversation, playOut } from './testing/conversation.ts';

/** The player holds red and orange; a red cell is next to the centre. */
const POSITION = {
  players: 2,
  cells: [{ at: [-1, 0], colour: 'red' }],
  tracks: [
    [9, 9, 9, 9, 9, 9],
    [0, 0, 0, 0, 0, 0],
  ],
  racks: [
    [
      ['red', 'orange'],
      ['green', 'green'],
    ],
    [['blue', 'blue']],
  ],
};

const place = (tile: readonly string[], ...cells: readonly (readonly [number, number])[]) => ({
  type: 'place',
  tile,
  cells,
});
const MIXED = ['red', 'orange'];

async function opened(position: object = POSITION) {
  const ask = conversation();
  const { match, toAct } = await ask({ op: 'position', game: 'ingenious', position });
  const hash = async () => (await ask({ op: 'state', match })).hash;
  /** The code of the refusal; checks that the state stays as it was. */
  const refused = async (player: number, move: object) => {
    const before = await hash();
    const answer = await ask({ op: 'play', match, player, move });
    expect(answer.ok, JSON.stringify(move)).toBe(false);
    expect(await hash()).toBe(before);
    return answer.error.code;
  };
  return { ask, match, toAct, hash, refused };
}

describe('bad input to ingenious gets its code and changes nothing', () => {
  test.each([
    ['an occupied cell', place(MIXED, [-1, 0], [-2, 0])],
    ['an occupied cell under the second half', place(MIXED, [-2, 0], [-1, 0])],
    ['a printed symbol', place(MIXED, [0, -5], [0, -4])],
    ['a cell off the board', place(MIXED, [9, 9], [9, 10])],
    ['a cell of a ring that two players do not use', place(MIXED, [5, 0], [6, 0])],
    ['half on the board, half off it', place(MIXED, [4, 1], [5, 1])],
    ['two cells that do not touch', place(MIXED, [0, 0], [2, 0])],
    ['the same cell twice', place(MIXED, [0, 0], [0, 0])],
    ['a tile that is not on the rack', place(['purple', 'purple'], [0, 0], [0, 1])],
    ['a tile of the other player', place(['blue', 'blue'], [0, 0], [0, 1])],
    ['a swap before anything was laid', { type: 'swap' }],
    ['keeping where no swap is offered', { type: 'keep' }],
    ['declining a bonus that was not earned', { type: 'skip' }],
  ])('%s', async (_, move) => {
    const { refused } = await opened();
    expect(await refused(0, move)).toBe('ILLEGAL_MOVE');
  });

  test.each([
    ['no such colour', place(['pink', 'red'], [0, 0], [0, 1])],
    ['one cell', place(MIXED, [0, 0])],
    [
      'half a cell',
      {
        type: 'place',
        tile: MIXED,
        cells: [
          [0.5, 0],
          [0, 1],
        ],
      },
    ],
    ['a field too many', { ...place(MIXED, [0, 0], [0, 1]), points: 99 }],
    ['no such move', { type: 'pass' }],
  ])('malformed: %s', async (_, move) => {
    const { refused } = await opened();
    expect(await refused(0, move)).toBe('BAD_REQUEST');
  });

  test('a move out of turn', async () => {
    const { refused } = await opened();
    expect(await refused(1, place(['blue', 'blue'], [0, 0], [0, 1]))).toBe('NOT_YOUR_TURN');
  });

  test('a swap while the rack still holds the lowest colour is not offered, and not accepted', async () => {
    const tracks = [
      [9, 9, 9, 2, 9, 9],
      [0, 0, 0, 0, 0, 0],
    ];
    const { ask, match, refused } = await opened({ ...POSITION, tracks });
    const laid = await ask({ op: 'play', match, player: 0, move: place(MIXED, [0, 0], [0, 1]) });
    expect(laid).toMatchObject({ ok: true, toAct: [1] });
    expect(await refused(0, { type: 'swap' })).toBe('NOT_YOUR_TURN');
  });

  test('a swap where it is offered: nothing else may be done first', async () => {
    const tracks = [
      [9, 9, 9, 9, 9, 2],
      [0, 0, 0, 0, 0, 0],
    ];
    const { ask, match, refused } = await opened({ ...POSITION, tracks });
    expect(await ask({ op: 'play', match, player: 0, move: place(MIXED, [0, 0], [0, 1]) })).toMatchObject({
      toAct: [0],
    });
    expect(await refused(0, place(['green', 'green'], [2, 0], [2, 1]))).toBe('ILLEGAL_MOVE');
    expect(await ask({ op: 'play', match, player: 0, move: { type: 'swap' } })).toMatchObject({ ok: true, toAct: [1] });
  });

  test('a placement after the end', async () => {
    const { ask, match, toAct, refused } = await opened();
    await playOut(ask, match, toAct);
    for (const player of [0, 1]) {
      expect(await refused(player, place(MIXED, [0, 0], [0, 1]))).toBe('GAME_OVER');
      expect(await refused(player, { type: 'swap' })).toBe('GAME_OVER');
    }
  });

  test('a right placement is accepted, and does change it', async () => {
    const { ask, match, hash } = await opened();
    const before = await hash();
    expect(await ask({ op: 'play', match, player: 0, move: place(MIXED, [0, 0], [0, 1]) })).toMatchObject({ ok: true });
    expect(await hash()).not.toBe(before);
  });
});
