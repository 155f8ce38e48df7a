import { readFileSync } from 'node:fs';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { type Playthrough, read } from '@izvilina/games/playthrough.ts';
import type { Json } from '@izvilina/kernel/json.ts';
import { type Ply, plyEvent } from '@izvilina/kernel/scenario.ts';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { Entry } from '../store.ts';
import { type MemoryStore, memoryStore } from '../testing/memory-store.ts';
import { Person, Rig } from '../testing/rig.ts';
import { sampleTable } from '../testing/store/samples.ts';

setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;

const TABLES = 100;
const LONGEST_GAME = 40 * 1024;
const FRAMES = 1400;

let rig: Rig;
beforeEach(() => {
  rig = new Rig();
});
afterEach(() => rig.close());

/** Adds the frames of a flight, which golden games leave out although they are most of what is written for a throw. */
function asPlayed(ply: Ply): Ply {
  if (ply.by !== 'referee') return ply;
  const act = ply.act as { readonly [key: string]: Json };
  return act.type === 'rest' ? { ...ply, act: { ...act, frames: 'A'.repeat(FRAMES) } } : ply;
}

/** A store in which every table is the same long game, so that the store itself takes no memory per table. */
function manyOf({ start, plies }: Playthrough): MemoryStore {
  const { game, rules, options, seed, players } = start;
  const person = { kind: 'person', guest: 'anna', name: 'anna', entropy: null, standIn: null } as const;
  const chairs = Array.from({ length: players }, () => person);
  const log = plies.map((ply, index) => JSON.stringify({ ...plyEvent(asPlayed(ply)), at: index }));
  return {
    ...memoryStore(),
    async table(id) {
      return { doc: sampleTable(id, { game, rules, options, seed, chairs, phase: 'playing' }), version: 1 };
    },
    async entries(_, after) {
      const entryOf = (event: string, index: number): Entry => ({
        seq: after + index + 1,
        client: `a client’s key ${index}`,
        event: JSON.parse(event),
      });
      return log.slice(after).map(entryOf);
    },
  };
}

function heapUsed(): number {
  for (let n = 0; n < 3; n++) collectGarbage();
  return process.memoryUsage().heapUsed;
}

it.each([
  'cow006/playthroughs/01-two-to-66.jsonl',
  'ingenious/playthroughs/03-three-at-random.jsonl',
  'notnot/playthroughs/02-first-game-of-four.jsonl',
  'brainstorm/playthroughs/01-two-strong.jsonl',
])('a table takes little memory, however long its game: %s', async (file) => {
  const played = read(readFileSync(new URL(`../../games/${file}`, import.meta.url), 'utf8'));
  rig = new Rig(manyOf({ ...played, plies: played.plies.slice(0, -10) }));
  const watcher = new Person(rig.node(), 'vera');
  const look = async (from: number, count: number) => {
    for (let n = from; n < from + count; n++) {
      await watcher.say({ type: 'open', table: String(n).padStart(22, '0') });
      watcher.received.length = 0;
    }
  };
  await look(0, 5); // loads what all tables share
  const before = heapUsed();
  await look(5, TABLES);
  expect((heapUsed() - before) / TABLES).toBeLessThan(LONGEST_GAME);
});
