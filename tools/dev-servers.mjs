// @ts-check
// Started by dev.mjs, on Node 24. The browser talks to Vite, which passes the server's own addresses on to it.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer as createNetServer } from 'node:net';
import { join, relative } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { createServer } from 'vite';
import { CLI, ROOT } from './paths.mjs';
import { say } from './say.mjs';

/** What the server itself answers; everything else is the site. */
const SERVER_ADDRESSES = '^/(api|healthz|metrics|ws)(/|[?]|$)';

/** Folders whose code runs in the server or in one of its threads. */
const SERVER_SOURCES = ['kernel', 'games', 'jobs', 'bots', 'protocol', 'authority', 'server', 'cli'];

/** An editor that saves five files at once causes one restart. */
const QUIET_MS = 150;

const port = Number(process.env.PORT || 3000);
const serverPort = await freePort();
const target = `http://127.0.0.1:${serverPort}`;

const site = await createServer({
  configFile: join(ROOT, 'packages', 'web', 'vite.config.ts'),
  server: {
    port,
    strictPort: true,
    host: process.env.HOST || '0.0.0.0',
    proxy: { [SERVER_ADDRESSES]: { target, ws: true } },
  },
});
await site.listen().catch((error) => {
  say(`порт ${port} не открылся / port ${port} did not open: ${error.message}; PORT=… npm run dev`);
  process.exit(1);
});

// Not `node --watch`: in that mode Node sends messages of its own through our worker threads.
let server = startServer();
let restarting = Promise.resolve();
/** @type {NodeJS.Timeout | undefined} */
let pause;
site.watcher.add(SERVER_SOURCES.map((name) => join(ROOT, 'packages', name)));
site.watcher.on('all', (_event, path) => {
  if (!isServerSource(path)) return;
  clearTimeout(pause);
  pause = setTimeout(() => {
    restarting = restarting.then(() => restart(path));
  }, QUIET_MS);
});

process.once('SIGINT', stop);
process.once('SIGTERM', stop);
await answering();
process.stdout.write(
  `Извилина (dev): http://localhost:${port}   галерея / gallery: http://localhost:${port}/gallery/\n`,
);

/** What the server says about itself is about the address behind; its complaints are shown. */
function startServer() {
  const address = ['--port', String(serverPort), '--host', '127.0.0.1'];
  return spawn(process.execPath, [CLI, 'serve', ...address], { cwd: ROOT, stdio: ['ignore', 'ignore', 'inherit'] });
}

/** @param {string} path the file that changed */
async function restart(path) {
  await endServer();
  server = startServer();
  say(`${relative(ROOT, path)}: сервер перезапущен / the server is restarted`);
}

/** Waits for the server's first answer, or for its end: what it complained about is on the screen then. */
async function answering() {
  while (server.exitCode === null) {
    if (
      await fetch(`${target}/healthz`).then(
        ({ ok }) => ok,
        () => false,
      )
    )
      return;
    await sleep(100);
  }
}

async function endServer() {
  if (server.exitCode !== null || server.signalCode !== null) return;
  server.kill('SIGTERM');
  await once(server, 'exit');
}

async function stop() {
  await Promise.all([site.close(), endServer()]);
  process.exit(0);
}

/** @param {string} path */
function isServerSource(path) {
  const [packages, name = '', ...rest] = relative(ROOT, path).replaceAll('\\', '/').split('/');
  return packages === 'packages' && SERVER_SOURCES.includes(name) && /(?<!\.test)\.(ts|json)$/.test(rest.at(-1) ?? '');
}

/** @returns {Promise<number>} */
async function freePort() {
  const probe = createNetServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  await once(probe, 'close');
  if (address === null || typeof address === 'string') throw new Error('no free port');
  return address.port;
}
