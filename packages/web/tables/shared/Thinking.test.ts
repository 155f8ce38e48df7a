import { expect, test } from 'vitest';
import { thinkingBots } from './Thinking.tsx';

const person = {
  kind: 'person',
  name: 'Аня',
  you: false,
  here: true,
  standIn: null,
  standInAfter: null,
  alias: null,
} as const;

test('bots and stand-ins think about what they are asked, people are not timed', () => {
  const seats = [person, { kind: 'bot', level: 'casual' }, { ...person, standIn: 'casual' }] as const;
  const asks = [0, 1, 2].map((seat) => ({ seat, what: `throw:${seat}` }));
  expect([...thinkingBots(asks, seats)]).toEqual([
    [1, 'throw:1'],
    [2, 'throw:2'],
  ]);
  expect(thinkingBots([], seats).size).toBe(0);
});
