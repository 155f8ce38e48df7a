import { serveStdio } from '@izvilina/engine/stdio.ts';
import { type Command, parsed } from './command.ts';

export const engine: Command = {
  help: `Usage: bin/izvilina engine

Reads one JSON object per line from stdin and answers each with one line on stdout, in order.
A wrong line is answered with an error and changes nothing. Ends when stdin ends.

  {"id":1,"op":"games"}
  {"id":2,"op":"new","game":"cow006","players":2,"seed":"1"}
  {"id":3,"op":"legal","match":"m1","player":0}
  {"id":4,"op":"play","match":"m1","player":0,"move":{"type":"pick","card":37}}

Operations: games, new, position, legal, play, view, state, result, log, replay, bot, drop.
`,
  async run(args) {
    parsed({ args: [...args], options: {} });
    await serveStdio(process.stdin, process.stdout, process.stderr);
    return 0;
  },
};
