import { describe, expect, it } from 'vitest';
import { brainstorm } from '../game.ts';
import { table, tile, wording } from '../testing/play.ts';

const chance = { below: () => 0 };
const why = (position: unknown) => {
  const result = brainstorm.position(position, chance);
  return result.ok ? 'accepted' : wording(result.error);
};
const one = tile('p1', 'medium', [0, 0]);

describe('a position', () => {
  it('what it leaves out is empty or natural', () => {
    const state = table({ players: 3, tiles: [one] });
    expect(state).toMatchObject({
      table: { width: 810, depth: 585 },
      pawns: [
        [null, null],
        [null, null],
        [null, null],
      ],
      tokens: [2, 2, 2],
      supply: { small: 16, medium: 13, large: 10 },
      turn: 0,
      dice: null,
      thrown: [],
      burned: false,
      box: null,
      rest: null,
      phase: 'dice',
      lastId: 1,
      options: { ownSide: false, answerS: 30 },
    });
  });

  it('a resting die is due for its tile, whether or not it is named as thrown', () => {
    const rest = { die: 'red', at: [0, 0], angle: 10, burner: false };
    for (const thrown of [['red'], []]) {
      const state = table({ players: 2, dice: ['red', 'black'], thrown, rest });
      expect([state.phase, state.thrown]).toEqual(['lay', ['red']]);
    }
    expect(table({ players: 2, rest }).dice).toEqual(['red']);
    const burning = table({ players: 2, rest: { ...rest, die: 'black', burner: true } });
    expect([burning.phase, burning.burned, burning.thrown]).toEqual(['burn', true, []]);
  });

  it('rounds to what the rules count in', () => {
    const state = table({ players: 2, tiles: [tile('p1', 'small', [1.23456, -0.001], 725.06)] });
    expect(state.tiles[0]).toEqual({ id: 'p1', tile: 'small', face: 'front', at: [1.23, 0], angle: 5.1 });
  });

  it('stands in the phase that its dice are in', () => {
    expect(table({ players: 2, dice: ['red', 'black'] }).phase).toBe('throw');
    expect(table({ players: 2, dice: ['red', 'black'], thrown: ['red', 'black'] }).phase).toBe('end');
    expect(table({ players: 2, dice: ['red', 'black'], thrown: ['red', 'black'], tokens: [0, 1] }).turn).toBe(1);
    expect(table({ players: 2, supply: { small: 0, medium: 0, large: 0 } }).phase).toBe('over');
  });

  it.each([
    [{ players: 1 }, 'BAD_OPTIONS'],
    [{ players: 5 }, 'BAD_OPTIONS'],
    [{ players: 2, options: { answerS: 0 } }, 'BAD_OPTIONS'],
    [{ players: 2, options: { nonsense: 1 } }, 'BAD_OPTIONS'],
    [{ players: 2, nonsense: 1 }, 'BAD_POSITION'],
    [{ players: 2, tiles: [one, one] }, 'BAD_POSITION SAME_ID_TWICE'],
    [{ players: 2, tiles: [{ ...one, id: 'x1' }] }, 'BAD_POSITION'],
    [{ players: 2, tiles: [tile('p1', 'medium', [290, 0])] }, 'BAD_POSITION TILE_OFF_TABLE'],
    [{ players: 2, turn: 2 }, 'BAD_POSITION NO_SUCH_SEAT'],
    [{ players: 2, tokens: [1] }, 'BAD_POSITION TOKENS_NOT_ONE_PER_SEAT'],
    [{ players: 2, tokens: [4, 0] }, 'BAD_POSITION TOO_MANY_TOKENS'],
    [{ players: 2, pawns: [[]] }, 'BAD_POSITION BAD_PAWNS'],
    [{ players: 2, pawns: [['p1'], []] }, 'BAD_POSITION PAWN_ON_NO_TILE'],
    [{ players: 2, tiles: [one], pawns: [['p1', 'p1'], []] }, 'BAD_POSITION TWO_PAWNS_IN_A_NETWORK'],
    [
      { players: 2, tiles: [one, tile('p2', 'medium', [70, 0])], pawns: [['p1'], ['p2']] },
      'BAD_POSITION TWO_PAWNS_IN_A_NETWORK',
    ],
    [{ players: 2, tiles: [one], supply: { small: 1, medium: 14, large: 1 } }, 'BAD_POSITION TOO_MANY_TILES'],
    [{ players: 2, dice: ['red', 'red'] }, 'BAD_POSITION SAME_DIE_TWICE'],
    [{ players: 2, dice: ['red', 'black', 'white'] }, 'BAD_POSITION BAD_DICE'],
    [{ players: 2, dice: ['red', 'black'], thrown: ['white'] }, 'BAD_POSITION THROWN_NOT_CHOSEN'],
    [{ players: 2, dice: ['red', 'black'], supply: { small: 0, medium: 1, large: 1 } }, 'BAD_POSITION SIZE_RUN_OUT'],
    [{ players: 2, tiles: [one], box: { at: [0, 0], angle: 0, stance: 'flat' } }, 'BAD_POSITION BOX_ON_TILE'],
    [{ players: 2, box: { at: [260, 0], angle: 0, stance: 'flat' } }, 'BAD_POSITION BOX_OFF_TABLE'],
    [{ players: 2, rest: { die: 'red', at: [271, 0], angle: 0, burner: false } }, 'BAD_POSITION REST_OFF_TABLE'],
    [{ players: 2, rest: { die: 'red', at: [0, 0], angle: 0, burner: true } }, 'BAD_POSITION BURNER_NEEDS_BLACK'],
    [
      { players: 2, dice: ['black', 'white'], rest: { die: 'red', at: [0, 0], angle: 0 } },
      'BAD_POSITION THROWN_NOT_CHOSEN',
    ],
    [
      { players: 2, supply: { small: 0, medium: 1, large: 1 }, rest: { die: 'red', at: [0, 0], angle: 0 } },
      'BAD_POSITION SIZE_RUN_OUT',
    ],
    [
      {
        players: 2,
        dice: ['red', 'black'],
        thrown: ['red'],
        rest: { die: 'black', at: [0, 0], angle: 0, burner: true },
      },
      'BAD_POSITION BURNER_BETWEEN_THROWS',
    ],
    ['nonsense', 'BAD_POSITION'],
  ])('%j: %s', (position, answer) => {
    expect(why(position)).toBe(answer);
  });
});
