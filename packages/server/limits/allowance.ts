import type { Limiter } from './limiter.ts';
import type { Rates } from './limits.ts';

/** Who sent something, as far as limits go. */
export interface Sender {
  readonly guest: string;
  /** See `addressKey`. */
  readonly address: string;
}

type Limit = readonly [by: keyof Sender, name: keyof Rates];

const EVERY_COMMAND: readonly Limit[] = [
  ['guest', 'commandsByGuest'],
  ['address', 'commandsByAddress'],
];
const NEW_TABLE: readonly Limit[] = [
  ['guest', 'newTablesByGuest'],
  ['address', 'newTablesByAddress'],
];

/** What some commands cost besides. */
const ALSO: Readonly<Record<string, readonly Limit[]>> = {
  find: [['address', 'codesByAddress']],
  hint: [['guest', 'hintsByGuest']],
  say: [['guest', 'sayingsByGuest']],
  create: NEW_TABLE,
  rematch: NEW_TABLE,
};

/** Whether this command may be carried out now. A guest's own limit comes first: one who is over it costs nobody else. */
export const allowed = (limiter: Limiter, sender: Sender, command: string): boolean =>
  [...EVERY_COMMAND, ...(ALSO[command] ?? [])].every(([by, name]) => limiter.take(name, sender[by]));
