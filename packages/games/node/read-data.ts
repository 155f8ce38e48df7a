import { readFile } from 'node:fs/promises';
import type { ReadData } from '../load.ts';

/** Under Node the files lie beside the rules. */
export const readData: ReadData = (slug, name) => readFile(new URL(`../${slug}/data/${name}`, import.meta.url));
