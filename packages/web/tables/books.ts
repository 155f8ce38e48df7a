import type { Slug } from '@izvilina/games/registry.ts';
import type { BookModule } from './book.ts';

/** What each game adds to its rulebook: a separate chunk, because only readers need it. */
export const BOOKS: Readonly<Record<Slug, () => Promise<{ readonly default: BookModule }>>> = {
  cow006: () => import('./cow006/book/book.ts'),
  ingenious: () => import('./ingenious/book/book.ts'),
  mindtrainer: () => import('./mindtrainer/book/book.ts'),
  notnot: () => import('./notnot/book/book.ts'),
  brainstorm: () => import('./brainstorm/book/book.ts'),
};
