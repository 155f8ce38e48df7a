import type { Json } from '@izvilina/kernel/json.ts';
import { begin } from '@izvilina/kernel/match.ts';
import { describe, expect, it } from 'vitest';
import { mindtrainer } from '../game.ts';
import { ALL_TILES, orderOf, sorted, type Tile, tilesIn } from '../pieces/letters.ts';
import { dealt, happenings, listed, pass, play, types, wording } from '../testing/play.ts';
import { drawnFrom } from './draw-for-start.ts';

const sit = (players: number, options: Json = {}): string => {
  const begun = begin(mindtrainer, { players, options, seed: 'sit' });
  return begun.ok ? 'seated' : wording(begun.error);
};

describe('the deal', () => {
  it('MT-01 two to four players, and no other number', () => {
    expect([0, 1, 2, 3, 4, 5, 2.5].map((players) => sit(players))).toEqual([
      'BAD_OPTIONS',
      'BAD_OPTIONS',
      'seated',
      'seated',
      'seated',
      'BAD_OPTIONS',
      'BAD_OPTIONS',
    ]);
  });

  it('MT-R6 a list of own words has none with more than four ё, which can be laid in too many ways', () => {
    const words = (...list: string[]) => sit(2, { words: list });
    expect([words('ЁЖ', 'ёлка', 'ЁЁЁЁ'), words('ЁЖ', 'ЁЁЁЁЁ'), words('кёёмёёмё')]).toEqual([
      'seated',
      'BAD_OPTIONS',
      'BAD_OPTIONS',
    ]);
  });

  it.each([2, 3, 4])('MT-06, MT-03 %i players draw seven each of 104', (players) => {
    const state = dealt(players);
    expect(state.racks.map((rack) => rack.length)).toEqual(Array(players).fill(7));
    expect(state.bag).toHaveLength(104 - 7 * players);
    expect(sorted(tilesIn(state.racks.join('') + state.bag))).toEqual(ALL_TILES);
    expect(state.scores).toEqual(Array(players).fill(0));
  });

  it('MT-05 everybody draws a tile, and the one nearest the start of the alphabet begins', () => {
    for (let seed = 0; seed < 200; seed++) {
      const state = dealt(4, { words: ['КОТ'] }, `${seed}`);
      const rounds = happenings(state, 'drewForStart').map(({ draws }) => draws);
      expect(rounds[0]?.map(({ player }) => player)).toEqual([0, 1, 2, 3]);
      const last = rounds.at(-1) ?? [];
      const nearest = last.toSorted((a, b) => orderOf(a.tile) - orderOf(b.tile))[0];
      expect(state.turn).toBe(nearest?.player);
      expect(happenings(state, 'starts')).toEqual([{ type: 'starts', player: state.turn }]);
    }
  });

  it('MT-05 a blank precedes «А», and Ё follows Е', () => {
    expect(drawnFrom('А*', 2).first).toBe(1);
    expect(drawnFrom('ЁЕЖ', 3).first).toBe(1);
    expect(drawnFrom('ЯЮЭЬ', 4).first).toBe(3);
  });

  it('MT-R8 equal letters: only those draw again, and what is drawn stays out', () => {
    expect(drawnFrom('БАЯАВВЩГ', 4)).toEqual({
      first: 3,
      rounds: [
        [
          { player: 0, tile: 'Б' },
          { player: 1, tile: 'А' },
          { player: 2, tile: 'Я' },
          { player: 3, tile: 'А' },
        ],
        [
          { player: 1, tile: 'В' },
          { player: 3, tile: 'В' },
        ],
        [
          { player: 1, tile: 'Щ' },
          { player: 3, tile: 'Г' },
        ],
      ],
    });
    const again = Array.from({ length: 300 }, (_, seed) => dealt(4, { words: ['КОТ'] }, `${seed}`));
    const drawn = again.flatMap((state) => {
      const tiles = happenings(state, 'drewForStart').flatMap(({ draws }) => draws.map(({ tile }) => tile));
      return tiles.length > 4 ? [tiles] : [];
    });
    expect(drawn.length).toBeGreaterThan(10);
    for (const tiles of drawn)
      expect(tiles.every((tile) => tiles.filter((other) => other === tile).length <= copies(tile))).toBe(true);
  });

  it('MT-05 the drawn tiles go back: every tile may be dealt', () => {
    const held = new Set<string>();
    for (let seed = 0; seed < 400; seed++) {
      const state = dealt(2, { words: ['КОТ'] }, `${seed}`);
      const first = happenings(state, 'drewForStart')[0]?.draws[0]?.tile ?? '';
      if (copies(first as Tile) === 1 && state.racks.join('').includes(first)) held.add(first);
    }
    expect(held.size).toBeGreaterThan(0);
  });

  it('the deal follows from the seed alone, and is told in order', () => {
    expect(dealt(3, undefined, 'a')).toEqual(dealt(3, undefined, 'a'));
    expect(dealt(3, undefined, 'a').bag).not.toBe(dealt(3, undefined, 'b').bag);
    expect(types(dealt(2, undefined, 'a'))).toEqual(['drewForStart', 'starts', 'dealt']);
  });

  it('MT-06 turns go round clockwise, and only the one whose turn it is has moves', () => {
    let state = dealt(3);
    const turns = Array.from({ length: 5 }, () => {
      const { turn } = state;
      expect([0, 1, 2].filter((seat) => listed(state, seat).length > 0)).toEqual([turn]);
      state = play(state, turn, pass);
      return turn;
    });
    const first = turns[0] ?? 0;
    expect(turns).toEqual([0, 1, 2, 3, 4].map((after) => (first + after) % 3));
  });
});

const copies = (tile: Tile): number => ALL_TILES.filter((other) => other === tile).length;
