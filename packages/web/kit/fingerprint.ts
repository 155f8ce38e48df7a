/** The beginning of a hash, short enough to compare by eye. */
export const fingerprint = (hash: string): string =>
  [hash.slice(0, 4), hash.slice(4, 8), hash.slice(8, 12)].filter(Boolean).join('·');
