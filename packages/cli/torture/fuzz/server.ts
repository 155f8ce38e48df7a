import { main } from '@izvilina/server/main.ts';
import { GENEROUS } from '@izvilina/server/testing/test-server.ts';
import { watchPrototypes } from './prototypes.ts';

/* The real server, except for the limits per address. Reports when a prototype has changed. */

const changed = watchPrototypes();
setInterval(() => {
  if (changed()) process.stderr.write('a prototype has changed\n');
}, 1_000).unref();

await main(process.env, { limits: GENEROUS });
