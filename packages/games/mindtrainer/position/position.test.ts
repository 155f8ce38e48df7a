import { chanceAt } from '@izvilina/kernel/chance.ts';
import { describe, expect, it } from 'vitest';
import { mindtrainer } from '../game.ts';
import { ALL_TILES, sorted, tilesIn } from '../pieces/letters.ts';
import { dealt, happenings, lay, pass, play, rows, table, wording } from '../testing/play.ts';

const options = { words: ['КОТ'] };
const good = { players: 2, options, racks: ['КОТ', 'А'] };

const verdict = (raw: unknown): string => {
  const result = mindtrainer.position(raw, chanceAt('position', 0));
  return result.ok ? 'good' : wording(result.error);
};

describe('a given position', () => {
  it('takes natural values for whatever it leaves out', () => {
    const state = table({ players: 3 });
    expect(state).toMatchObject({
      phase: 'turn',
      turn: 0,
      scores: [0, 0, 0],
      passes: 0,
      scoreless: 0,
      pending: null,
      options: { lexicon: 'nouns', passesToEnd: 'all', obscene: true },
    });
    expect([state.racks.map((rack) => rack.length), state.bag.length]).toEqual([[7, 7, 7], 83]);
    expect(sorted(tilesIn(state.racks.join('') + state.bag))).toEqual(ALL_TILES);
  });

  it('MT-03 what lies on the board and on racks is not in the bag', () => {
    const state = table({ ...good, board: rows({ 7: '.......Кот' }) });
    expect(state.bag).toHaveLength(104 - 3 - 4);
    expect([...state.bag].filter((tile) => tile === '*')).toHaveLength(0);
  });

  it('a bag that is given is exact, in the order of drawing, and the rest is out of the game', () => {
    const state = play(table({ ...good, bag: 'БВГДЕЖЗИ' }), 0, lay('КОТ', 7, 7));
    expect([state.racks[0], state.bag]).toEqual(['БВГДЕЖЗ', 'И']);
    expect(table({ players: 2, options, bag: 'БВГДЕЖЗИЙКЛМН' })).toMatchObject({
      racks: ['БВГДЕЖЗ', 'ИЙКЛМН'],
      bag: '',
    });
  });

  it('words that lie there already are not checked', () => {
    expect(verdict({ ...good, board: rows({ 0: 'ЪЬЫ', 14: '.Ж' }) })).toBe('good');
  });

  it('takes its own view back', () => {
    const state = play(table({ players: 2, options, racks: ['КОТАРИН', 'БВГДЕЖЗ'] }), 0, lay('КОТ', 7, 7));
    const { board, scores, turn, passes, scoreless } = mindtrainer.view(state, 0);
    const again = table({
      players: 2,
      options,
      board,
      racks: state.racks,
      bag: state.bag,
      scores,
      turn,
      passes,
      scoreless,
    });
    expect(again).toMatchObject({ board, scores, turn, racks: state.racks, bag: state.bag });
  });

  it('MT-R3 passes go on where they stood, under both readings', () => {
    const all = { ...good, racks: ['К', 'А'] };
    expect(happenings(play(table({ ...all, passes: 3 }), 0, pass), 'ended')[0]?.why).toBe('passes');
    expect(happenings(play(table({ ...all, passes: 2 }), 0, pass), 'ended')).toEqual([]);
    const any = { ...all, options: { ...options, passesToEnd: 'any' } };
    // The last two turns were passes, so this seat's last one was.
    expect(happenings(play(table({ ...any, passes: 2 }), 0, pass), 'ended')[0]?.why).toBe('passes');
    expect(happenings(play(table({ ...any, passes: 1 }), 0, pass), 'ended')).toEqual([]);
  });

  it('MT-R3 turns without a tile laid go on where they stood; a pass is one of them', () => {
    expect(happenings(play(table({ ...good, scoreless: 11 }), 0, pass), 'ended')[0]?.why).toBe('scoreless');
    expect(happenings(play(table({ ...good, scoreless: 10 }), 0, pass), 'ended')).toEqual([]);
    expect(table({ ...good, passes: 3 }).scoreless).toBe(3);
  });

  it.each<[string, object]>([
    ['out', { racks: ['', 'ЩА'], bag: '' }],
    ['passes', { passes: 4 }],
    ['scoreless', { scoreless: 12 }],
  ])('MT-14, MT-R3 a finished game is over: %s', (why, more) => {
    const state = table({ ...good, ...more });
    expect([state.phase, happenings(state, 'ended')[0]?.why]).toEqual(['over', why]);
    expect(mindtrainer.result(state).places).not.toBeNull();
  });

  it('MT-14 an empty rack is nothing as long as there are tiles in the bag', () => {
    expect(table({ ...good, racks: ['', 'А'], bag: 'Б' }).phase).toBe('turn');
  });

  it.each<[string, object]>([
    ['BAD_POSITION', { ...good, players: '2' }],
    ['BAD_POSITION', { ...good, surprise: 1 }],
    ['BAD_POSITION', { ...good, racks: ['кот', 'А'] }],
    ['BAD_POSITION', { ...good, racks: ['KOT', 'A'] }],
    ['BAD_POSITION', { ...good, racks: [['К'], ['А']] }],
    ['BAD_POSITION', { ...good, bag: 'АБВ?' }],
    ['BAD_POSITION', { ...good, bag: 7 }],
    ['BAD_POSITION', { ...good, board: [] }],
    ['BAD_POSITION', { ...good, board: rows({}).slice(1) }],
    ['BAD_POSITION', { ...good, board: rows({ 3: '................' }) }],
    ['BAD_POSITION', { ...good, board: rows({ 3: 'K' }) }],
    ['BAD_POSITION', { ...good, board: rows({ 3: '*' }) }],
    ['BAD_POSITION', { ...good, scores: [1.5, 0] }],
    ['BAD_POSITION', { ...good, turn: -1 }],
    ['BAD_POSITION', { ...good, passes: -1 }],
    ['BAD_POSITION', { ...good, scoreless: 0.5 }],
    ['BAD_OPTIONS', { ...good, players: 5 }],
    ['BAD_OPTIONS', { players: 1 }],
    ['BAD_OPTIONS', { players: 2.5 }],
    ['BAD_OPTIONS', { ...good, options: { lexicon: 'scrabble' } }],
    ['BAD_OPTIONS', { ...good, options: { passesToEnd: 'none' } }],
    ['BAD_OPTIONS', { ...good, options: { words: ['CAT'] } }],
    ['BAD_OPTIONS', { ...good, options: { words: ['Я'] } }],
    ['BAD_OPTIONS', { ...good, options: { surprise: 1 } }],
    ['BAD_OPTIONS', { ...good, options: null }],
    ['BAD_POSITION RACKS_NOT_ONE_PER_SEAT', { ...good, racks: ['КОТ'] }],
    ['BAD_POSITION SCORES_NOT_ONE_PER_SEAT', { ...good, scores: [1, 2, 3] }],
    ['BAD_POSITION NO_SUCH_SEAT', { ...good, turn: 2 }],
    ['BAD_POSITION RACK_TOO_LONG', { ...good, racks: ['АБВГДЕЖЗ', ''] }],
    ['BAD_POSITION TOO_MANY_OF_A_TILE', { ...good, racks: ['ФФ', ''] }],
    ['BAD_POSITION TOO_MANY_OF_A_TILE', { ...good, racks: ['Ф', ''], bag: 'Ф' }],
    ['BAD_POSITION TOO_MANY_OF_A_TILE', { ...good, racks: ['Щ', ''], board: rows({ 7: '.......Щ' }) }],
    ['BAD_POSITION TOO_MANY_OF_A_TILE', { ...good, racks: ['*', ''], board: rows({ 7: '.......ко' }) }],
    ['BAD_POSITION TOO_MANY_PASSES', { ...good, passes: 5 }],
    ['BAD_POSITION TOO_MANY_PASSES', { ...good, options: { ...options, passesToEnd: 'any' }, passes: 4 }],
    ['BAD_POSITION TOO_MANY_SCORELESS_TURNS', { ...good, scoreless: 13 }],
  ])('refuses %s: %j', (code, raw) => {
    expect(verdict(raw)).toBe(code);
  });

  it('refuses what is no object at all', () => {
    for (const raw of [null, 7, 'two', [], undefined]) expect(verdict(raw)).toBe('BAD_POSITION');
  });

  it('follows from the seed', () => {
    expect(table({ players: 2 }, 'a')).toEqual(table({ players: 2 }, 'a'));
    expect(table({ players: 2 }, 'a').bag).not.toBe(table({ players: 2 }, 'b').bag);
    expect(dealt(2).happened).not.toEqual([]);
  });
});
