import { writeFile } from 'node:fs/promises';
import { findPuzzles } from '@izvilina/bots/puzzles/find.ts';
import { SLUGS } from '@izvilina/games/registry.ts';
import { type Command, parsed, whole } from './command.ts';
import { gameOf } from './duel/plan.ts';

export const puzzles: Command = {
  help: `Usage: bin/izvilina puzzles --game G [OPTIONS]

Finds positions for «Задача дня» and writes them to packages/bots/puzzles/data/G.json in place of those before.
Bots play games; a position is taken where one move is clearly best (packages/bots/G/puzzles.ts says by how much),
where it is not seen at once, and where ten times the nodes agree. Progress goes to stderr.

  --game G     ${SLUGS.join(', ')}
  --days N     how many                             (90)
  --seed S     equal seeds find equal puzzles       ("1")
`,
  async run(args) {
    const { values } = parsed({
      args: [...args],
      options: {
        game: { type: 'string' },
        days: { type: 'string', default: '90' },
        seed: { type: 'string', default: '1' },
      },
    });
    const game = gameOf(values.game);
    const days = whole('--days', values.days, 1, 1000);
    const found = await findPuzzles(game, values.seed, days, (so, games) =>
      process.stderr.write(`${so} of ${days} in ${games} games\n`),
    );
    const [first, ...rest] = found.puzzles.map((puzzle) => JSON.stringify(puzzle));
    const lines = JSON.stringify({ ...found, puzzles: [] }).replace(
      /\[\]\}$/,
      `[\n${[first, ...rest].join(',\n')}\n]}\n`,
    );
    await writeFile(new URL(`../bots/puzzles/data/${game}.json`, import.meta.url), lines);
    return 0;
  },
};
