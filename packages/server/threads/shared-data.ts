import { open } from 'node:fs/promises';
import type { ReadData } from '@izvilina/games/load.ts';
import { dataFile } from '@izvilina/games/node/read-data.ts';

/**
 * Reads data files of games for the whole process. Each is read once, when first needed, into memory shared by all
 * threads. A failed read is tried again the next time.
 */
export function sharedData(locate: (...file: Parameters<ReadData>) => URL = dataFile): ReadData {
  const files = new Map<string, Promise<Uint8Array>>();
  return (slug, name) => {
    const key = `${slug}/${name}`;
    const known = files.get(key) ?? readShared(locate(slug, name));
    files.set(key, known);
    known.catch(() => files.delete(key));
    return known;
  };
}

async function readShared(file: URL): Promise<Uint8Array> {
  await using handle = await open(file);
  const { size } = await handle.stat();
  const bytes = new Uint8Array(new SharedArrayBuffer(size));
  for (let at = 0; at < size; ) {
    const { bytesRead } = await handle.read(bytes, at, size - at, at);
    if (bytesRead === 0) throw new Error(`${file} became shorter while it was read`);
    at += bytesRead;
  }
  return bytes;
}
