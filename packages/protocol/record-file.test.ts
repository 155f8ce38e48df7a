import { expect, test } from 'vitest';
import { DEEPEST, MOST_EVENTS } from './beginning.ts';
import { parseRecordFile } from './record-file.ts';

const file = (events: readonly unknown[]) => ({
  format: 'izvilina',
  version: 1,
  game: 'cow006',
  rules: 1,
  players: 2,
  options: {},
  seed: '',
  events,
  names: [],
  hash: '0'.repeat(64),
  commitment: '0'.repeat(64),
  serverSeed: '',
  clientSeeds: [],
  local: false,
});
const good = { at: 1, by: 0, move: {} };

test('what is wrong is looked for only until something is found', () => {
  let looked = 0;
  const bad = new Proxy(
    {},
    {
      get() {
        looked += 1;
      },
    },
  );
  const refused = parseRecordFile(file([good, ...Array(1000).fill(bad)]));
  expect(refused).toMatchObject({ ok: false, error: { code: 'BAD_RECORD', params: { at: 'events.1' } } });
  expect(looked).toBeLessThan(10);
});

test('a file with more events than any match has is refused before they are looked at', () => {
  expect(parseRecordFile(file(Array(MOST_EVENTS + 1).fill(null)))).toMatchObject({
    error: { code: 'BAD_RECORD', params: { at: 'events', issue: 'too_big' } },
  });
  expect(parseRecordFile(file([good, { at: 2, by: 'referee', act: { type: 'timeout' } }]))).toMatchObject({ ok: true });
});

test('a record says where it began, but nothing nests without end', () => {
  const moment = { players: 2, options: {}, seed: '', events: [], seat: 0 };
  const nested = (depth: number): object => (depth === 0 ? moment : { ...moment, from: nested(depth - 1) });
  const began = (from: object) => parseRecordFile({ ...file([]), version: 3, from });
  expect(began(nested(DEEPEST - 1)).ok).toBe(true);
  expect(began(nested(DEEPEST)).ok).toBe(false);
  expect(began(nested(5_000)).ok).toBe(false);
  expect(began({ ...moment, events: [{ at: 0, by: 'nobody' }] }).ok).toBe(false);
  expect(parseRecordFile({ ...file([]), from: moment }).ok).toBe(false);
});
