import { describe, expect, it } from 'vitest';
import { mindtrainer } from '../game.ts';
import type { State } from '../state.ts';
import { exchange, happenings, lay, listed, pass, passes, play, refusal, rows, table } from '../testing/play.ts';

const options = { words: ['КОТ', 'КИТ'] };
const why = (state: State) => happenings(state, 'ended')[0]?.why ?? null;

describe('the end', () => {
  it('MT-14, MT-R11 comes at once when the bag is empty and somebody has no tiles left', () => {
    const racks = ['КОТ', 'ЩИТ', 'Ъ'];
    const out = play(table({ players: 3, options, racks, bag: '' }), 0, lay('КОТ', 7, 7));
    expect([why(out), out.phase, mindtrainer.turn(out)]).toEqual(['out', 'over', { over: true }]);
    expect(why(play(table({ players: 3, options, racks, bag: 'А' }), 0, lay('КОТ', 7, 7)))).toBeNull();
  });

  it.each([2, 3, 4])('MT-15, MT-R3 all %i players pass twice in unbroken succession', (players) => {
    const state = table({ players, options });
    expect(why(passes(state, 2 * players - 1))).toBeNull();
    expect(why(passes(state, 2 * players))).toBe('passes');
  });

  it('MT-R3 an exchange or a word breaks the row', () => {
    const state = table({ players: 2, options, racks: ['КОТА', 'КИТ'], bag: 'ААА' });
    const broken = play(passes(state, 2), 0, exchange('А'));
    expect([broken.passes, broken.scoreless]).toEqual([0, 3]);
    expect([why(passes(broken, 3)), why(passes(broken, 4))]).toEqual([null, 'passes']);
    const laid = play(passes(state, 2), 0, lay('КОТ', 7, 7));
    expect([laid.passes, laid.scoreless]).toEqual([0, 0]);
  });

  it('MT-R3 the other reading: one player’s two own turns in a row', () => {
    const any = { ...options, passesToEnd: 'any' };
    const state = table({ players: 2, options: any, racks: ['КОТА', 'КИТ'], bag: 'АААААА' });
    expect([why(passes(state, 2)), why(passes(state, 3))]).toEqual([null, 'passes']);
    // Whatever the other player does in between.
    const between = play(play(state, 0, pass), 1, exchange('К'));
    expect(why(play(between, 0, pass))).toBe('passes');
    // The player's own exchange breaks the row.
    const broken = play(play(play(state, 0, pass), 1, exchange('К')), 0, exchange('К'));
    expect(why(play(play(broken, 1, exchange('И')), 0, pass))).toBeNull();
  });

  it('MT-R3 it also ends after six rounds in which no tile was laid', () => {
    let state = table({ players: 2, options, racks: ['АААА', 'ОООО'], bag: 'ЕЕЕЕ' });
    for (let turn = 1; turn <= 12; turn++) {
      expect(why(state)).toBeNull();
      state = play(state, state.turn, exchange(state.racks[state.turn]?.[0] ?? ''));
    }
    expect([why(state), state.passes]).toEqual(['scoreless', 0]);
  });

  it('MT-15, MT-R10 no move is possible: the bag is empty and no rack has a lay; tested after every turn', () => {
    const stuck = table({ players: 2, options, racks: ['Щ', 'Ъ'], bag: '', board: rows({ 7: '......КОТ' }) });
    expect(stuck.phase).toBe('turn');
    expect(why(play(stuck, 0, pass))).toBe('noMoves');
    // The last possible word ends the game too.
    const last = table({ players: 2, options, racks: ['ИТЩ', 'Ъ'], bag: '', board: rows({ 7: '......КОТ' }) });
    const laid = play(last, 0, lay('КИТ', 6, 7, 'down', last.board));
    expect(why(laid)).toBe('noMoves');
  });

  it('MT-R10 a lay on any rack, or a tile in the bag, keeps it going', () => {
    const board = rows({ 7: '......КОТ' });
    expect(why(play(table({ players: 2, options, racks: ['Щ', 'ИТ'], bag: '', board }), 0, pass))).toBeNull();
    expect(why(play(table({ players: 2, options, racks: ['Щ', 'Ъ'], bag: 'Ф', board }), 0, pass))).toBeNull();
  });

  it('MT-R10 is not tested where there is no dictionary', () => {
    const open = table({
      players: 2,
      options: { lexicon: 'open' },
      racks: ['Щ', 'Ъ'],
      bag: '',
      board: rows({ 7: '......КОТ' }),
    });
    expect(why(play(open, 0, pass))).toBeNull();
  });

  it('after the end nobody has anything to do', () => {
    const over = passes(table({ players: 2, options }), 4);
    expect([listed(over, 0), listed(over, 1)]).toEqual([[], []]);
    expect(refusal(over, 0, pass)).toBe('NOT_YOUR_TURN');
  });
});

describe('the final count', () => {
  it('MT-16 unplayed tiles are taken off, and who went out gains them all', () => {
    // Щ10+И1+Т1 = 12, Ъ10 = 10; КОТ 8
    const state = table({ players: 3, options, racks: ['КОТ', 'ЩИТ', 'Ъ'], bag: '', scores: [100, 90, 5] });
    const over = play(state, 0, lay('КОТ', 7, 7));
    expect(over.scores).toEqual([130, 78, -5]);
    expect(mindtrainer.result(over)).toEqual({
      scores: [130, 78, -5],
      places: [1, 2, 3],
      detail: {
        final: [
          { unplayed: 0, gained: 22 },
          { unplayed: -12, gained: 0 },
          { unplayed: -10, gained: 0 },
        ],
      },
    });
  });

  it('MT-16 is told line by line, and the racks are shown', () => {
    const state = table({ players: 2, options, racks: ['КОТ', 'Щ'], bag: '', scores: [1, 2] });
    expect(happenings(play(state, 0, lay('КОТ', 7, 7)), 'ended')).toEqual([
      {
        type: 'ended',
        why: 'out',
        lines: [
          { player: 0, tiles: '', unplayed: 0, gained: 10, before: 9, score: 19 },
          { player: 1, tiles: 'Щ', unplayed: -10, gained: 0, before: 2, score: -8 },
        ],
        places: [1, 2],
      },
    ]);
  });

  it('MT-R11 nobody went out: nobody gains; blanks cost nothing, the bag is nobody’s, scores may fall below nought', () => {
    const over = passes(table({ players: 2, options, racks: ['*Ф', '*'], bag: 'ЩЪ' }), 4);
    expect(mindtrainer.result(over)).toEqual({
      scores: [-10, 0],
      places: [2, 1],
      detail: {
        final: [
          { unplayed: -10, gained: 0 },
          { unplayed: 0, gained: 0 },
        ],
      },
    });
  });

  it('MT-17, MT-R7 the highest score wins, and ties share', () => {
    const places = (scores: number[]) =>
      mindtrainer.result(
        passes(table({ players: scores.length, options, racks: scores.map(() => 'А'), scores }), 2 * scores.length),
      ).places;
    expect([places([3, 7]), places([7, 7, 2]), places([1, 9, 9, 4])]).toEqual([
      [2, 1],
      [1, 1, 3],
      [4, 1, 1, 3],
    ]);
  });

  it('MT-18 the score stands for all to see, and there is no result before the end', () => {
    const state = table({ players: 2, options, scores: [12, 34] });
    expect(mindtrainer.result(state)).toEqual({ scores: [12, 34], places: null, detail: { final: null } });
    for (const viewer of [0, 1, 'watcher'] as const) expect(mindtrainer.view(state, viewer).scores).toEqual([12, 34]);
  });
});
