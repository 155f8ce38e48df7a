import { readFileSync } from 'node:fs';
import { Failure, UsageError } from './command.ts';
import { COMMANDS } from './commands.ts';

const HELP = `Izvilina: five brain games at one table.

Usage: bin/izvilina COMMAND [OPTIONS]

Commands:
  serve          run the site and its server
  engine         play, referee and study games over stdin and stdout, one JSON object per line
  duel           let bots play each other and report who is better
  ladder         every level of a game against every lower one, in one table
  bench [NAME]   measure; one JSON object per line
  replay FILE    check a saved game: every state, the final hash, the shuffle
  show FILE      print a position of a saved game as text
  backup FILE    copy every game and guest into one file, also while the server runs
  restore FILE   put such a copy in the place of what is there
  rules check    check that every rule has its test and its scenario
  golden GAME    write the golden games of a game anew, under today's rules
  puzzles        find positions for the puzzle of the day

  --help         this text, or a command's own after its name
  --version      the version
`;

const wantsHelp = (args: readonly string[]): boolean => args.includes('--help') || args.includes('-h');

function version(): string {
  const { version } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8'));
  return version;
}

async function main([name, ...args]: readonly string[]): Promise<number> {
  if (name === undefined) throw new UsageError('say what to do');
  if (name === '--version') return say(`${version()}\n`);
  if (name === '--help' || name === '-h' || name === 'help') return say(HELP);
  const load = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
  if (load === undefined) throw new UsageError(`there is no command "${name}"`);
  const command = await load();
  return wantsHelp(args) ? say(command.help) : command.run(args);
}

function say(text: string): number {
  process.stdout.write(text);
  return 0;
}

function failed(error: unknown): number {
  if (error instanceof UsageError) {
    process.stderr.write(`izvilina: ${error.message} (see bin/izvilina --help)\n`);
    return 2;
  }
  const text = error instanceof Failure ? error.message : error instanceof Error ? error.stack : String(error);
  process.stderr.write(`izvilina: ${text}\n`);
  return 1;
}

// The reader of our output is gone (`bench | head -1`): nothing more to write.
process.stdout.on('error', () => process.exit());

process.exitCode = await main(process.argv.slice(2)).catch(failed);
