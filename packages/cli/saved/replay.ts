import { type Command, parsed, UsageError } from '../command.ts';
import { readJson } from './read-json.ts';
import { verdictOn } from './verdict.ts';

export const replay: Command = {
  help: `Usage: bin/izvilina replay FILE

Plays a saved game again and says whether it holds. FILE is a record exported from a table, or the engine's log.
Of a record it checks every move, the hash of the last state, the dealer's commitment, and that the shuffle's
seed comes from the dealer's part and the players' parts. Exit code 0 if all holds, else 1.
`,
  async run(args) {
    const { positionals } = parsed({ args: [...args], options: {}, allowPositionals: true });
    const [path, ...more] = positionals;
    if (path === undefined || more.length > 0) throw new UsageError('replay takes one FILE');
    const { holds, lines } = await verdictOn(await readJson(path));
    process.stdout.write(`${lines.join('\n')}\n`);
    return holds ? 0 : 1;
  },
};
