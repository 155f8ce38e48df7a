import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { extname, join, relative, sep } from 'node:path';

/** What the build packs beside each text file, the smaller first, and how the packed file's name ends. */
export const ENCODINGS = { br: '.br', gzip: '.gz' } as const;
export type Encoding = keyof typeof ENCODINGS;

/** One file of the built site, held in memory: what is not on this list cannot be asked for. */
export interface SiteFile {
  readonly type: string;
  readonly etag: string;
  readonly body: Buffer;
  readonly packed: Readonly<Partial<Record<Encoding, Buffer>>>;
  /** Its name changes with its content. */
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

/** Every file under the folder, by its path in the address. Nothing when the site has not been built. */
export function readSite(folder: string): ReadonlyMap<string, SiteFile> {
  if (!existsSync(join(folder, 'index.html'))) return new Map();
  const bodies = new Map(
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name))
      .map((path) => [`/${relative(folder, path).split(sep).join('/')}`, readFileSync(path)] as const)
      .filter(([address]) => !address.includes('/.')),
  );
  const endings = Object.values(ENCODINGS);
  const plain = [...bodies].filter(([address]) => !endings.some((ending) => address.endsWith(ending)));
  return new Map(plain.map(([address, body]) => [address, siteFile(address, body, bodies)]));
}

function siteFile(address: string, body: Buffer, bodies: ReadonlyMap<string, Buffer>): SiteFile {
  const packed = Object.entries(ENCODINGS).flatMap(([encoding, ending]) => {
    const beside = bodies.get(address + ending);
    return beside ? [[encoding, beside] as const] : [];
  });
  return {
    type: TYPES[extname(address)] ?? 'application/octet-stream',
    etag: `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`,
    body,
    packed: Object.fromEntries(packed),
    hashed: address.startsWith('/assets/'),
  };
}
