import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';

export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };

/** JSON with keys in the order of their UTF-16 code units (as `<` compares): equal values give equal bytes on every platform. */
export function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map((item) => canonical(item ?? null)).join(',')}]`;
  if (value !== null && typeof value === 'object') {
    const entries = Object.entries(value)
      .filter(([, item]) => item !== undefined)
      .sort(([a], [b]) => (a < b ? -1 : 1));
    return `{${entries.map(([key, item]) => `${JSON.stringify(key)}:${canonical(item)}`).join(',')}}`;
  }
  return JSON.stringify(value);
}

/** The name of a value: SHA-256 of its canonical JSON, in hex. */
export const digest = (value: unknown): string => bytesToHex(sha256(utf8ToBytes(canonical(value))));
