import { digest, type Json } from '@izvilina/kernel/json.ts';

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789_-';
const LENGTH = 22;

/** 128 bits that fit a link. The same origin gives the same token; without knowing the origin it cannot be guessed. */
export function tokenFrom(origin: Json): string {
  const bytes = digest(origin).match(/../g) ?? [];
  return Array.from(bytes.slice(0, LENGTH), (byte) => ALPHABET[Number.parseInt(byte, 16) & 63]).join('');
}

export const hexToken = (random: (bytes: number) => Uint8Array, bytes: number): string =>
  Array.from(random(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('');

/** Letters and digits that are not confused when said aloud or read from afar. */
const CODE_ALPHABET = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';

export const shortCode = (random: (bytes: number) => Uint8Array, length: number): string =>
  Array.from(random(length), (byte) => CODE_ALPHABET[byte & 31]).join('');

// biome-ignore format: a table
const LOOKALIKES: Readonly<Record<string, string>> = {
  А: 'A', В: 'B', С: 'C', Е: 'E', Н: 'H', К: 'K', М: 'M', Р: 'P', Т: 'T', Х: 'X', У: 'Y', З: '3',
};

/** Converts typed text, also from a Cyrillic keyboard, to the code that was meant. */
export const readCode = (typed: string): string =>
  Array.from(typed.toUpperCase().replace(/[\s-]/g, ''), (letter) => LOOKALIKES[letter] ?? letter).join('');
