import type { Slug } from '@izvilina/games/registry.ts';
import type { AnyPuzzleKind } from './kind.ts';
import type { PuzzleFile } from './puzzle.ts';

export const PUZZLE_KINDS: Readonly<Record<Slug, () => Promise<AnyPuzzleKind>>> = {
  cow006: () => import('../cow006/puzzles.ts').then((module) => module.puzzles),
  ingenious: () => import('../ingenious/puzzles.ts').then((module) => module.puzzles),
  mindtrainer: () => import('../mindtrainer/puzzles.ts').then((module) => module.puzzles),
  notnot: () => import('../notnot/puzzles.ts').then((module) => module.puzzles),
  brainstorm: () => import('../brainstorm/puzzles.ts').then((module) => module.puzzles),
};

type Read = Promise<{ readonly default: unknown }>;
const stored = (read: Read): Promise<PuzzleFile> => read.then((file) => file.default as PuzzleFile);

/** All stored puzzles. `puzzles.test.ts` plays every one of them. */
export const PUZZLES: Readonly<Record<Slug, () => Promise<PuzzleFile>>> = {
  cow006: () => stored(import('./data/cow006.json', { with: { type: 'json' } })),
  ingenious: () => stored(import('./data/ingenious.json', { with: { type: 'json' } })),
  mindtrainer: () => stored(import('./data/mindtrainer.json', { with: { type: 'json' } })),
  notnot: () => stored(import('./data/notnot.json', { with: { type: 'json' } })),
  brainstorm: () => stored(import('./data/brainstorm.json', { with: { type: 'json' } })),
};
