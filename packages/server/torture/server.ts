import { main } from '../main.ts';
import { openSqlite } from '../storage/sqlite.ts';
import { GENEROUS } from '../testing/test-server.ts';

/* The real server, except for the limits per address: all robots come from one. */

const { TORTURE_MOST_WAITING: mostWaiting } = process.env; // makes critical moments more frequent

await main(process.env, {
  limits: GENEROUS,
  ...(mostWaiting === undefined
    ? {}
    : { openStore: (options) => openSqlite({ ...options, mostWaiting: Number(mostWaiting) }) }),
});
