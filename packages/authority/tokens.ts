/** 128 random bits, written so that they fit a link. */
export function token(random: (bytes: number) => Uint8Array): string {
  const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789_-';
  return Array.from(random(22), (byte) => alphabet[byte & 63]).join('');
}

export const hexToken = (random: (bytes: number) => Uint8Array, bytes: number): string =>
  Array.from(random(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('');

/** Letters and digits nobody confuses when they are said aloud or read from across a room. */
const CODE_ALPHABET = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';

export const shortCode = (random: (bytes: number) => Uint8Array, length: number): string =>
  Array.from(random(length), (byte) => CODE_ALPHABET[byte & 31]).join('');

// biome-ignore format: a table
const LOOKALIKES: Readonly<Record<string, string>> = {
  А: 'A', В: 'B', С: 'C', Е: 'E', Н: 'H', К: 'K', М: 'M', Р: 'P', Т: 'T', Х: 'X', У: 'Y', З: '3',
};

/** What somebody typed, Cyrillic keyboard and all, as the code they meant. */
export const readCode = (typed: string): string =>
  Array.from(typed.toUpperCase().replace(/[\s-]/g, ''), (letter) => LOOKALIKES[letter] ?? letter).join('');
