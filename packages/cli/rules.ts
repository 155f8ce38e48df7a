import { checkLedger } from '@izvilina/games/node/ledger.ts';
import { SLUGS } from '@izvilina/games/registry.ts';
import { type Command, parsed, UsageError } from './command.ts';

export const rules: Command = {
  help: `Usage: bin/izvilina rules check

Compares every game's ledger of rules with its tests and scenarios, both ways, and plays the scenarios.
Prints one line per game, "cow006: 28/28 rules proved", and what is wrong to stderr. Exit code 1 if anything is.
`,
  async run(args) {
    const { positionals } = parsed({ args: [...args], options: {}, allowPositionals: true });
    if (positionals.join(' ') !== 'check') throw new UsageError('say: rules check');
    let sound = true;
    for (const slug of SLUGS) {
      const { proved, total, faults } = await checkLedger(slug);
      process.stdout.write(`${slug}: ${proved}/${total} rules proved\n`);
      for (const fault of faults) process.stderr.write(`${slug}: ${fault}\n`);
      sound &&= proved === total && faults.length === 0;
    }
    return sound ? 0 : 1;
  },
};
