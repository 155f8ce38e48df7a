import type { SeatInfo, TableInfo } from '@izvilina/protocol/messages.ts';
import { expect, it } from 'vitest';
import { finished } from '../gallery/samples.ts';
import { rematchStateOf } from './rematch-state.ts';

const person = (name: string, { you = false, here = true } = {}): SeatInfo => ({
  kind: 'person',
  name,
  you,
  here,
  standIn: null,
  standInAfter: null,
  alias: null,
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
  const state = rematchStateOf(table(part));
  return state && 'others' in state ? state.others.map(({ answer, replaceable }) => [answer, replaceable]) : [];
};

it('whoever is asked sees who is in, and replaces nobody yet', () => {
  expect(rematchStateOf(table({}))?.kind).toBe('ask');
  expect(answers({ again: { agreed: [1], bots: [] } })).toEqual([
    ['in', false],
    ['none', false],
  ]);
});

it('whoever is in may replace those who have left; the host anybody who has not answered', () => {
  const again = { agreed: [0], bots: [] };
  expect(rematchStateOf(table({ again }))?.kind).toBe('wait');
  expect(answers({ again }).map(([, replaceable]) => replaceable)).toEqual([false, true]);
  expect(answers({ again, host: true }).map(([, replaceable]) => replaceable)).toEqual([true, true]);
  expect(answers({ again: { agreed: [0], bots: [2] } })[1]).toEqual(['bot', false]);
});

it('the next table has a chair for those who are in; others may watch where that is allowed', () => {
  const next = { rematch: 'x', again: { agreed: [1, 2], bots: [0] } };
  expect(rematchStateOf(table({ ...next, watchersAllowed: true }))).toEqual({ kind: 'next', seated: false });
  expect(rematchStateOf(table({ ...next, watchersAllowed: false }))).toBeNull();
  expect(rematchStateOf(table({ rematch: 'x', again: { agreed: [0, 1, 2], bots: [] } }))).toEqual({
    kind: 'next',
    seated: true,
  });
});

it('tells whoever gave the game up from those who only went away', () => {
  const seats = [person('Аня', { you: true }), person('Лёша', { here: false }), { ...person('Рая'), left: 'game' }];
  const state = rematchStateOf(table({ seats: seats as SeatInfo[] }));
  expect(state && 'others' in state && state.others.map(({ gaveUp }) => gaveUp)).toEqual([false, true]);
});

it('people at one screen wait for nobody', () => {
  const seats = [person('Аня', { you: true }), person('Лёша', { you: true })];
  expect(answers({ seats })).toEqual([]);
});

it('a watcher waits for the next table', () => {
  expect(rematchStateOf(table({ seats: [person('Лёша'), person('Рая')] }))).toBeNull();
});
