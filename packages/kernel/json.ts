import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';

export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };

/** JSON with keys in the order of their UTF-16 code units (as `<` compares): equal values give equal bytes on every platform. */
export function canonical(value: unknown): string {
  if (typeof value === 'number') return Number.isFinite(value) ? `${value}` : 'null';
  if (value === null || typeof value !== 'object') return JSON.stringify(value);
  return Array.isArray(value) ? canonicalArray(value) : canonicalObject(value as { readonly [key: string]: unknown });
}

function canonicalArray(items: readonly unknown[]): string {
  let text = '';
  for (let i = 0; i < items.length; i++) text += `${i === 0 ? '' : ','}${canonical(items[i] ?? null)}`;
  return `[${text}]`;
}

function canonicalObject(value: { readonly [key: string]: unknown }): string {
  let text = '';
  for (const key of Object.keys(value).sort()) {
    const item = value[key];
    if (item !== undefined) text += `${text === '' ? '' : ','}${JSON.stringify(key)}:${canonical(item)}`;
  }
  return `{${text}}`;
}

/** Identifies a value: SHA-256 of its canonical JSON, in hex. */
export const digest = (value: unknown): string => bytesToHex(sha256(utf8ToBytes(canonical(value))));
