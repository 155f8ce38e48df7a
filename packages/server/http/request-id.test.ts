import { expect, it } from 'vitest';
import { requestIdOf } from './request-id.ts';

const named = (id: string | undefined) => ({ headers: { 'x-request-id': id } });

it('a request has the name that our own proxy gave it', () => {
  expect(requestIdOf(named('8390b945c2bd4b48519148e93a7963ac'), true)).toBe('8390b945c2bd4b48519148e93a7963ac');
});

it.each([
  ['nobody gave it one', undefined, true],
  ['there is no proxy of ours', '8390b945c2bd4b48519148e93a7963ac', false],
  ['it would break a line of the log', 'name\nanother line', true],
  ['it is too long', 'a'.repeat(65), true],
])('and a new one where %s', (_, id, trustProxy) => {
  const given = requestIdOf(named(id), trustProxy);
  expect(given).toMatch(/^[0-9a-f-]{36}$/);
  expect(requestIdOf(named(id), trustProxy)).not.toBe(given);
});
