import { describe, expect, it } from 'vitest';
import { PRINTED } from '../testing/naive.ts';
import { CENTRE, premiumAt, SIZE } from './board.ts';
import { ALL_TILES, BLANK, copiesOf, LETTERS, pointsOf, sorted, TILES, unseen, without } from './letters.ts';

/** The signs of testing/naive.ts for each kind of cell. */
const SIGNS: Readonly<Record<string, object>> = {
  '.': { letter: 1, word: 1 },
  d: { letter: 2, word: 1 },
  t: { letter: 3, word: 1 },
  '2': { letter: 1, word: 2 },
  '3': { letter: 1, word: 3 },
};

describe('the box', () => {
  it('MT-02, MT-D2 the board is 15 by 15, its premiums lie as printed, the star in the middle', () => {
    for (let y = 0; y < SIZE; y++)
      for (let x = 0; x < SIZE; x++) expect(premiumAt(x, y), `${x} ${y}`).toEqual(SIGNS[PRINTED[y]?.[x] ?? '']);
    expect([SIZE, premiumAt(CENTRE, CENTRE)]).toEqual([15, { letter: 1, word: 2 }]);
  });

  it('MT-D2 the map is the same from all four sides', () => {
    for (let y = 0; y < SIZE; y++)
      for (let x = 0; x < SIZE; x++) {
        expect(premiumAt(SIZE - 1 - x, y)).toEqual(premiumAt(x, y));
        expect(premiumAt(y, x)).toEqual(premiumAt(x, y));
      }
  });

  it('MT-03, MT-D1 104 tiles, two of them blanks worth nothing', () => {
    expect(ALL_TILES).toHaveLength(104);
    expect([copiesOf(BLANK), pointsOf(BLANK)]).toEqual([2, 0]);
    expect(LETTERS).toHaveLength(33);
    expect(LETTERS.reduce((sum, letter) => sum + copiesOf(letter) * pointsOf(letter), 0)).toBe(224);
    expect([copiesOf('О'), pointsOf('О'), copiesOf('Щ'), pointsOf('Щ')]).toEqual([10, 1, 1, 10]);
  });

  it('MT-R6 Ё is a tile of its own, after Е in the alphabet', () => {
    expect([copiesOf('Ё'), pointsOf('Ё')]).toEqual([1, 3]);
    expect(sorted(['Ж', 'Ё', 'А', '*', 'Е'])).toEqual(['*', 'А', 'Е', 'Ё', 'Ж']);
    expect(LETTERS.join('')).toBe('АБВГДЕЁЖЗИЙКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯ');
    expect(TILES[0]).toBe(BLANK);
  });

  it('tiles are taken from a rack one by one', () => {
    expect([without('КОТОК', ['О', 'К']), without('КОТ', ['О', 'О']), without('', [])]).toEqual(['ТОК', null, '']);
    expect(unseen(ALL_TILES.slice(5))).toEqual(ALL_TILES.slice(0, 5));
  });
});
