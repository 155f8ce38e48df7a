import type { MeasureRoundTrip } from '@izvilina/authority/race/round-trip.ts';
import type { Json } from '@izvilina/kernel/json.ts';
import { type Result, refuse } from '@izvilina/kernel/result.ts';
import { command, idOf, type Message, type Order, type Reply } from '@izvilina/protocol/messages.ts';
import type { ServerContext } from '../context.ts';
import { allowed } from '../limits/allowance.ts';
import type { Guest } from './guests.ts';

export interface GuestConnection {
  /** False when the command was refused for being one too many. */
  receive(raw: unknown): Promise<boolean>;
  close(): void;
}

const TYPES: ReadonlySet<unknown> = new Set(command.def.options.flatMap((option) => [...option.shape.type.def.values]));

const typeOf = (raw: unknown): string => {
  const type = typeof raw === 'object' && raw !== null && 'type' in raw ? raw.type : null;
  return TYPES.has(type) ? String(type) : 'unknown';
};

export const refusal = (id: number | null, code: string, params: Readonly<Record<string, Json>> = {}): Reply => ({
  type: 'reply',
  id,
  ok: false,
  error: { code, params },
});

/** One guest's connection to the authority: counts the commands and refuses those that are too many. */
export function connectGuest(
  context: ServerContext,
  guest: Guest,
  address: string,
  send: (message: Message) => void,
  roundTrip?: MeasureRoundTrip,
): GuestConnection {
  const sender = { guest: guest.id, address };
  const asked = new Map<number | null, string>();
  const answer = (message: Message) => {
    if (message.type === 'reply') {
      const type = asked.get(message.id) ?? 'unknown';
      asked.delete(message.id);
      context.metrics.commands.inc({ type, outcome: message.ok ? 'ok' : message.error.code });
    }
    send(message);
  };
  const connection = context.authority.connect(guest, answer, (name) => context.guests.rename(guest, name), roundTrip);
  return {
    async receive(raw) {
      const type = typeOf(raw);
      asked.set(idOf(raw), type);
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

/** One command on a connection of its own: HTTP reaches the authority by the same path as a socket. */
export async function askOnce(
  context: ServerContext,
  guest: Guest,
  address: string,
  order: Order,
): Promise<Result<Json>> {
  let reply: Reply | null = null;
  const connection = connectGuest(context, guest, address, (message) => {
    if (message.type === 'reply') reply = message;
  });
  try {
    await connection.receive({ ...order, id: 0 });
    return reply ?? refuse('NO_ANSWER');
  } finally {
    connection.close();
  }
}
