import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { LONGEST_LINK, packedRecord, unpackedRecord } from './record-link.ts';

const RECORDS = join(import.meta.dirname, '../../../fixtures/records/2026-11-16');
const record = (name: string): unknown => JSON.parse(readFileSync(join(RECORDS, `${name}.json`), 'utf8'));

test.each(['cow006-ten', 'ingenious-four', 'mindtrainer-nouns', 'notnot-discovery', 'brainstorm-two'])(
  'a game of %s fits into a link and comes out of it as it was',
  async (name) => {
    const packed = await packedRecord(record(name));
    expect(packed).toMatch(/^[\w-]+$/);
    expect(await unpackedRecord(packed as string)).toEqual(record(name));
  },
);

test('what would be too long for a link is none, and nonsense unpacks to nothing', async () => {
  expect(await packedRecord(Array.from({ length: LONGEST_LINK }, (_, i) => Math.sin(i)))).toBeNull();
  expect(await unpackedRecord('не ссылка')).toBeNull();
  expect(await unpackedRecord('AAAA')).toBeNull();
});

test('a small link that unpacks to far too much is refused', async () => {
  const bomb = await packedRecord('0'.repeat(5_000_000));
  expect(await unpackedRecord(bomb as string)).toBeNull();
});
