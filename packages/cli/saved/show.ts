import { openText, viewText } from '@izvilina/games/texts.ts';
import { viewOf } from '@izvilina/kernel/match.ts';
import { type Command, Failure, parsed, UsageError, whole } from '../command.ts';
import { refusalText } from './refusal-text.ts';
import { positionOf, readSavedGame } from './saved-game.ts';

export const show: Command = {
  help: `Usage: bin/izvilina show FILE [--seq N] [--seat S | --open]

Prints a position as text. FILE is a record exported from a table, an engine's log, an engine's request with a
position ({"game": …, "position": …}), or a golden playthrough (.jsonl).

  --seq N    the position after N events (else after the last one); 0 is the start
  --seat S   what seat S may know (else what a watcher may know)
  --open     everything
`,
  async run(args) {
    const { values, positionals } = parsed({
      args: [...args],
      options: { seq: { type: 'string' }, seat: { type: 'string' }, open: { type: 'boolean' } },
      allowPositionals: true,
    });
    const [path, ...more] = positionals;
    if (path === undefined || more.length > 0) throw new UsageError('show takes one FILE');
    if (values.open && values.seat !== undefined) throw new UsageError('--seat and --open exclude each other');
    const saved = await readSavedGame(path);
    if (!saved.ok) throw new Failure(refusalText(saved.error));
    const { slug, start, events } = saved.value;
    const seq = values.seq === undefined ? null : whole('--seq', values.seq, 0, events.length);
    const match = await positionOf(saved.value, seq);
    if (!match.ok) throw new Failure(refusalText(match.error));
    const seat = values.seat === undefined ? 'watcher' : whole('--seat', values.seat, 0, start.players - 1);
    const text = values.open ? await openText(slug, match.value) : await viewText(slug, viewOf(match.value, seat));
    process.stdout.write(`event ${match.value.seq} of ${events.length}\n${text}\n`);
    return 0;
  },
};
