// @ts-check
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const ROOT = dirname(dirname(fileURLToPath(import.meta.url)));
/** Logs, reports and the set-up lock; ignored by git. */
export const CACHE = join(ROOT, '.cache');
export const CLI = join(ROOT, 'packages', 'cli', 'main.ts');
