import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';

/** Sources and results of the built lexicons: `data/manifest.json`. */
export interface Manifest {
  /** SHA-256 of every dictionary file and list. */
  readonly sources: Readonly<Record<string, string>>;
  readonly files: Readonly<Record<string, BuiltFile>>;
}

export interface BuiltFile {
  readonly sha256: string;
  readonly bytes: number;
  readonly words: number;
  /** Number of laid spellings: a word with ё has several. */
  readonly spellings: number;
  readonly common: number;
  readonly obscene: number;
}

export const sha256 = (bytes: Uint8Array | string): string => createHash('sha256').update(bytes).digest('hex');

const AZ = ['gramtab-opencorpora-int.json', 'paradigms.array', 'suffixes.json', 'words.dawg'];
const HUNSPELL = ['index.aff', 'index.dic'];

export function hashSources(): Record<string, string> {
  const hashes: Record<string, string> = {};
  for (const name of AZ)
    hashes[`az/${name}`] = sha256(readFileSync(new URL(`dicts/${name}`, import.meta.resolve('az/package.json'))));
  for (const name of HUNSPELL)
    hashes[`dictionary-ru/${name}`] = sha256(readFileSync(new URL(name, import.meta.resolve('dictionary-ru'))));
  const lists = new URL('lists/', import.meta.url);
  for (const name of readdirSync(lists).sort())
    if (name.endsWith('.txt'))
      hashes[`lists/${name}`] = sha256(readFileSync(new URL(name, lists), 'utf8').replaceAll('\r\n', '\n'));
  return hashes;
}
