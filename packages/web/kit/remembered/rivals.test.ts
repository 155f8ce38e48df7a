import type { SeatInfo } from '@izvilina/protocol/messages.ts';
import { expect, test } from 'vitest';
import { chairsWithLevelChange, offeredLevelChanges, settingsAfterGame, settingsAfterLevelChange } from './rivals.ts';

const me: SeatInfo = {
  kind: 'person',
  name: 'Аня',
  you: true,
  here: true,
  standIn: null,
  standInAfter: null,
  alias: null,
};
const bot = (level: string): SeatInfo => ({ kind: 'bot', level });

test('who won is offered stronger bots, who came last weaker ones, the others either', () => {
  const seats = [me, bot('casual'), bot('casual')];
  expect(offeredLevelChanges(seats, [1, 2, 3])).toEqual([1]);
  expect(offeredLevelChanges(seats, [3, 1, 2])).toEqual([-1]);
  expect(offeredLevelChanges(seats, [2, 1, 3])).toEqual([1, -1]);
});

test('there is nobody above a master or below a novice, and people are not exchanged', () => {
  expect(offeredLevelChanges([me, bot('master')], [1, 2])).toEqual([]);
  expect(offeredLevelChanges([me, bot('novice')], [2, 1])).toEqual([]);
  expect(offeredLevelChanges([me, bot('master'), bot('casual')], [1, 2, 3])).toEqual([1]);
  expect(offeredLevelChanges([me, { ...me, you: false }, bot('casual')], [1, 2, 3])).toEqual([]);
  expect(offeredLevelChanges([me], [1])).toEqual([]);
});

test('every bot goes one step, and the device remembers it for that game', () => {
  const seats = [me, bot('casual'), bot('master')];
  expect(chairsWithLevelChange(seats, 1)).toEqual([
    { kind: 'me', name: 'Аня' },
    { kind: 'bot', level: 'strong' },
    { kind: 'bot', level: 'master' },
  ]);
  expect(settingsAfterLevelChange({ bots: 'auto', levels: { notnot: 'novice' } }, 'cow006', seats, 1)).toEqual({
    levels: { notnot: 'novice', cow006: 'strong' },
  });
  expect(settingsAfterLevelChange({ bots: 'casual', levels: {} }, 'cow006', seats, -1)).toEqual({ bots: 'learner' });
});

test('the next bots follow the result, unless somebody settled on a strength for all games', () => {
  const seats = [me, bot('novice'), bot('novice')];
  const auto = { bots: 'auto', levels: {} } as const;
  expect(settingsAfterGame(auto, 'cow006', seats, [1, 2, 3])).toEqual({ levels: { cow006: 'learner' } });
  expect(settingsAfterGame(auto, 'cow006', seats, [2, 1, 3])).toEqual({});
  expect(settingsAfterGame(auto, 'cow006', seats, [3, 1, 2])).toEqual({});
  expect(settingsAfterGame(auto, 'cow006', [me, bot('strong')], [2, 1])).toEqual({ levels: { cow006: 'casual' } });
  expect(settingsAfterGame({ ...auto, bots: 'master' }, 'cow006', [me, bot('strong')], [1, 2])).toEqual({});
  expect(settingsAfterGame(auto, 'cow006', [me, { ...me, you: false }], [1, 2])).toEqual({});
});
