import type { Authority } from '@izvilina/authority/authority.ts';
import type { Message } from '@izvilina/protocol/messages.ts';
import { expect, test } from 'vitest';
import type { ServerContext } from '../context.ts';
import { localLimiter } from '../limits/limiter.ts';
import { LIMITS } from '../limits/limits.ts';
import { connectGuest, refusal } from './guest-connection.ts';

test('a command that fails is found in the log by its request and its table; one that is refused is not there', async () => {
  const failures: object[] = [];
  const heard: Message[] = [];
  const codes = ['NOT_YOUR_TURN', 'INTERNAL'];
  const connect: Authority['connect'] = (_, { send }) => ({
    receive: async () => send(refusal(codes.length, codes.shift() as string)),
    rename: () => undefined,
    close: () => undefined,
  });
  const context = {
    authority: { connect },
    metrics: { commands: { inc: () => undefined } },
    limiter: localLimiter(LIMITS),
    noteFailure: (fields: object) => failures.push(fields),
  } as unknown as ServerContext; // nothing else is used
  const guest = { id: 'anya', name: null, device: 'phone' };
  const source = { address: '203.0.113.1', request: 'as-the-proxy-says' };
  const connection = connectGuest(context, guest, source, (message) => heard.push(message));
  for (const id of [2, 1]) await connection.receive({ type: 'open', id, table: 'abcdef123456' });
  expect(heard).toHaveLength(2);
  expect(failures).toEqual([{ request: 'as-the-proxy-says', command: 'open', table: 'abcdef123456' }]);
});
