import { flushCompileCache } from 'node:module';
import { main } from '../main.ts';
import { GENEROUS } from '../testing/test-server.ts';

/* The server as it is, but for the limits on how much one address may do: all the robots come from one. */

await main(process.env, { limits: GENEROUS });
flushCompileCache(); // it will be killed, and should start quicker the next time
