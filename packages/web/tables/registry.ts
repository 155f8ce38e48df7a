import type { Slug } from '@izvilina/games/registry.ts';
import type { TableModule } from './module.ts';

/** Each table is a chunk, loaded when its game is opened. Null: the table does not exist yet; its box says «скоро». */
export const TABLES: Readonly<Record<Slug, (() => Promise<{ readonly default: TableModule }>) | null>> = {
  cow006: () => import('./cow006/module.ts'),
  ingenious: () => import('./ingenious/module.ts'),
  mindtrainer: () => import('./mindtrainer/module.ts'),
  notnot: () => import('./notnot/module.ts'),
  brainstorm: () => import('./brainstorm/module.ts'),
};
