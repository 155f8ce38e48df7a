import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';

const HASHED = /\/assets\//;

/** The built site's first page; null when it has not been built. */
export function readPage(webDir: string): string | null {
  const page = join(webDir, 'index.html');
  return existsSync(page) ? readFileSync(page, 'utf8') : null;
}

/** The site: files with a hash in their name for ever, all others asked for anew, and every address of ours is the page. */
export async function serveSite(app: FastifyInstance, webDir: string, page: string | null): Promise<void> {
  if (page !== null)
    await app.register(fastifyStatic, {
      root: webDir,
      index: false,
      cacheControl: false,
      preCompressed: true,
      setHeaders: (reply, path) =>
        reply.header('cache-control', HASHED.test(path) ? 'public, max-age=31536000, immutable' : 'no-cache'),
    });

  const sendPage = { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-cache' };
  app.get('/', { schema: { hide: true } }, (_, reply) =>
    page === null
      ? reply.code(503).type('text/plain; charset=utf-8').send(NOT_BUILT)
      : reply.headers(sendPage).send(page),
  );
  app.setNotFoundHandler((request, reply) => {
    const navigation = request.method === 'GET' && request.headers.accept?.includes('text/html');
    const ours = !/^\/(api|assets)\//.test(request.url);
    if (page !== null && navigation && ours) return reply.headers(sendPage).send(page);
    return reply.code(404).send({ error: { code: 'NOT_FOUND', params: {} } });
  });
}

const NOT_BUILT = 'Сайт ещё не собран: npm start собирает его сам.\nThe site is not built yet: npm start builds it.\n';
