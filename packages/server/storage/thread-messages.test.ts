import { expect, test } from 'vitest';
import type { EventRow, Request } from './requests.ts';
import { fromMessage, toMessage } from './thread-messages.ts';

const sent = (request: Request): Request => fromMessage(structuredClone(toMessage(request)));

test.each([0, 1, 3])('a commit of %i events arrives as it was sent', (count) => {
  const rows = Array.from({ length: count }, (_, seq): EventRow => {
    return { seq, by: seq === 0 ? 'referee' : '1', client: seq === 0 ? null : `c${seq}`, event: '{"at":1}' };
  });
  const row = { id: 't', code: null, phase: 'over', changed: 1, listed: null, doc: '{}', guests: ['a'], ended: 1 };
  for (const doc of [null, { row, version: 2 }])
    for (const wake of [undefined, null, 5]) {
      const request: Request = { op: 'commit', ask: { table: 't', doc, rows, wake } };
      expect(sent(request)).toStrictEqual(request);
    }
});

test('every other request arrives as it was sent', () => {
  const request: Request = { op: 'seqOf', ask: { table: 't', by: '0', client: 'c' } };
  expect(sent(request)).toStrictEqual(request);
});
