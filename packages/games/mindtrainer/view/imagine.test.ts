import { chances } from '@izvilina/kernel/chance.ts';
import { canonical } from '@izvilina/kernel/json.ts';
import { describe, expect, it } from 'vitest';
import { mindtrainer } from '../game.ts';
import { tilesOn } from '../pieces/board.ts';
import { ALL_TILES, sorted, tilesIn } from '../pieces/letters.ts';
import type { State } from '../state.ts';
import { challenge, dealt, exchange, lay, play, table, vote } from '../testing/play.ts';

const worlds = chances('worlds');
const WORLDS = 200;

const imagined = (state: State, viewer: 0 | 1 | 'watcher'): State[] =>
  Array.from({ length: WORLDS }, (_, index) => mindtrainer.imagine(mindtrainer.view(state, viewer), worlds(index)));

describe('imagining', () => {
  it('uses every unseen tile once, and deals them differently each time', () => {
    const state = dealt(3);
    const all = imagined(state, 1);
    for (const world of all) {
      expect(canonical(mindtrainer.view(world, 1))).toBe(canonical(mindtrainer.view(state, 1)));
      const tiles = [...tilesOn(world.board), ...tilesIn(world.racks.join('') + world.bag)];
      expect(sorted(tiles)).toEqual(ALL_TILES);
      expect(world.racks[1]).toBe(state.racks[1]);
    }
    expect(new Set(all.map(({ racks }) => racks[0])).size).toBeGreaterThan(WORLDS / 2);
    expect(new Set(all.map(({ bag }) => bag)).size).toBe(WORLDS);
  });

  it('the real bag and the real racks are no more likely than others', () => {
    const state = dealt(2);
    expect(imagined(state, 0).filter(({ bag }) => bag === state.bag)).toEqual([]);
    expect(imagined(state, 'watcher').filter(({ racks }) => racks[0] === state.racks[0])).toEqual([]);
  });

  it('whoever has drawn nothing since cannot hold what the viewer put back', () => {
    const start = table({ players: 2, options: { words: ['КОТ'] }, racks: ['ФЩЪШЭЮА', 'БВГДЕЖЗ'] });
    const state = play(start, 0, exchange('ФЩЪШЭЮ'));
    const holds = (world: State) => [...'ФЩЪШЭЮ'].some((tile) => world.racks[1]?.includes(tile));
    expect(imagined(state, 0).some(holds)).toBe(false);
    // Once the other player has drawn, they may hold it.
    const later = play(state, 1, exchange('БВГДЕЖЗ'));
    expect(imagined(later, 0).some(holds)).toBe(true);
  });

  it('a rejected word is still on the rack it went back to', () => {
    const start = table({ players: 2, options: { lexicon: 'open' }, racks: ['ШМЫКАРИ', 'ФЫВАПРО'] });
    const state = play(play(play(start, 0, lay('ШМЫК', 7, 7)), 1, challenge), 0, vote(false));
    const held = (world: State) => [...'ШМЫК'].filter((tile) => world.racks[0]?.includes(tile)).length;
    for (const viewer of [1, 'watcher'] as const)
      for (const world of imagined(state, viewer)) expect(held(world)).toBe(4);
    // After an exchange of one tile, at least three of the four are still there.
    const exchanged = play(play(state, 1, exchange('Ф')), 0, exchange('А'));
    const counts = new Set(imagined(exchanged, 1).map(held));
    expect([counts.has(4), counts.has(3), Math.min(...counts)]).toEqual([true, true, 3]);
  });

  it('what was seen on a rack may have been exchanged and be elsewhere by now', () => {
    const racks = ['ФЩАА', 'ООО'];
    const start = table({ players: 2, options: { lexicon: 'open' }, racks, bag: 'Е' });
    const rejected = play(play(play(start, 0, lay('ФЩ', 7, 7)), 1, challenge), 0, vote(false));
    // The Ф goes into a bag of one; the next player draws and lays it.
    const exchanged = play(play(rejected, 1, { type: 'pass' }), 0, exchange('Ф'));
    const drawn = play(play(exchanged, 1, exchange('О')), 0, { type: 'pass' });
    const laid = play(drawn, 1, lay('ФО', 7, 7));
    for (const viewer of [1, 'watcher'] as const)
      for (const world of imagined(laid, viewer)) {
        expect(world.racks[0]).toContain('Щ');
        expect(world.racks.join('') + world.bag).not.toContain('Ф');
        expect(canonical(mindtrainer.view(world, viewer))).toBe(canonical(mindtrainer.view(laid, viewer)));
      }
  });

  it('the tiles of a word that waits are nobody’s', () => {
    const start = table({ players: 2, options: { lexicon: 'open' }, racks: ['ШМЫКФЩЪ', 'ЫВАПРО'] });
    const state = play(start, 0, lay('ШМЫКФЩЪ', 7, 7));
    for (const world of imagined(state, 1)) {
      expect(world.racks[0]).toBe('');
      for (const tile of 'ШФЩЪ') expect(world.bag).not.toContain(tile);
    }
  });
});
