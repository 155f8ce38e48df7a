import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { ENCODINGS, type Encoding, type SiteFile } from './site-files.ts';

/** The site: files with a hash in their name for ever, all others asked for anew, and every address of ours is the page. */
export function serveSite(app: FastifyInstance, files: ReadonlyMap<string, SiteFile>): void {
  const page = files.get('/index.html');

  app.get('/', { schema: { hide: true } }, (request, reply) =>
    page ? sendFile(request, reply, page) : reply.code(503).type('text/plain; charset=utf-8').send(NOT_BUILT),
  );
  for (const [address, file] of files)
    app.get(address, { schema: { hide: true } }, (request, reply) => sendFile(request, reply, file));

  app.setNotFoundHandler((request, reply) => {
    const navigation = request.method === 'GET' && request.headers.accept?.includes('text/html');
    const ours = !/^\/(api|assets)\//.test(request.url);
    if (page && navigation && ours) return sendFile(request, reply, page);
    return reply.code(404).send({ error: { code: 'NOT_FOUND', params: {} } });
  });
}

function sendFile(request: FastifyRequest, reply: FastifyReply, file: SiteFile): FastifyReply {
  reply.headers({
    etag: file.etag,
    vary: 'accept-encoding',
    'cache-control': file.hashed ? 'public, max-age=31536000, immutable' : 'no-cache',
  });
  if (request.headers['if-none-match'] === file.etag) return reply.code(304).send();
  const accepted = request.headers['accept-encoding']?.toString().split(/\s*,\s*/) ?? [];
  const encoding = SMALLEST_FIRST.find((it) => accepted.includes(it) && file.packed[it]);
  if (encoding) reply.header('content-encoding', encoding);
  return reply.type(file.type).send(encoding ? file.packed[encoding] : file.body);
}

const SMALLEST_FIRST = Object.keys(ENCODINGS) as Encoding[];

const NOT_BUILT = 'Сайт ещё не собран: npm start собирает его сам.\nThe site is not built yet: npm start builds it.\n';
