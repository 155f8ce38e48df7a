// An outside player for the duel's tests: answers as its argument says.
import { createInterface } from 'node:readline';

const ANSWERS = {
  first: ({ moves }) => JSON.stringify(moves[0]),
  illegal: () => '{"type":"pick","card":1000}',
  nonsense: () => 'moo',
  crash: () => process.exit(3),
  silent: () => null,
  stubborn: ({ moves }) => JSON.stringify(moves[0]),
};

if (process.argv[2] === 'stubborn') {
  process.on('SIGTERM', () => {});
  process.stdout.on('error', () => {});
  // Whatever a test does wrong, nothing stays behind; and it is told.
  setTimeout(() => {
    process.stderr.write('left running\n');
    process.exit();
  }, 60_000);
  process.stderr.write(`pid ${process.pid}\n`);
}

const answer = ANSWERS[process.argv[2]];
for await (const line of createInterface({ input: process.stdin })) {
  const said = answer(JSON.parse(line));
  if (said !== null) process.stdout.write(`${said}\n`);
}
