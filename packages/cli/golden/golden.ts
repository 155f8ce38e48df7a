import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { loadGameFor } from '@izvilina/games/load.ts';
import { readData } from '@izvilina/games/node/read-data.ts';
import { read, write } from '@izvilina/games/playthrough.ts';
import { GAMES, isSlug, SLUGS, type Slug } from '@izvilina/games/registry.ts';
import { VARIETIES } from '@izvilina/games/variety.ts';
import { chances } from '@izvilina/kernel/chance.ts';
import { type Command, Failure, parsed, UsageError, whole } from '../command.ts';
import { finish } from './finish-playthrough.ts';

export const golden: Command = {
  help: `Usage: bin/izvilina golden GAME [--new N]

Plays the golden games of packages/games/GAME/playthroughs/ again under today's rules and writes them anew.
Run it on purpose only: a change of the rules that needs it also raises the game's number \`rules\`.
  --new N    first adds N golden games, begun as the contract tests begin theirs (packages/games/GAME/variety.ts)

To add one of your own, write a .jsonl file with its first line alone; seeded players bring it to its end:

  {"game":"cow006","rules":1,"players":3,"options":{},"seed":"any text"}

Every file keeps its events as far as the rules still accept them.
`,
  async run(args) {
    const { values, positionals } = parsed({
      args: [...args],
      options: { new: { type: 'string' } },
      allowPositionals: true,
    });
    const [slug = '', ...more] = positionals;
    if (!isSlug(slug) || more.length > 0) throw new UsageError(`golden takes one GAME: ${SLUGS.join(', ')}`);
    const wanted = values.new === undefined ? 0 : whole('--new', values.new, 1, 99);
    const folder = new URL(`../../games/${slug}/playthroughs/`, import.meta.url);
    await mkdir(folder, { recursive: true });
    if (wanted > 0) await addStarts(slug, folder, wanted);
    const files = await goldenIn(folder);
    if (files.length === 0) throw new Failure(`no golden game yet: bin/izvilina golden ${slug} --new 20`);
    for (const name of files) process.stdout.write(`${await rewrite(slug, new URL(name, folder))} ${name}\n`);
    return 0;
  },
};

const goldenIn = async (folder: URL): Promise<string[]> =>
  (await readdir(folder)).filter((name) => name.endsWith('.jsonl')).sort();

/** Adds golden games with only their first line, numbered after the existing ones. */
async function addStarts(slug: Slug, folder: URL, count: number): Promise<void> {
  const [{ rules }, variety, before] = await Promise.all([GAMES[slug](), VARIETIES[slug](), goldenIn(folder)]);
  const roll = chances(`${slug}, golden games`);
  for (let number = before.length + 1; number <= before.length + count; number++) {
    const name = String(number).padStart(2, '0');
    const start = { game: slug, rules, ...variety.start(roll(number)), seed: name };
    await writeFile(new URL(`${name}.jsonl`, folder), `${JSON.stringify(start)}\n`, { flag: 'wx' });
  }
}

async function rewrite(slug: Slug, file: URL): Promise<'unchanged' | 'rewritten'> {
  const before = await readFile(file, 'utf8');
  const wanted = read(before);
  const game = await loadGameFor(slug, wanted.start, readData);
  const after = write(game, await finish(game, wanted));
  if (before === after) return 'unchanged';
  await writeFile(file, after);
  return 'rewritten';
}
