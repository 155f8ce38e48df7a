import type { SeatInfo } from '@izvilina/protocol/messages.ts';
import { expect, test } from 'vitest';
import { readinessOf } from './readiness.ts';

const person = (name: string, here = true, you = false): SeatInfo => ({
  kind: 'person',
  name,
  you,
  here,
  standIn: null,
  standInAfter: null,
  alias: null,
});
const bot: SeatInfo = { kind: 'bot', level: 'casual' };
const open: SeatInfo = { kind: 'open' };
const me = person('Аня', true, true);

test.each([
  ['too few', [me, open], { kind: 'few' }],
  ['too few, though one of them is away', [person('Рая', false), open], { kind: 'few' }],
  ['somebody away', [me, person('Рая', false), bot], { kind: 'away', names: ['Рая'] }],
  ['somebody away and a chair empty', [me, person('Рая', false), open], { kind: 'away', names: ['Рая'] }],
  ['an empty chair', [me, bot, open], { kind: 'open', chairs: 1 }],
  ['everybody', [me, person('Лёша'), bot], { kind: 'all here' }],
])('%s', (_, seats, readiness) => {
  expect(readinessOf({ seats }, 2)).toEqual(readiness);
});
