import '@izvilina/server/torture/server.ts';

/* A server that says how much memory it needs when it is asked (SIGUSR2), after everything nobody needs is collected. */

const collectGarbage = globalThis.gc as () => void;

process.on('SIGUSR2', () => {
  for (let n = 0; n < 3; n++) collectGarbage();
  process.stdout.write(`${JSON.stringify(process.memoryUsage())}\n`);
});
