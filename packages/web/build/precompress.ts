import { readdirSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const ALREADY_PACKED = /\.(br|gz|png|webp|ico|woff2|mp3|ogg)$/;
const LARGE = 256 * 1024;

/** Writes .br and .gz beside every file that gets smaller by it; the server sends them as they are. */
export async function precompress(folder: string): Promise<void> {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !ALREADY_PACKED.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name));
  await Promise.all(files.map(packFile));
}

async function packFile(file: string): Promise<void> {
  const content = await readFile(file);
  const packed = {
    br: await promisify(brotliCompress)(content, { params: brotliParams(content.length) }),
    gz: await promisify(gzip)(content, { level: 9 }),
  };
  for (const [ending, smaller] of Object.entries(packed))
    if (smaller.length < content.length) await writeFile(`${file}.${ending}`, smaller);
}

/** The best quality takes a minute for several megabytes; quality 9 takes a tenth of that. */
const brotliParams = (size: number) => ({
  [constants.BROTLI_PARAM_QUALITY]: size > LARGE ? 9 : 11,
  [constants.BROTLI_PARAM_LGWIN]: constants.BROTLI_MAX_WINDOW_BITS,
  [constants.BROTLI_PARAM_SIZE_HINT]: size,
});
