import '@izvilina/server/torture/server.ts';

/* A server that on SIGUSR2 collects garbage and reports its memory. */

const collectGarbage = globalThis.gc as () => void;

process.on('SIGUSR2', () => {
  for (let n = 0; n < 3; n++) collectGarbage();
  process.stdout.write(`${JSON.stringify(process.memoryUsage())}\n`);
});
