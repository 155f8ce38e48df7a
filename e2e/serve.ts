import { main } from '@izvilina/server/main.ts';

/** The server as it is, with another build of the site where IZVILINA_WEB names one. */
const webDir = process.env.IZVILINA_WEB;
await main(process.env, webDir ? { webDir } : {});
