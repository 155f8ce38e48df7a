import { readFileSync } from 'node:fs';

/**
 * The OpenCorpora dictionary as npm `az` packs it (pymorphy2's format 2.4). `words.dawg` is a double array (dawgdic) over
 * CP1251 bytes whose keys are `word 0x01 paradigm form`; a paradigm lists for each form its suffix, tag and prefix.
 */
export interface OpenCorpora {
  /** Visits every written form of 2 to 15 Russian letters with all its readings, in string order (ё after я). */
  forEachWord(visit: (word: string, readings: readonly FormReading[]) => void): void;
  /** The first form of the word's paradigm. */
  lemmaOf(word: string, reading: FormReading): string;
}

export interface FormReading {
  /** Its grammemes: `NOUN,anim,masc sing,nomn`. The same reading of a paradigm is the same object. */
  readonly grammemes: ReadonlySet<string>;
  readonly prefix: string;
  readonly suffix: string;
  readonly lemmaPrefix: string;
  readonly lemmaSuffix: string;
}

const read = (name: string): Buffer => readFileSync(new URL(`dicts/${name}`, import.meta.resolve('az/package.json')));
const PREFIXES = ['', 'по', 'наи'];
const LONGEST = 15;

const readJson = (name: string): string[] => JSON.parse(read(name).toString('utf8'));

export function openCorpora(): OpenCorpora {
  return {
    forEachWord: wordWalker(readReadings()),
    lemmaOf: (word, { prefix, suffix, lemmaPrefix, lemmaSuffix }) =>
      lemmaPrefix + word.slice(prefix.length, word.length - suffix.length) + lemmaSuffix,
  };
}

/** By paradigm, then by form. */
function readReadings(): FormReading[][] {
  const tags = readJson('gramtab-opencorpora-int.json').map((tag) => new Set(tag.split(/[ ,]/)));
  const suffixes = readJson('suffixes.json');
  const bytes = read('paradigms.array');
  const at = (index: number): number => bytes.readUInt16LE(index * 2);
  const paradigms: FormReading[][] = [];
  for (let p = 0, place = 1; p < at(0); p++) {
    const forms = at(place) / 3;
    const first = place + 1;
    const suffix = (form: number): string => suffixes[at(first + form)]!;
    const prefix = (form: number): string => PREFIXES[at(first + 2 * forms + form)]!;
    const reading = (form: number): FormReading => ({
      grammemes: tags[at(first + forms + form)]!,
      prefix: prefix(form),
      suffix: suffix(form),
      lemmaPrefix: prefix(0),
      lemmaSuffix: suffix(0),
    });
    paradigms.push(Array.from({ length: forms }, (_, form) => reading(form)));
    place = first + 3 * forms;
  }
  return paradigms;
}

const SEPARATOR = 1;
const YO_BYTE = 0xb8;
const A_BYTE = 0xe0;
const letterOf = (byte: number): string => (byte === YO_BYTE ? 'ё' : String.fromCharCode(byte - A_BYTE + 0x430));
const isLetter = (byte: number): boolean => byte === YO_BYTE || byte >= A_BYTE;

/** Walks the double array by its guide, which gives each unit's first child and next sibling. */
function wordWalker(readings: readonly (readonly FormReading[])[]): OpenCorpora['forEachWord'] {
  const bytes = read('words.dawg');
  const unitCount = bytes.readUInt32LE(0);
  const units = Uint32Array.from({ length: unitCount }, (_, i) => bytes.readUInt32LE(4 + i * 4));
  const guide = bytes.subarray(8 + unitCount * 4);
  const offset = (unit: number): number => (unit >>> 10) << ((unit & 512) >>> 6);
  const child = (index: number, label: number): number => (index ^ offset(units[index]!) ^ label) >>> 0;
  const children = function* (index: number): Generator<readonly [label: number, index: number]> {
    for (let label = guide[index * 2]!; label !== 0; ) {
      const next = child(index, label);
      yield [label, next];
      label = guide[next * 2 + 1]!;
    }
  };
  /** The payload is four bytes: two numbers of 7 + 6 bits, encoded so that no byte is 0. */
  const readingsBelow = (index: number): FormReading[] => {
    const found: FormReading[] = [];
    const number = (high: number, low: number): number => ((high ^ 1) << 6) + (low >> 1);
    for (const [a, afterA] of children(index))
      for (const [b, afterB] of children(afterA))
        for (const [c, afterC] of children(afterB))
          for (const [d] of children(afterC)) found.push(readings[number(a, b)]![number(c, d)]!);
    return found;
  };
  return (visit) => {
    const walk = (index: number, word: string): void => {
      let afterYo = -1;
      for (const [label, next] of children(index)) {
        if (label === SEPARATOR && word.length >= 2) visit(word, readingsBelow(next));
        if (!isLetter(label) || word.length === LONGEST) continue;
        if (label === YO_BYTE) afterYo = next;
        else walk(next, word + letterOf(label));
      }
      if (afterYo >= 0) walk(afterYo, `${word}ё`);
    };
    walk(0, '');
  };
}
