import { StoreError, type StoreFault } from '../errors.ts';

/** By PostgreSQL's error code or its class. */
const BY_CODE: Readonly<Record<string, StoreFault>> = {
  '23505': 'TAKEN',
  '22': 'BAD_VALUE', // e.g. a zero byte in a text
  '23': 'BAD_VALUE',
  '25006': 'UNWRITABLE', // a standby
  '53100': 'FULL',
  XX001: 'CORRUPT',
  XX002: 'CORRUPT',
  '25P03': 'AWAY', // we were suspended in the middle of a transaction
  '28': 'BROKEN', // login refused
  '3D': 'BROKEN', // no such database
  '08': 'AWAY',
  '53': 'AWAY',
  '57': 'AWAY', // it shuts down, starts, or took too long
};

/** Messages of the driver and the system when the server is unreachable; they have no code or one of the system's. */
const AWAY = /^E[A-Z]+$|terminated|timeout|closed|not queryable/i;

const codeOf = (error: Error): string => ('code' in error && typeof error.code === 'string' ? error.code : '');

export function storeError(error: unknown): StoreError {
  if (error instanceof StoreError) return error;
  if (!(error instanceof Error)) return new StoreError('BROKEN', String(error));
  const code = codeOf(error);
  const fault = BY_CODE[code] ?? BY_CODE[code.slice(0, 2)];
  if (fault !== undefined) return new StoreError(fault, error.message);
  const isAway = AWAY.test(code) || (code === '' && AWAY.test(error.message));
  return new StoreError(isAway ? 'AWAY' : 'BROKEN', error.message || code);
}

/** The fault is not this request's: the next one would fail as well. */
export const isOutage = ({ code }: StoreError): boolean =>
  code === 'AWAY' || code === 'FULL' || code === 'UNWRITABLE' || code === 'CORRUPT';

/** Two transactions blocked each other: the one that was aborted is carried out again. */
export const mayBeRepeated = (error: unknown): boolean => error instanceof Error && /^40/.test(codeOf(error));

/** Waiting does not help: the operator has to fix the address or the permissions. */
export const isHopeless = (error: unknown): boolean => error instanceof Error && /^(28|3D)/.test(codeOf(error));
