import type { Step } from '../schema.ts';

/** Where PostgreSQL's syntax differs from SQLite's. */
const IN_POSTGRES: readonly (readonly [RegExp, string])[] = [
  [/ STRICT, WITHOUT ROWID| STRICT/g, ''],
  [/\bINTEGER\b/g, 'BIGINT'],
  [/\bBLOB\b/g, 'BYTEA'],
  [/\bdoc TEXT\b/g, 'doc JSON'], // stored unchanged, like text, and `->>` works
  [/\bTEXT\b/g, 'TEXT COLLATE "C"'], // byte order, as everywhere else
  [/\(doc ->> 'host', phase\)/g, "((doc ->> 'host'), phase)"],
  [/unixepoch\(\) \* 1000/g, '(extract(epoch FROM now()) * 1000)::bigint'],
  [/lower\(hex\(randomblob\(12\)\)\)/g, 'substr(md5(random()::text), 1, 24)'],
];

export const inPostgres = (step: Step): string =>
  typeof step === 'string'
    ? IN_POSTGRES.reduce((sql, [theirs, ours]) => sql.replace(theirs, ours), step)
    : step.postgres;
