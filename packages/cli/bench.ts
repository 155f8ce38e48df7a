import { BENCHES } from '../../bench/index.ts';
import { type Command, parsed, UsageError } from './command.ts';

const NAMES = Object.keys(BENCHES);

export const bench: Command = {
  help: `Usage: bin/izvilina bench [NAME [OPTIONS]]

Measures one thing, or everything there is, and prints one JSON object per line.

Names: ${NAMES.join(', ')}
Options of fairness: --nodes 1|2 --rounds N
Options of movegen: --lexicon nouns|all --games N --seed S
Options of restart: --tables N
Options of server: --seconds N and one of
  --part moves [--tables N] [--store sqlite|postgres]   as many moves as go, two and four at a table
  --part pace [--tables N] [--rate N]                   many tables at a steady rate: how soon moves are acknowledged
  --part tables [--tables N]                            restored after a start, memory, and what a move costs there
  --nodes N [--tables N]                                one node and N on a PostgreSQL and a Redis
Options of store: --tables N --seconds N --store sqlite|postgres
`,
  async run([name, ...args]) {
    if (name !== undefined && !Object.hasOwn(BENCHES, name))
      throw new UsageError(`there is no bench "${name}"; there are ${NAMES.join(', ')}`);
    for (const each of name === undefined ? NAMES : [name]) {
      const module = await BENCHES[each]?.();
      const { values } = parsed({ args, options: module?.options ?? {} });
      const measured = await module?.run(values).catch((error: unknown) => {
        throw error instanceof RangeError ? new UsageError(error.message) : error;
      });
      process.stdout.write(`${JSON.stringify(measured)}\n`);
    }
    return 0;
  },
};
