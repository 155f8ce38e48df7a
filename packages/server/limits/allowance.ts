import type { Limiter } from './limiter.ts';
import type { Rates } from './limits.ts';

/** The sender of a command, as far as limits go. */
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
const LOOK: readonly Limit[] = [...EVERY_COMMAND, ['guest', 'looksByGuest']];
const NEW_TABLE: readonly Limit[] = [
  ['guest', 'newTablesByGuest'],
  ['address', 'newTablesByAddress'],
];

/** Limits of commands with additional costs. A guest's own limit comes first: a guest over it uses up nobody else's. */
const LIMITS_OF: Readonly<Record<string, readonly Limit[]>> = {
  open: LOOK,
  peek: LOOK,
  mine: LOOK,
  history: LOOK,
  openTables: LOOK,
  record: LOOK,
  find: [...EVERY_COMMAND, ['address', 'codesByAddress']],
  hint: [...EVERY_COMMAND, ['guest', 'hintsByGuest']],
  say: [...EVERY_COMMAND, ['guest', 'sayingsByGuest']],
  create: [...EVERY_COMMAND, ...NEW_TABLE],
  rematch: [...EVERY_COMMAND, ...NEW_TABLE],
};

/** Whether this command may be carried out now. */
export const allowed = (limiter: Limiter, sender: Sender, command: string): boolean =>
  (LIMITS_OF[command] ?? EVERY_COMMAND).every(([by, name]) => limiter.take(name, sender[by]));
