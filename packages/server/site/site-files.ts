import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { extname, join, relative, sep } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** Encodings that the build makes of each text file, the smaller first, and their file name endings. */
export const ENCODINGS = { br: '.br', gzip: '.gz' } as const;
export type Encoding = keyof typeof ENCODINGS;

/** Larger files are sent from disk. Smaller ones are kept in memory, and so are pages, into which tags are written. */
const KEPT_BYTES = 256 * 1024;

export type Content =
  | { readonly kept: Buffer; readonly size: number }
  | { readonly path: string; readonly size: number };

/** One file of the built site. Only listed files can be requested. */
export interface SiteFile {
  readonly type: string;
  /** Hash of the unpacked content. */
  readonly hash: string;
  readonly plain: Content;
  readonly packed: Readonly<Partial<Record<Encoding, Content>>>;
  /** Whether the file name contains a hash of the content. */
  readonly hashed: boolean;
}

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.json': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.wasm': 'application/wasm',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.mp3': 'audio/mpeg',
  '.ogg': 'audio/ogg',
};

/** All files under the folder, by their URL path. Empty when the site has not been built. */
export function readSite(folder: string): ReadonlyMap<string, SiteFile> {
  if (!existsSync(join(folder, 'index.html'))) return new Map();
  const paths = new Map(
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name))
      .map((path) => [`/${relative(folder, path).split(sep).join('/')}`, path] as const)
      .filter(([address]) => !address.includes('/.')),
  );
  const endings = Object.values(ENCODINGS);
  const addresses = [...paths.keys()].filter((address) => !endings.some((ending) => address.endsWith(ending)));
  return new Map(addresses.map((address) => [address, siteFile(address, paths)]));
}

function siteFile(address: string, paths: ReadonlyMap<string, string>): SiteFile {
  const path = paths.get(address) as string;
  const body = readFileSync(path);
  const large = body.length > KEPT_BYTES && extname(address) !== '.html';
  const packed = Object.entries(ENCODINGS).flatMap(([encoding, ending]) => {
    const beside = paths.get(address + ending);
    return beside === undefined ? [] : [[encoding, contentOf(beside, large)] as const];
  });
  return {
    type: TYPES[extname(address)] ?? 'application/octet-stream',
    hash: hashOf(body),
    plain: large ? { path, size: body.length } : { kept: body, size: body.length },
    packed: Object.fromEntries(packed),
    hashed: address.startsWith('/assets/'),
  };
}

const hashOf = (body: Buffer): string => createHash('sha256').update(body).digest('base64url').slice(0, 22);

/** The build packs best; while a reader waits this takes a fiftieth of the time and gives a tenth more bytes. */
const QUICK = { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } };

/** A page generated just now, packed off the event loop. */
export async function packedPage(html: string): Promise<SiteFile> {
  const body = Buffer.from(html);
  const content = (kept: Buffer): Content => ({ kept, size: kept.length });
  const [br, gz] = await Promise.all([promisify(brotliCompress)(body, QUICK), promisify(gzip)(body)]);
  return {
    type: TYPES['.html'] ?? 'text/html',
    hash: hashOf(body),
    plain: content(body),
    packed: { br: content(br), gzip: content(gz) },
    hashed: false,
  };
}

function contentOf(path: string, large: boolean): Content {
  if (large) return { path, size: statSync(path).size };
  const kept = readFileSync(path);
  return { kept, size: kept.length };
}

/** The text of a file that is kept in memory; otherwise empty. */
export const textOf = (file: SiteFile | undefined): string =>
  file && 'kept' in file.plain ? file.plain.kept.toString() : '';
