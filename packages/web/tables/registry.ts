import type { TableModule } from './module.ts';

/** Each table is a chunk of its own, loaded when somebody opens that game. */
export const TABLES: Readonly<Record<string, () => Promise<{ readonly default: TableModule }>>> = {
  cow006: () => import('./cow006/module.ts'),
  ingenious: () => import('./ingenious/module.ts'),
  notnot: () => import('./notnot/module.ts'),
};
