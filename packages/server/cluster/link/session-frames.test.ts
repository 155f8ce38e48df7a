import { expect, it } from 'vitest';
import { SessionFrames } from './session-frames.ts';

it('sends at once what comes together, and together what comes while that is under way', async () => {
  const posted: (readonly [number, readonly string[]])[] = [];
  let heard: () => void = () => undefined;
  const post = (n: number, messages: readonly string[]) => {
    posted.push([n, messages]);
    return new Promise<void>((resolve) => {
      heard = resolve;
    });
  };
  const turn = () => new Promise<void>((resolve) => setImmediate(resolve));
  const frames = new SessionFrames<string>(post, setImmediate);
  for (const message of ['a', 'b']) frames.send(message);
  await turn();
  expect(posted).toEqual([[1, ['a', 'b']]]);
  for (const message of ['c', 'd', 'e']) {
    frames.send(message);
    await turn();
  }
  expect(posted).toHaveLength(1);
  heard();
  await turn();
  expect(posted.slice(1)).toEqual([[2, ['c', 'd', 'e']]]);
  frames.send('f');
  frames.flush(); // the session ends: nothing is waited for
  expect(posted.slice(2)).toEqual([[3, ['f']]]);
});
