import { setTimeout as wait } from 'node:timers/promises';
import type { MeasureRoundTrip } from '@izvilina/authority/race/round-trip.ts';
import type { Json } from '@izvilina/kernel/json.ts';
import { type Result, refuse } from '@izvilina/kernel/result.ts';
import { type CommandBody, command, idOf } from '@izvilina/protocol/commands.ts';
import type { Message, Reply } from '@izvilina/protocol/messages.ts';
import type { ServerContext } from '../context.ts';
import { allowed } from '../limits/allowance.ts';
import type { Guest } from './guests.ts';

export interface GuestConnection {
  /** False when the command was refused because of a limit. */
  receive(raw: unknown): Promise<boolean>;
  close(): void;
}

/** How long a request over HTTP waits. A socket waits on: a push says that the server is slow. */
const ANSWER_WITHIN = 10_000;

/** Whose limits a command counts for, and what it is called in the log: a socket by the request that opened it. */
export interface CommandSource {
  readonly address: string;
  readonly request: string;
}

/** The transport below the messages. */
interface Transport {
  readonly roundTrip?: MeasureRoundTrip;
  readonly sendText?: (push: string) => void;
  /** Makes the client connect again. */
  readonly end?: () => void;
}

const TYPES: ReadonlySet<unknown> = new Set(command.def.options.flatMap((option) => [...option.shape.type.def.values]));

const typeOf = (raw: unknown): string => {
  const type = typeof raw === 'object' && raw !== null && 'type' in raw ? raw.type : null;
  return TYPES.has(type) ? String(type) : 'unknown';
};

const tableOf = (raw: unknown): { readonly table?: string } =>
  typeof raw === 'object' && raw !== null && 'table' in raw && typeof raw.table === 'string'
    ? { table: raw.table }
    : {};

export const refusal = (id: number | null, code: string, params: Readonly<Record<string, Json>> = {}): Reply => ({
  type: 'reply',
  id,
  ok: false,
  error: { code, params },
});

/** One guest's connection to the authority; refuses commands over the limits. */
export function connectGuest(
  context: ServerContext,
  guest: Guest,
  { address, request }: CommandSource,
  send: (message: Message) => void,
  transport: Transport = {},
): GuestConnection {
  const sender = { guest: guest.id, address };
  const asked = new Map<number | null, { readonly command: string; readonly table?: string }>();
  const answer = (message: Message) => {
    if (message.type === 'reply') {
      const question = asked.get(message.id) ?? { command: 'unknown' };
      asked.delete(message.id);
      const outcome = message.ok ? 'ok' : message.error.code;
      context.metrics.commands.inc({ type: question.command, outcome });
      if (outcome === 'INTERNAL') context.noteFailure({ request, ...question });
    }
    send(message);
  };
  const renamed = (name: string) => context.guests.rename(guest, name);
  const connection = context.authority.connect(guest, { ...transport, send: answer, renamed });
  return {
    async receive(raw) {
      const type = typeOf(raw);
      asked.set(idOf(raw), { command: type, ...tableOf(raw) });
      if (!allowed(context.limiter, sender, type)) {
        answer(refusal(idOf(raw), 'RATE_LIMITED'));
        return false;
      }
      await connection.receive(raw);
      return true;
    },
    close: () => connection.close(),
  };
}

/** One command on a temporary connection: HTTP reaches the authority by the same path as a socket. */
export async function askOnce(
  context: ServerContext,
  guest: Guest,
  source: CommandSource,
  command: CommandBody,
): Promise<Result<Json>> {
  let reply: Reply | null = null;
  const connection = connectGuest(context, guest, source, (message) => {
    if (message.type === 'reply') reply = message;
  });
  try {
    await Promise.race([connection.receive({ ...command, id: 0 }), wait(ANSWER_WITHIN, undefined, { ref: false })]);
    return reply ?? refuse('BUSY'); // the node that serves the table does not answer, or is being replaced
  } finally {
    connection.close();
  }
}
