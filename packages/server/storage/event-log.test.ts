import { copyFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { sampleEntry, sampleTable } from '@izvilina/authority/testing/store/samples.ts';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type Database, openDatabase } from './database.ts';
import type { EventRow, Operation, Operations, Request } from './requests.ts';
import { eventRowOf, rowOf } from './rows.ts';

const [MOST_WAITING, ALL] = [4, -1];

let folder: string;
let file: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'izvilina-log-'));
  file = join(folder, 'log.db');
});
afterEach(() => rmSync(folder, { recursive: true }));

const open = () => openDatabase(file, { mostWaiting: MOST_WAITING });

function ask<Op extends Operation>(database: Database, op: Op, what: Operations[Op]['ask']): Operations[Op]['answer'] {
  const [outcome] = database.run([{ op, ask: what } as Request]);
  if (!outcome?.ok) throw new Error(outcome?.fault);
  return outcome.answer as Operations[Op]['answer'];
}
const insert = (database: Database, id: string, phase: 'playing' | 'over' = 'playing') =>
  ask(database, 'insertTable', { row: rowOf(sampleTable(id, { phase })), host: 'anna', most: null });
const playing = (table: string, ...seqs: number[]): Request => ({
  op: 'commit',
  ask: { table, doc: null, rows: seqs.map((seq) => eventRowOf(sampleEntry(seq, 0, `c${seq}`))), wake: undefined },
});
const play = (database: Database, table: string, ...seqs: number[]) => database.run([playing(table, ...seqs)])[0];
const seqs = (database: Database, table: string) =>
  ask(database, 'entries', { table, after: 0, limit: ALL }).map(({ seq }: EventRow) => seq);
const COMMITTED = { ok: true, answer: { kind: 'committed' } };

/** Where the lines of a log are in a copy of the files on disk, i.e. what a killed process leaves behind. */
function onDisk(table: string): { readonly moved: number[]; readonly waiting: number[] } {
  const copy = join(folder, 'copy.db');
  for (const end of ['', '-wal']) copyFileSync(`${file}${end}`, `${copy}${end}`);
  const db = new DatabaseSync(copy);
  const seqsOf = (sql: string) => (db.prepare(sql).all(table) as { seq: number }[]).map(({ seq }) => seq);
  const moved = seqsOf('SELECT seq FROM events WHERE "table" = ?');
  const waiting = seqsOf(
    `SELECT value ->> 1 AS seq FROM waiting_events, json_each(lines) WHERE value ->> 0 = ? ORDER BY waiting_events.id`,
  );
  db.close();
  return { moved, waiting };
}

test('after every commit each line is on disk once, whether it waits or was moved', () => {
  const database = open();
  for (const table of ['t', 'u']) insert(database, table);
  const waited = new Set<number>();
  for (let seq = 1; seq <= 11; seq++) {
    expect(database.run([playing('t', seq), ...(seq % 3 === 0 ? [playing('u', seq / 3)] : [])])[0]).toEqual(COMMITTED);
    const { moved, waiting } = onDisk('t');
    expect([...moved, ...waiting]).toEqual(Array.from({ length: seq }, (_, index) => index + 1));
    expect(seqs(database, 't')).toEqual([...moved, ...waiting]);
    waited.add(waiting.length);
  }
  expect([...waited].sort()).toEqual([0, 1, 2]); // counting those of the other table
  database.close();
  const next = open();
  expect(seqs(next, 'u')).toEqual([1, 2, 3]);
  next.close();
});

test('what waits when a server is killed is read by the next one, and its commands are known', () => {
  const database = open();
  insert(database, 't');
  play(database, 't', 1, 2);
  const killed = join(folder, 'killed.db');
  for (const end of ['', '-wal']) copyFileSync(`${file}${end}`, `${killed}${end}`);
  database.close();
  file = killed;
  expect(onDisk('t')).toEqual({ moved: [], waiting: [1, 2] });
  const next = open();
  expect(play(next, 't', 2)).toMatchObject({ answer: { kind: 'duplicate', seq: 2 } });
  expect(play(next, 't', 3, 4)).toEqual(COMMITTED);
  expect(onDisk('t')).toEqual({ moved: [1, 2, 3, 4], waiting: [] });
  expect(seqs(next, 't')).toEqual([1, 2, 3, 4]);
  next.close();
});

test.each([
  ['before anything is moved', 'BEFORE INSERT ON events'],
  ['in the middle', 'BEFORE INSERT ON events WHEN NEW.seq = 2'],
  ['before what waited is taken away', 'BEFORE DELETE ON waiting_events'],
])('moving that fails %s loses nothing and doubles nothing', (_, when) => {
  let database = open();
  insert(database, 't');
  play(database, 't', 1, 2, 3);
  const change = (sql: string) => {
    database.close();
    const db = new DatabaseSync(file);
    db.exec(sql);
    db.close();
    database = open();
  };
  change(`DELETE FROM events; INSERT INTO waiting_events (lines) VALUES (json('${LINES}'));
          CREATE TRIGGER broken ${when} BEGIN SELECT RAISE(ABORT, 'the disk is full'); END`);
  expect(play(database, 't', 4)).toMatchObject({ ok: false });
  expect(onDisk('t')).toEqual({ moved: [], waiting: [1, 2, 3] });
  expect(seqs(database, 't')).toEqual([1, 2, 3]);
  change('DROP TRIGGER broken'); // the close before it fails to move them, too
  expect(play(database, 't', 4)).toEqual(COMMITTED);
  expect(seqs(database, 't')).toEqual([1, 2, 3, 4]);
  database.close();
});
const LINES = JSON.stringify([1, 2, 3].map((seq) => ['t', seq, '0', `c${seq}`, '{"at":1,"by":0}']));

test('a line that is in both places is named, not kept twice', () => {
  let database = open();
  insert(database, 't');
  play(database, 't', 1, 2, 3);
  database.close();
  const db = new DatabaseSync(file);
  db.prepare('INSERT INTO waiting_events (lines) VALUES (?)').run(LINES);
  db.close();
  database = open();
  expect(play(database, 't', 4)).toMatchObject({ ok: false, fault: 'CORRUPT' });
  database.close();
});

test('a removed or packed table leaves nothing that waits', () => {
  const database = open();
  for (const table of ['t', 'u']) insert(database, table, 'over');
  play(database, 't', 1);
  play(database, 'u', 1, 2);
  expect(ask(database, 'removeTable', { id: 't', before: 9 })).toBe(true);
  expect(ask(database, 'packFinished', { before: 9, limit: 9 })).toBe(1);
  for (const table of ['t', 'u']) expect(onDisk(table)).toEqual({ moved: [], waiting: [] });
  expect([seqs(database, 't'), seqs(database, 'u')]).toEqual([[], [1, 2]]);
  insert(database, 't');
  expect(play(database, 't', 1)).toEqual(COMMITTED);
  expect(play(database, 'u', 3)).toMatchObject({ answer: { kind: 'conflict' } });
  database.close();
});
