import { describe, expect, it } from 'vitest';
import { mindtrainer } from '../game.ts';
import type { State } from '../state.ts';
import { challenge, dealt, exchange, lay, play, rows, table, vote } from '../testing/play.ts';

const RACKS = ['КОТАРИН', 'ЩЪЭЮЯЫЬ', 'ФЖШЦЧХЗ'];
const see = (state: State, viewer: 0 | 1 | 2 | 'watcher') => mindtrainer.view(state, viewer);

describe('what a viewer sees', () => {
  it('MT-06 the own rack and the size of the others', () => {
    const state = table({ players: 3, options: { words: ['КОТ'] }, racks: RACKS });
    expect(([0, 1, 2, 'watcher'] as const).map((viewer) => see(state, viewer).rack)).toEqual([...RACKS, '']);
    expect(see(state, 'watcher').seats.map(({ rackSize }) => rackSize)).toEqual([7, 7, 7]);
    expect(see(state, 0).bag).toBe(83);
  });

  it('MT-06 nothing of the bag, and nothing of another rack, at any moment of a turn', () => {
    const start = table({ players: 3, options: { words: ['КОТ'] }, racks: RACKS, bag: 'ЁЙЛМПГ' });
    for (const state of [start, play(start, 0, lay('КОТ', 7, 7)), play(start, 0, exchange('КОТ'))]) {
      const secret = JSON.stringify(see(state, 1)).replaceAll(RACKS[1] ?? '', '');
      for (const tile of 'ЁЙЛМПГФЖШЦЧХЗ') expect(secret).not.toContain(tile);
    }
  });

  it('what was exchanged is known to whoever did it, the number to everybody', () => {
    const state = play(table({ players: 3, options: { words: ['КОТ'] }, racks: RACKS }), 0, exchange('ТОК'));
    expect(see(state, 0).returned).toEqual({ tiles: 'КОТ', notHeldBy: [1, 2] });
    expect([see(state, 1).returned, see(state, 'watcher').returned]).toEqual([null, null]);
    expect(see(state, 1).seats[0]?.lastTurn).toEqual({ type: 'exchanged', count: 3 });
    // A player who draws may draw it.
    const later = play(state, 1, exchange('Щ'));
    expect(see(later, 0).returned).toEqual({ tiles: 'КОТ', notHeldBy: [2] });
    expect(see(play(later, 2, exchange('Ф')), 0).returned).toBeNull();
  });

  it('MT-R5 a word that waits is seen by all, with the answers so far', () => {
    const state = play(
      play(table({ players: 3, options: { lexicon: 'open' }, racks: RACKS }), 0, lay('КОТ', 7, 7)),
      2,
      challenge,
    );
    for (const viewer of [0, 1, 2, 'watcher'] as const)
      expect(see(state, viewer).pending).toMatchObject({
        player: 0,
        challenger: 2,
        total: 8,
        votes: [null, null, null],
      });
  });

  it('MT-R5 everybody remembers the tiles of a rejected word until they are played', () => {
    const start = table({ players: 2, options: { lexicon: 'open' }, racks: RACKS.slice(0, 2), bag: 'ААААА' });
    const reject = (state: State, seat: number, word: string): State =>
      play(play(play(state, seat, lay(word, 7, 7)), 1 - seat, challenge), seat, vote(false));
    const once = reject(start, 0, 'КОТ');
    expect(see(once, 1).seats[0]?.known).toEqual({ tiles: 'КОТ', gone: 0 });
    const twice = reject(reject(once, 1, 'ЩЪ'), 0, 'ИТ');
    expect([...(see(twice, 1).seats[0]?.known?.tiles ?? '')].sort().join('')).toBe('ИКОТ');
    const exchanged = play(reject(once, 1, 'ЩЪ'), 0, exchange('О'));
    expect(see(exchanged, 1).seats[0]?.known).toEqual({ tiles: 'КОТ', gone: 1 });
    expect(see(play(reject(once, 1, 'ЩЪ'), 0, exchange('КОТ')), 1).seats[0]?.known).toBeNull();
  });

  it('at the end the racks are shown', () => {
    const state = table({ players: 2, options: { words: ['КОТ'] }, racks: ['КОТ', 'ЩА'], bag: '' });
    expect(see(state, 'watcher').final).toBeNull();
    const over = play(state, 0, lay('КОТ', 7, 7));
    expect(see(over, 'watcher').final?.map(({ tiles }) => tiles)).toEqual(['', 'ЩА']);
    expect(see(over, 'watcher').result).toMatchObject({ places: [1, 2] });
  });

  it('MT-18 of a rejected word the sheet tells the word along its tiles, not those it would have made besides', () => {
    const board = rows({ 7: '.......КОТ' });
    const start = table({ players: 2, options: { lexicon: 'open' }, racks: RACKS.slice(0, 2), board });
    const laid = play(start, 0, lay('РИНА', 7, 8, 'across', board));
    const rejected = play(play(laid, 1, challenge), 0, vote(false));
    expect(rejected.sheet[0]?.words.map(({ word }) => word)).toEqual(['РИНА', 'КР', 'ОИ', 'ТН']);
    expect(see(rejected, 1).sheet).toEqual([{ ...rejected.sheet[0], words: [rejected.sheet[0]?.words[0]] }]);
    const stands = play(play(laid, 1, challenge), 0, vote(true));
    expect(see(stands, 1).sheet).toEqual(stands.sheet);
  });

  it('a view is small', () => {
    expect(JSON.stringify(see(dealt(4), 0)).length).toBeLessThan(2500);
  });
});
