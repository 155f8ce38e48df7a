import type { MessagePort } from 'node:worker_threads';
import type { EventRow, Operations, Request } from './requests.ts';

/*
 * Messages between the server and the database's thread. They are copied value by value, and an object costs several
 * times as much as an array of the same values: so what is sent with every move is an array.
 */

/** To the worker: write a copy into this file and report the outcome through the port. */
export interface BackupOrder {
  readonly backup: string;
  readonly reply: MessagePort;
}

/** To the worker: a batch is one transaction; null closes. From it: one outcome per request, in order. */
export type Batch = readonly RequestMessage[] | null;

type Commit = Operations['commit']['ask'];
type CommitMessage = readonly [
  table: string,
  doc: Commit['doc'],
  wake: Commit['wake'],
  /** The values of all rows, one row after another. */
  ...rows: EventRow[keyof EventRow][],
];
const BEFORE_ROWS = 3;
const VALUES_OF_A_ROW = 4;

export type RequestMessage = Exclude<Request, { op: 'commit' }> | CommitMessage;

export function toMessage(request: Request): RequestMessage {
  if (request.op !== 'commit') return request;
  const { table, doc, wake, rows } = request.ask;
  const message: [string, Commit['doc'], Commit['wake'], ...EventRow[keyof EventRow][]] = [table, doc, wake];
  for (const { seq, by, client, event } of rows) message.push(seq, by, client, event);
  return message;
}

export function fromMessage(message: RequestMessage): Request {
  if (!isCommit(message)) return message;
  const [table, doc, wake] = message;
  const rows: EventRow[] = [];
  for (let at = BEFORE_ROWS; at < message.length; at += VALUES_OF_A_ROW) {
    const [seq, by, client, event] = message.slice(at, at + VALUES_OF_A_ROW) as [number, string, string | null, string];
    rows.push({ seq, by, client, event });
  }
  return { op: 'commit', ask: { table, doc, rows, wake } };
}

const isCommit = (message: RequestMessage): message is CommitMessage => Array.isArray(message);
