import type { AnyEvent } from '@izvilina/kernel/game.ts';
import { ok, type Result } from '@izvilina/kernel/result.ts';
import type { Entry } from '../store.ts';
import { type Head, nextHead } from './head.ts';

export type Decide = (head: Head) => Result<AnyEvent>;

/** A command to add an event; `decide` chooses the event on the newest head. */
export interface AppendCommand {
  readonly by: AnyEvent['by'];
  readonly client: string | null;
  readonly decide: Decide;
}

/** An event of the log, written or about to be, and what it leads to. */
export interface Decided {
  readonly entry: Entry;
  readonly head: Head;
}

/** Decides the first commands, each on the head after the previous one, up to one that is refused or sent twice. */
export function decideInTurn(from: Head, commands: readonly AppendCommand[]): Result<readonly Decided[]> {
  const decided: Decided[] = [];
  let head = from;
  for (const { by, client, decide } of commands) {
    const sentTwice = ({ entry }: Decided) => entry.client === client && entry.event.by === by;
    if (client !== null && decided.some(sentTwice)) break;
    const event = decide(head);
    const next = event.ok ? decidedOn(head, client, event.value) : event;
    if (!next.ok && decided.length === 0) return next;
    if (!next.ok) break;
    decided.push(next.value);
    head = next.value.head;
  }
  return ok(decided);
}

function decidedOn(head: Head, client: string | null, event: AnyEvent): Result<Decided> {
  const next = nextHead(head, event);
  if (!next.ok) return next;
  const { seq, at } = next.value.match;
  return ok({ entry: { seq, client, event: { ...event, at } }, head: next.value });
}
