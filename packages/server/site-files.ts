import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { extname, join, relative, sep } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

export const ENCODINGS = ['br', 'gzip'] as const;
export type Encoding = (typeof ENCODINGS)[number];

/** One file of the built site, held in memory: what is not on this list cannot be asked for. */
export interface SiteFile {
  readonly type: string;
  readonly etag: string;
  readonly body: Buffer;
  /** Its name changes with its content. */
  readonly hashed: boolean;
  /** Packed once, when first asked for; null when it does not pack. */
  packed(encoding: Encoding): Promise<Buffer> | null;
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
const PACKS = /^text\/|json|svg|wasm/;
const WORTH_PACKING = 1_000;

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);
const pack: Readonly<Record<Encoding, (body: Buffer) => Promise<Buffer>>> = {
  br: (body) => brotli(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }),
  gzip: (body) => zip(body, { level: 9 }),
};

/** Every file under the folder, by its path in the address. Nothing when the site has not been built. */
export function readSite(folder: string): ReadonlyMap<string, SiteFile> {
  if (!existsSync(join(folder, 'index.html'))) return new Map();
  return new Map(
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && !entry.name.startsWith('.'))
      .map((entry) => {
        const path = join(entry.parentPath, entry.name);
        const address = `/${relative(folder, path).split(sep).join('/')}`;
        return [address, siteFile(address, readFileSync(path))];
      }),
  );
}

function siteFile(address: string, body: Buffer): SiteFile {
  const type = TYPES[extname(address)] ?? 'application/octet-stream';
  const kept = new Map<Encoding, Promise<Buffer>>();
  return {
    type,
    body,
    etag: `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`,
    hashed: address.startsWith('/assets/'),
    packed(encoding) {
      if (!PACKS.test(type) || body.length < WORTH_PACKING) return null;
      const packed = kept.get(encoding) ?? pack[encoding](body);
      kept.set(encoding, packed);
      return packed;
    },
  };
}
