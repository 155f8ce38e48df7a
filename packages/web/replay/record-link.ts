import type { Json } from '@izvilina/kernel/json.ts';

/** Messengers cut longer addresses; such a game has to be sent as a file. */
export const LONGEST_LINK = 16_000;

/** A whole game packed for the part of an address after `#`: no server has to know it. Null when it is too long. */
export async function packedRecord(record: unknown): Promise<string | null> {
  const text = toBase64(
    await piped(new CompressionStream('deflate-raw'), new TextEncoder().encode(JSON.stringify(record))),
  );
  return text.length <= LONGEST_LINK ? text : null;
}

/** Null when this is not a packed record. The caller has to check whether the content is a game. */
export async function unpackedRecord(packed: string): Promise<Json | null> {
  try {
    const bytes = await piped(new DecompressionStream('deflate-raw'), fromBase64(packed));
    return JSON.parse(new TextDecoder().decode(bytes)) as Json;
  } catch {
    return null;
  }
}

/** Limit against a link of a few kilobytes that unpacks to gigabytes. */
const MOST_BYTES = 4_000_000;

async function piped(
  stream: CompressionStream | DecompressionStream,
  bytes: Uint8Array<ArrayBuffer>,
): Promise<Uint8Array> {
  const reader = new Blob([bytes]).stream().pipeThrough(stream).getReader();
  const parts: Uint8Array[] = [];
  let length = 0;
  for (;;) {
    const { value, done } = await reader.read();
    if (done) break;
    length += value.length;
    if (length > MOST_BYTES) throw new Error('too long');
    parts.push(value);
  }
  const whole = new Uint8Array(length);
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

const toBase64 = (bytes: Uint8Array): string =>
  btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '');

const fromBase64 = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (char) => char.charCodeAt(0));
