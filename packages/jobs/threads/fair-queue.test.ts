import { expect, test } from 'vitest';
import { FairQueue } from './fair-queue.ts';

const BOT = { kind: 'bot', owner: 'anya', cost: 1_500 };
const HINT = { kind: 'hint', owner: 'anya', cost: 400 };

const queueOf = (...calls: readonly [string, typeof BOT][]): FairQueue<string> => {
  const queue = new FairQueue<string>();
  for (const [item, share] of calls) queue.push(item, share);
  return queue;
};

const rest = (queue: FairQueue<string>): string[] => Array.from({ length: queue.size }, () => queue.shift() as string);

test('calls of one owner keep their order', () => {
  expect(rest(queueOf(['a', BOT], ['b', BOT], ['c', BOT]))).toEqual(['a', 'b', 'c']);
});

test('a hint goes before the bots that wait', () => {
  const queue = queueOf(['bot 1', BOT], ['bot 2', BOT]);
  queue.shift();
  queue.push('hint', HINT);
  expect(rest(queue)).toEqual(['hint', 'bot 2']);
});

test('hints without end take no more time than the bots beside them', () => {
  const queue = queueOf(...Array.from({ length: 10 }, (): [string, typeof BOT] => ['bot', BOT]));
  const time = { hint: 0, bot: 0 };
  while (time.bot < 15_000) {
    while (queue.size < 20) queue.push('hint', HINT); // one owner asks as often as possible
    const next = queue.shift() as 'hint' | 'bot';
    time[next] += next === 'hint' ? HINT.cost : BOT.cost;
  }
  expect(time.hint).toBeLessThanOrEqual(time.bot + BOT.cost);
});

test('a class that was idle has saved nothing up', () => {
  const queue = queueOf(...Array.from({ length: 100 }, (): [string, typeof BOT] => ['bot', BOT]));
  for (let n = 0; n < 50; n++) queue.shift();
  for (let n = 0; n < 50; n++) queue.push('hint', HINT);
  expect(
    rest(queue)
      .slice(0, 6)
      .filter((it) => it === 'hint').length,
  ).toBeLessThan(6);
});

test('owners take turns: whoever has hundreds waiting holds a newcomer up by one call', () => {
  const queue = queueOf(
    ...Array.from({ length: 400 }, (): [string, typeof BOT] => ['flood', { ...BOT, owner: 'mallory' }]),
  );
  queue.shift();
  expect(queue.ahead({ kind: 'bot', owner: 'boris' })).toBe(1);
  expect(queue.ahead({ kind: 'bot', owner: 'mallory' })).toBe(399);
  queue.push('honest', { ...BOT, owner: 'boris' });
  expect([queue.shift(), queue.shift()]).toEqual(['flood', 'honest']);
});

test('when it must shrink, whoever has most waiting gives up their newest call', () => {
  const queue = queueOf(['a1', BOT], ['b1', { ...BOT, owner: 'boris' }], ['a2', BOT]);
  expect(queue.dropFromGreediest()).toBe('a2');
  expect(rest(queue)).toEqual(['a1', 'b1']);
  expect(queue.dropFromGreediest()).toBeUndefined();
});
