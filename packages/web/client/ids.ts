/** A random key. Not `crypto.randomUUID`, which needs https: a table on a home network does not have it. */
export const clientId = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => byte.toString(16).padStart(2, '0')).join('');

/** This device's part of the seed. */
export const entropy = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
