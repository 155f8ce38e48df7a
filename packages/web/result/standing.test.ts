import type { SeatInfo, TableInfo } from '@izvilina/protocol/messages.ts';
import { expect, it } from 'vitest';
import { finished } from '../gallery/samples.ts';
import { standingOf } from './standing.ts';

const person = (name: string, { you = false, here = true } = {}): SeatInfo => ({
  ...{ kind: 'person', name, you, here, standIn: null, standInAfter: null, alias: null },
});
const bot: SeatInfo = { kind: 'bot', level: 'casual' };
const table = (part: Partial<TableInfo>): TableInfo => ({
  ...finished,
  host: false,
  seats: [person('Аня', { you: true }), person('Лёша'), person('Рая', { here: false }), bot],
  again: { agreed: [], bots: [] },
  ...part,
});
const answers = (part: Partial<TableInfo>) => {
  const standing = standingOf(table(part));
  return standing && 'others' in standing
    ? standing.others.map(({ answer, replaceable }) => [answer, replaceable])
    : [];
};

it('whoever is asked sees who is in, and replaces nobody yet', () => {
  expect(standingOf(table({}))?.kind).toBe('ask');
  expect(answers({ again: { agreed: [1], bots: [] } })).toEqual([
    ['in', false],
    ['none', false],
  ]);
});

it('whoever is in may replace those who have left; the host anybody who has not answered', () => {
  const again = { agreed: [0], bots: [] };
  expect(standingOf(table({ again }))?.kind).toBe('wait');
  expect(answers({ again }).map(([, replaceable]) => replaceable)).toEqual([false, true]);
  expect(answers({ again, host: true }).map(([, replaceable]) => replaceable)).toEqual([true, true]);
  expect(answers({ again: { agreed: [0], bots: [2] } })[1]).toEqual(['bot', false]);
});

it('the next table has a chair for those who are in; others may watch where that is allowed', () => {
  const next = { rematch: 'x', again: { agreed: [1, 2], bots: [0] } };
  expect(standingOf(table({ ...next, watchersAllowed: true }))).toEqual({ kind: 'next', seated: false });
  expect(standingOf(table({ ...next, watchersAllowed: false }))).toBeNull();
  expect(standingOf(table({ rematch: 'x', again: { agreed: [0, 1, 2], bots: [] } }))).toEqual({
    kind: 'next',
    seated: true,
  });
});

it('people at one screen wait for nobody', () => {
  const seats = [person('Аня', { you: true }), person('Лёша', { you: true })];
  expect(answers({ seats })).toEqual([]);
});

it('a watcher waits for the next table', () => {
  expect(standingOf(table({ seats: [person('Лёша'), person('Рая')] }))).toBeNull();
});
