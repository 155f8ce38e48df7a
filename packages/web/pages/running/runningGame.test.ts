import type { SeatInfo, TableInfo } from '@izvilina/protocol/messages.ts';
import { expect, it } from 'vitest';
import ru from '../../i18n/ru.ts';
import { runningGame } from './runningGame.ts';

const person = (name: string, you: boolean): SeatInfo => ({
  kind: 'person',
  name,
  you,
  here: true,
  standIn: null,
  standInAfter: null,
  alias: null,
});

it.each([
  ['friends are named, I am not', [person('Аня', true), person('Боря', false), { kind: 'open' }], ['Боря']],
  ['who shares a screen is named, everybody', [person('Аня', true), person('Боря', true)], ['Аня', 'Боря']],
  ['alone there is nobody', [person('Аня', true)], []],
] satisfies [string, SeatInfo[], string[]][])('%s', (_, seats, others) => {
  const info = { id: 't', game: 'cow006', seats, phase: 'playing' } as unknown as TableInfo;
  const entry = { info, yourTurn: true, closed: null, where: 'local' } as const;
  expect(runningGame(entry, { ...ru, errors: {} }, 'ru').others).toEqual(others);
});
