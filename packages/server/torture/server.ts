import { main } from '../main.ts';
import { openSqlite } from '../storage/sqlite.ts';
import { GENEROUS } from '../testing/test-server.ts';

/* The server as it is, but for the limits on how much one address may do: all the robots come from one. */

const { TORTURE_MOST_WAITING: mostWaiting } = process.env; // what is to go wrong should come often

await main(process.env, {
  limits: GENEROUS,
  ...(mostWaiting === undefined
    ? {}
    : { openStore: (options) => openSqlite({ ...options, mostWaiting: Number(mostWaiting) }) }),
});
