import { expect, test } from 'vitest';
import { KnownLogs } from './known-logs.ts';

const key = (client: string, by = '0') => ({ by, client });
const row = (seq: number, client: string | null) => ({ seq, by: '0', client, event: '{}' });

/** Logs that record which of them were read. */
function logs(stored: Readonly<Record<string, readonly string[]>>) {
  const read: string[] = [];
  return {
    read,
    of(table: string) {
      read.push(table);
      const clients = stored[table];
      return clients ? { last: clients.length, commands: clients.map((client) => key(client)) } : null;
    },
  };
}

test('what the log says is known, and what is added; by seat and by table', () => {
  const known = new KnownLogs(logs({ t: ['old'], u: [] }).of);
  known.add('t', [row(2, 'new'), row(3, null)]);
  expect(['old', 'new', 'other'].map((client) => known.mayKnow('t', key(client)))).toEqual([true, true, false]);
  expect([known.mayKnow('t', key('old', '1')), known.mayKnow('u', key('old'))]).toEqual([false, false]);
  expect(['t', 'u'].map((table) => known.last(table))).toEqual([3, 0]);
});

test('a log is read once while its table is in use', () => {
  const { read, of } = logs({ t: [] });
  const known = new KnownLogs(of);
  for (const [index, client] of ['a', 'b', 'c'].entries()) known.add('t', [row(index + 1, client)]);
  expect([known.last('t'), read]).toEqual([3, ['t']]);
});

test('of a table that cannot be added to nothing is remembered: it may be made, or made anew', () => {
  const stored: Record<string, string[]> = {};
  const known = new KnownLogs(logs(stored).of);
  expect([known.last('t'), known.mayKnow('t', key('a'))]).toEqual([null, false]);
  stored.t = ['a'];
  expect([known.last('t'), known.mayKnow('t', key('a'))]).toEqual([1, true]);
  delete stored.t;
  known.forget('t');
  expect([known.last('t'), known.mayKnow('t', key('a'))]).toEqual([null, false]);
});

test('the table that was not used for longest is forgotten first, and read again when it is needed', () => {
  const { read, of } = logs({ a: ['1', '2'], b: ['3'], c: ['4', '5'] });
  const known = new KnownLogs(of, 6);
  for (const table of ['a', 'b', 'a', 'c']) known.mayKnow(table, key('x'));
  expect(read).toEqual(['a', 'b', 'c']); // five keys and three tables are too many: b was dropped
  expect(known.mayKnow('a', key('2'))).toBe(true);
  expect(known.mayKnow('b', key('3'))).toBe(true);
  expect(read).toEqual(['a', 'b', 'c', 'b']);
});

test('a long game is not forgotten while it is played', () => {
  const { read, of } = logs({ t: [] });
  const known = new KnownLogs(of, 2);
  for (const client of ['a', 'b', 'c', 'd']) known.add('t', [row(1, client)]);
  expect([known.mayKnow('t', key('a')), read]).toEqual([true, ['t']]);
});

test('after a transaction that failed everything is read again', () => {
  const { read, of } = logs({ t: ['written'] });
  const known = new KnownLogs(of);
  known.add('t', [row(2, 'never written')]);
  known.clear();
  expect([known.mayKnow('t', key('never written')), known.mayKnow('t', key('written'))]).toEqual([false, true]);
  expect([known.last('t'), read]).toEqual([1, ['t', 't']]);
});
