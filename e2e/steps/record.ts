import type { Slug } from '@izvilina/games/registry.ts';
import { VARIETIES } from '@izvilina/games/variety.ts';
import { chances } from '@izvilina/kernel/chance.ts';
import type { RecordFile } from '@izvilina/protocol/record-file.ts';
import { randomRecord } from '../../tools/fixtures/random-record.ts';

const STARTS = 500;
/** As families have them: some are long. */
const NAMES = [
  'Александра',
  'Яша',
  'Константин',
  'Марта',
  'Дядя Фёдор',
  'Оля',
  'Анастасия',
  'Лев',
  'Бабушка',
  'Екатерина',
];

/** A random game of this title, from its deal to its end. */
async function recordOf(slug: Slug): Promise<RecordFile> {
  const variety = await VARIETIES[slug]();
  const diceOf = chances(`record of ${slug}`);
  for (let index = 0; index < STARTS; index++) {
    const dice = diceOf(index);
    const { players, options, position } = variety.start(dice);
    if (position !== undefined) continue;
    const clientSeeds = Array.from({ length: players }, () => null);
    return randomRecord(slug, {
      players,
      options,
      serverSeed: slug,
      clientSeeds,
      names: NAMES.slice(0, players),
      dice,
    });
  }
  throw new Error(`${slug}: no whole game in ${STARTS} starts`);
}

/** The same as a person would choose it from their device. */
export const recordFileOf = async (slug: Slug) => ({
  name: 'game.json',
  mimeType: 'application/json',
  buffer: Buffer.from(JSON.stringify(await recordOf(slug))),
});
