import { LOG_LAWS } from './log-laws.ts';
import type { StoreLaw } from './samples.ts';
import { TABLE_LAWS } from './table-laws.ts';

/** What every store must do, whatever its technology; each law starts with an empty store. */
export const STORE_LAWS: Readonly<Record<string, StoreLaw>> = { ...TABLE_LAWS, ...LOG_LAWS };
