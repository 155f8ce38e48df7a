import { BENCHES } from '../../bench/index.ts';
import { type Command, parsed, UsageError } from './command.ts';

const NAMES = Object.keys(BENCHES);

export const bench: Command = {
  help: `Usage: bin/izvilina bench [NAME]

Measures one thing, or everything there is, and prints one JSON object per line.

Names: ${NAMES.join(', ')}
`,
  async run(args) {
    const { positionals } = parsed({ args: [...args], options: {}, allowPositionals: true });
    if (positionals.length > 1) throw new UsageError('bench takes one NAME, or none');
    const stranger = positionals.find((name) => !NAMES.includes(name));
    if (stranger !== undefined) throw new UsageError(`there is no bench "${stranger}"; there are ${NAMES.join(', ')}`);
    for (const name of positionals.length > 0 ? positionals : NAMES) {
      const measured = await BENCHES[name]?.().then((module) => module.run());
      process.stdout.write(`${JSON.stringify(measured)}\n`);
    }
    return 0;
  },
};
