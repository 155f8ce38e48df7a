import { describe, expect, it } from 'vitest';
import { lexiconFor } from '../lexicon/lexicon.ts';
import { hasLay, layMoves } from './generate.ts';

const EMPTY = Array.from({ length: 15 }, () => '.'.repeat(15));
const boardWith = (rows: Readonly<Record<number, string>>): string[] => EMPTY.map((row, y) => rows[y] ?? row);
const custom = (...words: string[]) => lexiconFor({ lexicon: 'nouns', words, obscene: true })!;

describe('layMoves', () => {
  it('lays the first word of two or more tiles through the centre, both ways (MT-08)', () => {
    const lays = layMoves(EMPTY, 'КОТ', custom('кот', 'ток'));
    expect(lays).toHaveLength(12);
    for (const { tiles } of lays) expect(tiles.some(({ x, y }) => x === 7 && y === 7)).toBe(true);
  });

  it('lists a single tile that makes two words once (MT-R1)', () => {
    const board = boardWith({ 6: '........О......', 7: '......КО.......' });
    const lays = layMoves(board, 'Т', custom('кот', 'от', 'ко', 'о'));
    expect(lays.map(({ tiles }) => tiles)).toEqual([
      [{ x: 9, y: 6, letter: 'Т' }],
      [{ x: 8, y: 7, letter: 'Т' }],
      [{ x: 7, y: 8, letter: 'Т' }],
    ]);
  });

  it('tells a blank from a tile, and lets a laid Е stand for ё but not the other way (MT-R6)', () => {
    const lays = layMoves(EMPTY, 'ЕЛЬ*', custom('ёль'));
    const words = lays.map(({ tiles }) =>
      tiles.map(({ letter, blank }) => (blank ? letter.toLowerCase() : letter)).join(''),
    );
    expect([...new Set(words)].sort()).toEqual(['ЕЛЬ', 'ЕЛь', 'ЕлЬ', 'еЛЬ', 'ёЛЬ'].sort());
    expect(layMoves(EMPTY, 'ЁЛЬ', custom('ель'))).toEqual([]);
  });

  it('agrees with hasLay', () => {
    expect(hasLay(EMPTY, 'КОТ', custom('кот'))).toBe(true);
    expect(hasLay(EMPTY, 'КО', custom('кот'))).toBe(false);
  });
});
