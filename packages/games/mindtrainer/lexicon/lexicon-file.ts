import type { WordGraph } from './graph.ts';
import type { Reading } from './word-info.ts';

/**
 * A built lexicon: little-endian typed arrays, so that threads share one copy and loading decodes nothing. Header:
 * magic, version, root edge, where the edges begin, then offset and length in bytes of each section, all aligned to 4.
 */
export interface LexiconFile {
  readonly graph: WordGraph;
  /** By number of the laid spelling, the class of its readings; 0 if it is only a spelling of a word with ё. */
  readonly classes: Uint16Array;
  /** The readings of each class, as JSON in UTF-8. */
  readonly table: Uint8Array;
}

const MAGIC = 0x584c5a49; // IZLX
const VERSION = 2;
const HEADER = 4;
const SECTIONS = 3;

export function packLexicon({ graph, classes, table }: LexiconFile): Uint8Array {
  const sections = [graph.numbers, classes, table];
  const header = [MAGIC, VERSION, graph.root, graph.edgesAt];
  let offset = (HEADER + 2 * SECTIONS) * 4;
  for (const { byteLength } of sections) {
    header.push(offset, byteLength);
    offset += Math.ceil(byteLength / 4) * 4;
  }
  const bytes = new Uint8Array(offset);
  bytes.set(new Uint8Array(Int32Array.from(header).buffer));
  for (const [i, section] of sections.entries())
    bytes.set(new Uint8Array(section.buffer, section.byteOffset, section.byteLength), header[HEADER + 2 * i]!);
  return bytes;
}

export function openLexicon(bytes: Uint8Array): LexiconFile {
  const aligned = bytes.byteOffset % 4 === 0 ? bytes : bytes.slice();
  const { buffer, byteOffset } = aligned;
  const header = new Int32Array(buffer, byteOffset, HEADER + 2 * SECTIONS);
  if (header[0] !== MAGIC || header[1] !== VERSION) throw new Error('not a lexicon file of this version');
  const place = (section: number): readonly [offset: number, length: number] => [
    byteOffset + header[HEADER + 2 * section]!,
    header[HEADER + 2 * section + 1]!,
  ];
  const [graphAt, graphLength] = place(0);
  const [classesAt, classesLength] = place(1);
  return {
    graph: { numbers: new Int32Array(buffer, graphAt, graphLength / 4), edgesAt: header[3]!, root: header[2]! },
    classes: new Uint16Array(buffer, classesAt, classesLength / 2),
    table: new Uint8Array(buffer, ...place(2)),
  };
}

/** The table is small, so it is copied: TextDecoder does not read shared memory in every browser. */
export const readTable = ({ table }: LexiconFile): readonly (readonly Reading[])[] =>
  JSON.parse(new TextDecoder().decode(table.slice()));
