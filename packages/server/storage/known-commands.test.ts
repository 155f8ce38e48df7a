import { expect, test } from 'vitest';
import { type CommandKey, KnownCommands } from './known-commands.ts';

const key = (client: string, by = '0'): CommandKey => ({ by, client });

/** Logs that say which of them were read. */
function logs(stored: Readonly<Record<string, readonly CommandKey[]>>) {
  const read: string[] = [];
  return {
    read,
    of(table: string) {
      read.push(table);
      return stored[table] ?? [];
    },
  };
}

test('what the log says is known, and what is added; by seat and by table', () => {
  const known = new KnownCommands(logs({ t: [key('old')] }).of);
  known.add('t', key('new'));
  expect(['old', 'new', 'other'].map((client) => known.mayKnow('t', key(client)))).toEqual([true, true, false]);
  expect([known.mayKnow('t', key('old', '1')), known.mayKnow('u', key('old'))]).toEqual([false, false]);
});

test('a log is read once while its table is in use', () => {
  const { read, of } = logs({});
  const known = new KnownCommands(of);
  for (const client of ['a', 'b', 'c']) known.add('t', key(client));
  expect(read).toEqual(['t']);
});

test('the table that was not used for longest is forgotten first, and read again when it is needed', () => {
  const { read, of } = logs({ a: [key('1'), key('2')], b: [key('3')], c: [key('4'), key('5')] });
  const known = new KnownCommands(of, 4);
  for (const table of ['a', 'b', 'a', 'c']) known.mayKnow(table, key('x'));
  expect(read).toEqual(['a', 'b', 'c']); // five keys: b had to go
  expect(known.mayKnow('a', key('2'))).toBe(true);
  expect(known.mayKnow('b', key('3'))).toBe(true);
  expect(read).toEqual(['a', 'b', 'c', 'b']);
});

test('a long game is not forgotten while it is played', () => {
  const known = new KnownCommands(logs({}).of, 2);
  for (const client of ['a', 'b', 'c', 'd']) known.add('t', key(client));
  expect(known.mayKnow('t', key('a'))).toBe(true);
});

test('after a transaction that failed everything is read again', () => {
  const { read, of } = logs({ t: [key('written')] });
  const known = new KnownCommands(of);
  known.add('t', key('never written'));
  known.clear();
  expect([known.mayKnow('t', key('never written')), known.mayKnow('t', key('written'))]).toEqual([false, true]);
  expect(read).toEqual(['t', 't']);
});
