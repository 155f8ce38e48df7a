import { type Command, parsed, UsageError } from '../command.ts';
import { readJson } from './read-json.ts';
import { verdictOn } from './verdict.ts';

export const replay: Command = {
  help: `Usage: bin/izvilina replay [--expect COMMITMENT] FILE

Plays a saved game again and says whether it holds. FILE is a record exported from a table, or the engine's log.
Of a record it checks every move, the hash of the last state, the dealer's commitment, and that the shuffle's
seed comes from the dealer's part and the players' parts. Exit code 0 if all holds, else 1.

A record alone only shows that it agrees with itself: a dishonest dealer can write such a one afterwards. With the
commitment that you noted before the deal (the lobby shows it, 64 hexadecimal digits) it must also be that very deal:

  --expect COMMITMENT   the record's commitment must be this one
`,
  async run(args) {
    const { positionals, values } = parsed({
      args: [...args],
      options: { expect: { type: 'string' } },
      allowPositionals: true,
    });
    const [path, ...more] = positionals;
    if (path === undefined || more.length > 0) throw new UsageError('replay takes one FILE');
    const expect = values.expect?.toLowerCase() ?? null;
    if (expect !== null && !/^[0-9a-f]{64}$/.test(expect)) throw new UsageError('--expect takes 64 hexadecimal digits');
    const { holds, lines } = await verdictOn(await readJson(path), expect);
    process.stdout.write(`${lines.join('\n')}\n`);
    return holds ? 0 : 1;
  },
};
