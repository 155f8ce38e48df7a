import { describe, expect, it } from 'vitest';
import { sorted, tilesIn } from '../pieces/letters.ts';
import { exchange, happenings, lay, listed, pass, play, refusal, rows, table, types } from '../testing/play.ts';

const options = { words: ['КОТ'] };
const base = { players: 2, options, racks: ['КОТОРЫЙ', 'СОБАКА'], bag: 'ЯЮЭЬ' };

describe('exchanging', () => {
  it('MT-09 as many are drawn as are put aside, before those are mixed in', () => {
    const state = play(table(base), 0, exchange('КОТ'));
    expect(state.racks[0]).toBe('ОРЫЙЯЮЭ');
    expect(sorted(tilesIn(state.bag)).join('')).toBe('КОТЬ');
    expect(happenings(state, 'exchanged')).toEqual([{ type: 'exchanged', player: 0, count: 3, bag: 4 }]);
  });

  it('MT-09 nobody draws back what they have just put aside', () => {
    for (let seed = 0; seed < 20; seed++) {
      const state = play(
        table({ ...base, racks: ['ФЩЪШЭЮЯ', 'А'], bag: 'ООООООО' }, `${seed}`),
        0,
        exchange('ФЩЪШЭЮЯ'),
      );
      expect(state.racks[0]).toBe('ООООООО');
    }
  });

  it('MT-09 it is the whole turn, and earns nothing', () => {
    const state = play(table(base), 0, exchange('К'));
    expect([state.turn, state.scores, state.scoreless]).toEqual([1, [0, 0], 1]);
    expect(refusal(state, 0, lay('КОТ', 7, 7))).toBe('NOT_YOUR_TURN');
  });

  it('MT-R4 never more than the bag holds', () => {
    expect(refusal(table(base), 0, exchange('КОТО'))).toBe('accepted');
    expect(refusal(table(base), 0, exchange('КОТОР'))).toBe('ILLEGAL_MOVE MORE_THAN_THE_BAG_HOLDS');
    expect(refusal(table({ ...base, bag: '' }), 0, exchange('К'))).toBe('ILLEGAL_MOVE MORE_THAN_THE_BAG_HOLDS');
  });

  it('MT-09, MT-R4 every distinct choice that the bag allows is listed once', () => {
    const choices = (bag: string) =>
      listed(table({ ...base, racks: ['ООК*', 'А'], bag })).flatMap((move) =>
        move.type === 'exchange' ? [move.tiles.join('')] : [],
      );
    expect(choices('ЯЮЭЬ').toSorted()).toEqual(
      ['*', 'К', 'О', '*К', '*О', 'КО', 'ОО', '*КО', '*ОО', 'КОО', '*КОО'].toSorted(),
    );
    expect(choices('Я').toSorted()).toEqual(['*', 'К', 'О'].toSorted());
    expect(choices('')).toEqual([]);
  });
});

describe('a turn', () => {
  it('MT-07 is a word, an exchange or a pass', () => {
    const state = table({ players: 2, options, racks: ['КОТ', 'А'] });
    expect(new Set(listed(state).map(({ type }) => type))).toEqual(new Set(['lay', 'exchange', 'pass']));
    for (const move of [lay('КОТ', 7, 7), exchange('К'), pass]) expect(play(state, 0, move).turn).toBe(1);
  });

  it('MT-10 passing is always allowed, whether or not a word could be laid', () => {
    for (const racks of [
      ['КОТ', 'КОТ'],
      ['Ъ', 'КОТ'],
    ])
      expect(listed(table({ ...base, racks })).filter(({ type }) => type === 'pass')).toHaveLength(1);
    expect(types(play(table(base), 0, pass))).toEqual(['passed']);
  });

  it('MT-12 back to seven as long as the bag lasts', () => {
    const state = table({ ...base, board: rows({ 6: '.......К' }), racks: ['ОТАБВГД', 'А'] });
    const full = play(state, 0, lay('КОТ', 7, 6, 'down', state.board));
    expect([full.racks[0], full.bag]).toEqual(['АБВГДЯЮ', 'ЭЬ']);
    expect(happenings(full, 'refilled')).toEqual([{ type: 'refilled', player: 0, count: 2, bag: 2 }]);
    const short = play({ ...state, bag: 'Я' }, 0, lay('КОТ', 7, 6, 'down', state.board));
    expect([short.racks[0], short.bag]).toEqual(['АБВГДЯ', '']);
    const none = play({ ...state, bag: '' }, 0, lay('КОТ', 7, 6, 'down', state.board));
    expect([none.racks[0], happenings(none, 'refilled')]).toEqual(['АБВГД', []]);
  });
});
