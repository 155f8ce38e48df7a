import { mindtrainer } from '@izvilina/games/mindtrainer/game.ts';
import type { State } from '@izvilina/games/mindtrainer/state.ts';
import type { AnyGame } from '@izvilina/kernel/game.ts';
import { describe, expect, test } from 'vitest';
import { playedGame } from '../testing/playing.ts';
import { readGcg } from './read.ts';
import { writeGcg } from './write.ts';

const game = mindtrainer as AnyGame;
const NAMES = ['Аня', 'баба Рая', 'Лёша', 'Лёша'];
const GAMES = [
  { players: 2, lexicon: 'words' },
  { players: 3, lexicon: 'words' },
  { players: 4, lexicon: 'words' },
  { players: 2, lexicon: 'open' },
  { players: 4, lexicon: 'open' },
] as const;

describe.each(GAMES)('$players players, $lexicon', ({ players, lexicon }) => {
  test.each(['gcg 1', 'gcg 2', 'gcg 3'])('a game comes back from its file: names, board, sheet (%s)', (seed) => {
    const frames = playedGame(players, lexicon, seed);
    const names = NAMES.slice(0, players);
    const text = writeGcg(frames, names);
    const read = readGcg(text, game);
    if (!read.ok) throw new Error(`${JSON.stringify(read.error)}\n${text}`);
    const [before, after] = [frames.at(-1)?.state as State, read.value.frames.at(-1)?.state as State];
    expect(read.value.names).toEqual(names);
    expect(after.board).toEqual(before.board);
    // Without a dictionary it is unknown that no move is left, so the reader lets every player pass.
    expect(after.sheet.slice(0, before.sheet.length)).toEqual(before.sheet);
    expect(after.sheet.slice(before.sheet.length).every(({ type }) => type === 'passed')).toBe(true);
    expect(after.phase).toBe('over');
    expect(after.scores).toEqual(before.scores);
    for (const [seat, score] of before.scores.entries()) expect(totalIn(text, names, seat)).toBe(score);
  });
});

/** The last total in the file for a seat. */
function totalIn(text: string, names: readonly string[], seat: number): number {
  const nick = new RegExp(`#player${seat + 1} (\\S+) ${names[seat]}`).exec(text)?.[1];
  const last = text.split('\n').findLast((line) => line.startsWith(`>${nick}:`));
  return last === undefined ? 0 : Number(last.split(' ').at(-1));
}

test('lines as other programs write them', () => {
  const text = [
    '#character-encoding UTF-8',
    '#lexicon all',
    '#player1 anya Аня',
    '#player2 lyosha Лёша',
    '>anya: КОТАРИ? 8H КОТ +8 8',
    '>lyosha: РОСНЕЛИ I7 С.Н +3 3',
    '>anya: АРИ?БВГ -АБ +0 8',
  ].join('\n');
  const read = readGcg(text, game);
  if (!read.ok) throw new Error(JSON.stringify(read.error));
  const state = read.value.frames.at(-1)?.state as State;
  expect(read.value.lexicon).toBe('all');
  expect(state.board.slice(6, 9)).toEqual(['........С......', '.......КОТ.....', '........Н......']);
  expect(state.sheet.map(({ type, words }) => `${type} ${words.map(({ word }) => word)}`)).toEqual([
    'laid КОТ',
    'laid СОН',
    'exchanged ',
  ]);
});

test.each(['', '{}', '#player1 a A\n>a: КОТ 8H КОТ +8 8', '#player1 a A\n#player2 b B\n>a: КОТАРИБ 9Z КОТ +8 8'])(
  'what is no game is refused: %j',
  (text) => {
    expect(readGcg(text, game)).toMatchObject({ ok: false, error: { code: 'BAD_RECORD' } });
  },
);
