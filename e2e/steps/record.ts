import { loadGame } from '@izvilina/games/load.ts';
import { readData } from '@izvilina/games/node/read-data.ts';
import type { Slug } from '@izvilina/games/registry.ts';
import { VARIETIES } from '@izvilina/games/variety.ts';
import { chances } from '@izvilina/kernel/chance.ts';
import { playRandomly } from '@izvilina/kernel/contract.ts';
import { hashOf } from '@izvilina/kernel/match.ts';
import { combinedSeed, commitmentTo } from '@izvilina/protocol/proof.ts';
import type { RecordFile } from '@izvilina/protocol/record-file.ts';

const STARTS = 500;

/** A whole random game of this title as a verifiable file. */
async function recordOf(slug: Slug): Promise<RecordFile> {
  const variety = await VARIETIES[slug]();
  const diceOf = chances(`record of ${slug}`);
  for (let index = 0; index < STARTS; index++) {
    const dice = diceOf(index);
    const { players, options, position } = variety.start(dice);
    if (position !== undefined) continue; // a record begins with a deal
    const clientSeeds = Array.from({ length: players }, () => null);
    const seed = combinedSeed(slug, clientSeeds);
    const game = await loadGame(slug, options, readData);
    const { events, last } = playRandomly(game, { players, options, seed }, dice, undefined, variety.job);
    if (last === null) throw new Error(`${slug} breaks a law`);
    return {
      format: 'izvilina',
      version: 1,
      game: slug,
      rules: game.rules,
      players,
      options,
      seed,
      events,
      hash: hashOf(last),
      names: clientSeeds.map((_, seat) => `Игрок ${seat + 1}`),
      commitment: commitmentTo(slug),
      serverSeed: slug,
      clientSeeds,
      local: false,
    };
  }
  throw new Error(`${slug}: no whole game in ${STARTS} starts`);
}

/** The same as a person would choose it from their device. */
export const recordFileOf = async (slug: Slug) => ({
  name: 'game.json',
  mimeType: 'application/json',
  buffer: Buffer.from(JSON.stringify(await recordOf(slug))),
});
