import { type Chance, chances, drawn } from '@izvilina/kernel/chance.ts';
import { damaged, mutated, rawText, textOf } from './mutate.ts';
import { watchPrototypes } from './prototypes.ts';
import { engineReader, type Reader, readLines, readMessage, readPosition, readRecord } from './readers.ts';
import { commandsAt, engineLinesOf, type Played, playedGames, recordFileOf } from './samples.ts';

interface Kind {
  readonly read: Reader;
  readonly samples: readonly unknown[];
  /** Out of a hundred inputs, how many are of this kind. */
  readonly share: number;
}

const TABLE = 'TABLEtableTABLEtable22';

const kindsOf = (played: readonly Played[]): Readonly<Record<string, Kind>> => ({
  messages: { read: readMessage, samples: commandsAt(TABLE, 'key-1').map((order) => ({ ...order, id: 7 })), share: 50 },
  records: { read: readRecord, samples: played.map(recordFileOf), share: 12 },
  positions: {
    read: readPosition,
    samples: played.flatMap(({ slug, start }) => (start.position ? [{ game: slug, position: start.position }] : [])),
    share: 13,
  },
  'engine lines': { read: engineReader(played), samples: played.flatMap(engineLinesOf), share: 20 },
  'split lines': { read: readLines, samples: played.flatMap(engineLinesOf), share: 5 },
});

export type KindName = 'messages' | 'records' | 'positions' | 'engine lines' | 'split lines';

/** Mostly a sample with one thing wrong, sometimes a damaged text, sometimes random bytes. */
function inputOf(samples: readonly unknown[], dice: Chance): string {
  const sample = drawn(samples, dice);
  const way = dice.below(20);
  if (way === 0) return rawText(dice, 200);
  if (way === 1) return textOf(sample);
  const text = textOf(mutated(sample, drawn(samples, dice), dice));
  return way < 5 ? damaged(text, dice) : text;
}

export interface DecodingOptions {
  readonly inputs: number;
  readonly seed: string;
  /** Replace our readers: planted bugs. */
  readonly planted?: Partial<Readonly<Record<KindName, Reader>>>;
  readonly progress?: (line: string) => void;
}

export interface DecodingReport {
  readonly inputs: number;
  /** By kind: number of inputs read, number accepted, and the longest time of one, in milliseconds. */
  readonly kinds: Readonly<Record<string, { read: number; accepted: number; slowest: number }>>;
  readonly faults: readonly string[];
}

const MOST_FAULTS = 20;

/** Gives every reader of ours texts that are nearly right, damaged, or random. */
export async function fuzzReaders({ inputs, seed, planted = {}, progress }: DecodingOptions): Promise<DecodingReport> {
  const kinds = kindsOf(await playedGames(seed));
  const changed = watchPrototypes();
  const faults: string[] = [];
  const counts: Record<string, { read: number; accepted: number; slowest: number }> = {};
  for (const [name, { read, samples, share }] of Object.entries(kinds)) {
    const reader = planted[name as KindName] ?? read;
    const dice = chances(`${seed} ${name}`)(0);
    const count = { read: 0, accepted: 0, slowest: 0 };
    counts[name] = count;
    const wanted = Math.ceil((inputs * share) / 100);
    while (count.read < wanted && faults.length < MOST_FAULTS) {
      const text = inputOf(samples, dice);
      const began = performance.now();
      try {
        if (await reader(text, dice)) count.accepted++;
      } catch (error) {
        faults.push(`${name}: ${error instanceof Error ? error.stack?.slice(0, 600) : error}\n${text.slice(0, 1_000)}`);
      }
      count.slowest = Math.max(count.slowest, performance.now() - began);
      count.read++;
    }
    count.slowest = Math.round(count.slowest);
    const isSpoilt = changed();
    if (isSpoilt) faults.push(`${name}: a prototype has changed`);
    progress?.(`${name}: ${JSON.stringify(count)}, ${faults.length} faults`);
    if (isSpoilt) break;
  }
  return { inputs: Object.values(counts).reduce((sum, { read }) => sum + read, 0), kinds: counts, faults };
}
