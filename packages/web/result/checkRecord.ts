import { GAMES, isSlug } from '@izvilina/games/registry.ts';
import { parseRecordFile, verify } from '@izvilina/protocol/record-file.ts';

/** Replays the whole game and checks the deal against the hash that was published before the first card. */
export async function checkRecord(raw: unknown, commitment: string): Promise<boolean> {
  const file = parseRecordFile(raw);
  if (!file.ok || file.value.commitment !== commitment || !isSlug(file.value.game)) return false;
  return verify(await GAMES[file.value.game](), file.value).ok;
}
