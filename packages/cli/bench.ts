import { BENCHES } from '../../bench/index.ts';
import { type Command, parsed, UsageError } from './command.ts';

const NAMES = Object.keys(BENCHES);

export const bench: Command = {
  help: `Usage: bin/izvilina bench [NAME [OPTIONS]]

Measures one thing, or everything there is, and prints one JSON object per line.

Names: ${NAMES.join(', ')}
Options of movegen: --lexicon nouns|all --games N --seed S
Options of restart: --tables N
Options of server: --tables N --seconds N
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
