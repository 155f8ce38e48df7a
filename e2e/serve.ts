import { randomBytes } from 'node:crypto';
import { SEED_BYTES } from '@izvilina/authority/table/create-table.ts';
import { main } from '@izvilina/server/main.ts';

/** The server as it is, but for what a test names: another build of the site, the server's part of every deal. */
const { IZVILINA_WEB: webDir, IZVILINA_DEAL: deal } = process.env;

await main(process.env, {
  ...(webDir && { webDir }),
  ...(deal && { random: (bytes) => (bytes === SEED_BYTES ? Buffer.from(deal, 'hex') : randomBytes(bytes)) }),
});
