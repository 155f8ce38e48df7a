import { readdir, readFile, writeFile } from 'node:fs/promises';
import { loadGameFor } from '@izvilina/games/load.ts';
import { readData } from '@izvilina/games/node/read-data.ts';
import { read, write } from '@izvilina/games/playthrough.ts';
import { isSlug, SLUGS, type Slug } from '@izvilina/games/registry.ts';
import { type Command, Failure, parsed, UsageError } from './command.ts';
import { finish } from './finish-playthrough.ts';

export const golden: Command = {
  help: `Usage: bin/izvilina golden GAME

Plays the golden games of packages/games/GAME/playthroughs/ again under today's rules and writes them anew.
Run it on purpose only: a change of the rules that needs it also raises the game's number \`rules\`.
To add a golden game, write a .jsonl file with its first line alone; seeded players bring it to its end:

  {"game":"cow006","rules":1,"players":3,"options":{},"seed":"any text"}

Every file keeps its events as far as the rules still accept them.
`,
  async run(args) {
    const { positionals } = parsed({ args: [...args], options: {}, allowPositionals: true });
    const [slug = '', ...more] = positionals;
    if (!isSlug(slug) || more.length > 0) throw new UsageError(`golden takes one GAME: ${SLUGS.join(', ')}`);
    const folder = new URL(`../games/${slug}/playthroughs/`, import.meta.url);
    const names = await readdir(folder).catch(() => []);
    const files = names.filter((name) => name.endsWith('.jsonl')).sort();
    if (files.length === 0) throw new Failure(`there is no .jsonl file in packages/games/${slug}/playthroughs`);
    for (const name of files) process.stdout.write(`${await rewrite(slug, new URL(name, folder))} ${name}\n`);
    return 0;
  },
};

async function rewrite(slug: Slug, file: URL): Promise<'unchanged' | 'rewritten'> {
  const before = await readFile(file, 'utf8');
  const wanted = read(before);
  const game = await loadGameFor(slug, wanted.start, readData);
  const after = write(game, await finish(game, slug, wanted));
  if (before === after) return 'unchanged';
  await writeFile(file, after);
  return 'rewritten';
}
