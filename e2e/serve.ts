import { randomBytes } from 'node:crypto';
import { SEED_BYTES } from '@izvilina/authority/table/create-table.ts';
import { GAMES } from '@izvilina/games/registry.ts';
import type { AnyGame } from '@izvilina/kernel/game.ts';
import { main } from '@izvilina/server/main.ts';

/**
 * The server as it is, but for what a test names: another build of the site, the server's part of every deal, and a
 * position from which «Мозговой штурм» begins instead of an empty table.
 */
const { IZVILINA_WEB: webDir, IZVILINA_DEAL: deal, IZVILINA_POSITION: position } = process.env;

if (position) {
  const game = await GAMES.brainstorm();
  const fromPosition: AnyGame = {
    ...game,
    setup: (_players, _options, chance) => game.position(JSON.parse(position), chance),
  };
  Object.assign(GAMES, { brainstorm: () => Promise.resolve(fromPosition) });
}

await main(process.env, {
  ...(webDir && { webDir }),
  ...(deal && { random: (bytes) => (bytes === SEED_BYTES ? Buffer.from(deal, 'hex') : randomBytes(bytes)) }),
});
