import { createReadStream } from 'node:fs';
import { SIZE_HEADER } from '@izvilina/protocol/headers.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type FindTable, languageOf, PICTURES, previewOf, withPreview } from './preview.ts';
import { ENCODINGS, type Encoding, packedPage, type SiteFile, textOf } from './site-files.ts';

export interface SitePorts {
  readonly findTable: FindTable;
  /** The origin by which the client reached this server: `https://…`; null if unknown. */
  readonly originOf: (request: FastifyRequest) => string | null;
}

/**
 * The site. Files with a hash in their name are cached for ever, all others are revalidated. `/` and `/rules/cow006` are
 * pages that were rendered at build; every other address of ours gets the empty page.
 */
export function serveSite(app: FastifyInstance, files: ReadonlyMap<string, SiteFile>, ports: SitePorts): void {
  const page = files.get('/index.html');
  const shelf = files.get('/shelf.html') ?? page;
  const kept = new Map<string, Promise<SiteFile>>();
  /** Sends a page with the tags of its address. The newest are kept packed: there are few different ones. */
  const sendPage = async (request: FastifyRequest, reply: FastifyReply, file: SiteFile): Promise<FastifyReply> => {
    const origin = ports.originOf(request);
    if (origin === null) return sendFile(request, reply, file);
    const preview = await previewOf(request.url, languageOf(request.headers['accept-language']), ports.findTable);
    const picture = `${PICTURES}${preview.game}.png`;
    const html = withPreview(textOf(file), preview, origin, files.has(picture) ? picture : '/icons/512.png');
    const tagged = kept.get(html) ?? packedPage(html);
    kept.delete(html);
    kept.set(html, tagged);
    if (kept.size > MOST_KEPT) kept.delete(kept.keys().next().value ?? '');
    return sendFile(request, reply, await tagged);
  };

  app.get('/', { schema: { hide: true } }, (request, reply) =>
    shelf ? sendPage(request, reply, shelf) : reply.code(503).type('text/plain; charset=utf-8').send(NOT_BUILT),
  );
  for (const [address, file] of files) {
    const rules = /^(\/rules\/.+)\.html$/.exec(address)?.[1];
    app.get(rules ?? address, { schema: { hide: true } }, (request, reply) =>
      rules ? sendPage(request, reply, file) : sendFile(request, reply, file),
    );
  }

  app.setNotFoundHandler((request, reply) => {
    const asksForPage = request.headers.accept?.includes('text/html') || SHARED.test(request.url);
    const ours = !/^\/(api|assets)\//.test(request.url);
    if (page && request.method === 'GET' && asksForPage && ours) return sendPage(request, reply, page);
    return reply.code(404).send({ error: { code: 'NOT_FOUND', params: {} } });
  });
}

/** Addresses that people post: most messengers ask for their preview with any `Accept`, or with none. */
const SHARED = /^\/(t|i|replay|rules|one|practice|daily)\/[^.?]*(\?|$)/;

const MOST_KEPT = 64;

function sendFile(request: FastifyRequest, reply: FastifyReply, file: SiteFile): FastifyReply {
  const accepted = acceptedEncodings(request);
  const encoding = SMALLEST_FIRST.find((it) => accepted.has(it) && file.packed[it]);
  const content = (encoding && file.packed[encoding]) ?? file.plain;
  const etag = `"${file.hash}${encoding ? `-${encoding}` : ''}"`;
  reply.headers({
    etag,
    vary: file.hashed ? 'accept-encoding' : 'accept-encoding, accept-language',
    'cache-control': file.hashed ? 'public, max-age=31536000, immutable' : 'no-cache',
  });
  if (mentions(request.headers['if-none-match'], etag)) return reply.code(304).send();
  if (encoding) reply.header('content-encoding', encoding);
  reply.type(file.type).headers({ 'content-length': content.size, [SIZE_HEADER]: file.plain.size });
  return reply.send('kept' in content ? content.kept : createReadStream(content.path));
}

/** Without those that the browser rules out (`br;q=0`). */
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
