import { randomBytes } from 'node:crypto';
import { flushCompileCache } from 'node:module';
import { SEED_BYTES } from '@izvilina/authority/document/create-table.ts';
import { GAMES, type Slug } from '@izvilina/games/registry.ts';
import { main } from '@izvilina/server/main.ts';
import { type Beginning, beginFrom } from './steps/begin-from.ts';

/**
 * The real server, except for what a test sets: another build of the site, the server's part of every deal, and a
 * position from which one of the games begins.
 */
const { IZVILINA_WEB: webDir, IZVILINA_DEAL: deal, IZVILINA_BEGIN: begin } = process.env;

if (begin) {
  const { game: slug, position }: Beginning = JSON.parse(begin);
  const game = await GAMES[slug as Slug]();
  Object.assign(GAMES, { [slug]: () => Promise.resolve(beginFrom(game, position)) });
}

await main(process.env, {
  ...(webDir && { webDir }),
  ...(deal && { random: (bytes) => (bytes === SEED_BYTES ? Buffer.from(deal, 'hex') : randomBytes(bytes)) }),
});

flushCompileCache(); // a test kills its server, which then could not write the cache for the next one
