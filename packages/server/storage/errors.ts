export const STORE_FAULTS = [
  'UNWRITABLE',
  'FULL',
  'LOCKED',
  'CORRUPT',
  'NEWER',
  'TAKEN',
  'BAD_VALUE',
  'AWAY',
  'BROKEN',
] as const;
export type StoreFault = (typeof STORE_FAULTS)[number];

/** Messages for the operator. */
const SENTENCES: Readonly<Record<StoreFault, string>> = {
  UNWRITABLE: 'в папку с данными нельзя писать / the data folder cannot be written to',
  FULL: 'на диске нет места / the disk is full',
  LOCKED: 'папкой с данными пользуется другой процесс / another process is using the data folder',
  CORRUPT: 'база данных повреждена / the database is damaged',
  NEWER: 'база данных от более новой версии / the database was made by a newer version',
  TAKEN: 'такое значение уже занято / such a value is taken already',
  BAD_VALUE: 'такого база данных не принимает / the database does not take such a value',
  AWAY: 'база данных не отвечает / the database cannot be reached',
  BROKEN: 'сбой базы данных / the database failed',
};

/** A write that did not happen, and why. */
export class StoreError extends Error {
  readonly code: StoreFault;

  constructor(code: StoreFault, detail: string) {
    super(`${SENTENCES[code]} (${detail})`);
    this.name = 'StoreError';
    this.code = code;
  }
}

/** By SQLite's primary result codes and the system's error codes. */
const BY_RESULT: Readonly<Record<number | string, StoreFault>> = {
  5: 'LOCKED',
  6: 'LOCKED',
  8: 'UNWRITABLE',
  10: 'UNWRITABLE',
  11: 'CORRUPT',
  13: 'FULL',
  14: 'UNWRITABLE',
  19: 'TAKEN',
  26: 'CORRUPT',
  ENOSPC: 'FULL',
  EDQUOT: 'FULL',
  EACCES: 'UNWRITABLE',
  EPERM: 'UNWRITABLE',
  EROFS: 'UNWRITABLE',
  ENOTDIR: 'UNWRITABLE',
  EEXIST: 'UNWRITABLE',
  ENOENT: 'UNWRITABLE',
};

export function storeFaultOf(error: unknown): StoreFault {
  if (error instanceof StoreError) return error.code;
  if (!(error instanceof Error)) return 'BROKEN';
  if ('errcode' in error && typeof error.errcode === 'number') return BY_RESULT[error.errcode & 0xff] ?? 'BROKEN';
  if ('code' in error && typeof error.code === 'string') return BY_RESULT[error.code] ?? 'BROKEN';
  return 'BROKEN';
}
