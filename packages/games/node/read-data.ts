import { readFile } from 'node:fs/promises';
import type { ReadData } from '../load.ts';
import type { Slug } from '../registry.ts';

/** Under Node the files are next to the rules. */
export const dataFile = (slug: Slug, name: string): URL => new URL(`../${slug}/data/${name}`, import.meta.url);

export const readData: ReadData = (slug, name) => readFile(dataFile(slug, name));
