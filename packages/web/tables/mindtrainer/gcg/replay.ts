import { loadGame } from '@izvilina/games/load.ts';
import { hashOf, type Match } from '@izvilina/kernel/match.ts';
import { ok, type Result } from '@izvilina/kernel/result.ts';
import type { Replay } from '../../../client/replay.ts';
import { readData } from '../../../local/page-data.ts';
import { readGcg } from './read.ts';

/** A game from a GCG file, ready to be replayed. There is no proof of its deal. */
export async function replayFrom(text: string): Promise<Result<Replay>> {
  const game = await loadGame('mindtrainer', { lexicon: 'open' }, readData);
  const read = readGcg(text, game);
  if (!read.ok) return read;
  const { names, lexicon, frames } = read.value;
  const last = frames.at(-1) as Match;
  return ok({
    file: {
      format: 'izvilina',
      version: 1,
      game: 'mindtrainer',
      rules: game.rules,
      players: names.length,
      options: { lexicon },
      seed: '',
      events: [],
      names,
      hash: hashOf(last),
      commitment: '',
      serverSeed: '',
      clientSeeds: [],
      local: true,
    },
    frames,
    fair: false,
  });
}
