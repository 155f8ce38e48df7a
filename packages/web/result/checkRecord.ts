import { loadGame } from '@izvilina/games/load.ts';
import { isSlug } from '@izvilina/games/registry.ts';
import { parseRecordFile, verify } from '@izvilina/protocol/record-file.ts';
import { readData } from '../local/page-data.ts';

/** Replays the whole game and checks the deal against the hash that was published before the first card. */
export async function checkRecord(raw: unknown, commitment: string): Promise<boolean> {
  const file = parseRecordFile(raw);
  if (!file.ok || file.value.commitment !== commitment || !isSlug(file.value.game)) return false;
  const game = await loadGame(file.value.game, file.value.options, readData);
  return verify(game, file.value).ok;
}
