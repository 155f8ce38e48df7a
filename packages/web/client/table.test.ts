import type { CommandBody } from '@izvilina/protocol/commands.ts';
import { expect, test } from 'vitest';
import { TableClient } from './table.ts';
import type { Transport } from './transport.ts';

const settled = () => new Promise((resolve) => setTimeout(resolve));

test('somebody who says that they only watch while the table is being opened has it said after that', async () => {
  const commands: CommandBody[] = [];
  const { promise, resolve: answer } = Promise.withResolvers<null>();
  const transport = {
    send: (command: CommandBody) => (commands.push(command) === 1 ? promise : Promise.resolve(null)),
    onPush: () => () => undefined,
    status: () => 'ready',
    onStatus: () => () => undefined,
  } as unknown as Transport;
  const client = new TableClient(transport, 'a table');
  client.subscribe(() => undefined);
  client.watchOnly();
  answer(null);
  await settled();
  expect(commands).toEqual([
    { type: 'open', table: 'a table' },
    { type: 'open', table: 'a table', watch: true },
  ]);
});
