import { createReadStream } from 'node:fs';
import { SIZE_HEADER } from '@izvilina/protocol/headers.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { ENCODINGS, type Encoding, type SiteFile } from './site-files.ts';

/**
 * The site: files with a hash in their name for ever, all others asked for anew; `/` and
 * `/rules/cow006` are pages with their picture already in them, every other address of ours the empty page.
 */
export function serveSite(app: FastifyInstance, files: ReadonlyMap<string, SiteFile>): void {
  const page = files.get('/index.html');
  const shelf = files.get('/shelf.html') ?? page;

  app.get('/', { schema: { hide: true } }, (request, reply) =>
    shelf ? sendFile(request, reply, shelf) : reply.code(503).type('text/plain; charset=utf-8').send(NOT_BUILT),
  );
  for (const [address, file] of files)
    app.get(address.replace(/(?<=^\/rules\/.+)\.html$/, ''), { schema: { hide: true } }, (request, reply) =>
      sendFile(request, reply, file),
    );

  app.setNotFoundHandler((request, reply) => {
    const navigation = request.method === 'GET' && request.headers.accept?.includes('text/html');
    const ours = !/^\/(api|assets)\//.test(request.url);
    if (page && navigation && ours) return sendFile(request, reply, page);
    return reply.code(404).send({ error: { code: 'NOT_FOUND', params: {} } });
  });
}

function sendFile(request: FastifyRequest, reply: FastifyReply, file: SiteFile): FastifyReply {
  const accepted = acceptedEncodings(request);
  const encoding = SMALLEST_FIRST.find((it) => accepted.has(it) && file.packed[it]);
  const content = (encoding && file.packed[encoding]) ?? file.plain;
  const etag = `"${file.hash}${encoding ? `-${encoding}` : ''}"`;
  reply.headers({
    etag,
    vary: 'accept-encoding',
    'cache-control': file.hashed ? 'public, max-age=31536000, immutable' : 'no-cache',
  });
  if (mentions(request.headers['if-none-match'], etag)) return reply.code(304).send();
  if (encoding) reply.header('content-encoding', encoding);
  reply.type(file.type).headers({ 'content-length': content.size, [SIZE_HEADER]: file.plain.size });
  return reply.send('kept' in content ? content.kept : createReadStream(content.path));
}

/** Without those that the browser names only to forbid them (`br;q=0`). */
const acceptedEncodings = (request: FastifyRequest): ReadonlySet<string> =>
  new Set(
    (request.headers['accept-encoding']?.toString() ?? '')
      .split(',')
      .map((it) => it.trim().split(/\s*;\s*q\s*=\s*/))
      .flatMap(([name, weight]) => (name && Number(weight ?? 1) > 0 ? [name] : [])),
  );

const mentions = (header: string | undefined, etag: string): boolean =>
  (header ?? '').split(',').some((it) => it.trim().replace(/^W\//, '') === etag);

const SMALLEST_FIRST = Object.keys(ENCODINGS) as Encoding[];

const NOT_BUILT = 'Сайт ещё не собран: npm start собирает его сам.\nThe site is not built yet: npm start builds it.\n';
