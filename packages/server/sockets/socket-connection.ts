import type { Duplex } from 'node:stream';
import { idOf } from '@izvilina/protocol/commands.ts';
import type { Message } from '@izvilina/protocol/messages.ts';
import type { RawData, WebSocket } from 'ws';
import type { ServerContext } from '../context.ts';
import { type CommandSource, connectGuest, refusal } from '../guests/guest-connection.ts';
import type { Guest } from '../guests/guests.ts';
import type { Limits } from '../limits/limits.ts';
import { readJson } from '../read-json.ts';
import { type LowPriorityQueue, MessageQueue } from './low-priority.ts';
import { textOf } from './message-text.ts';
import type { Outboxes } from './outbox.ts';
import { RoundTripMeter } from './round-trip-meter.ts';
import { Unread } from './unread.ts';

export const CLOSE_CODES = { restarting: 1012, signedOut: 4001, abuse: 1008, notText: 1003 } as const;

export interface SocketConnection {
  readonly context: ServerContext;
  readonly limits: Limits;
  readonly guest: Guest;
  readonly source: CommandSource;
  /** What the WebSocket writes to. */
  readonly socket: Duplex;
  readonly outboxes: Outboxes;
  readonly lowPriority: LowPriorityQueue;
}

/** Passes one guest's commands from an open socket to the authority and the answers back, within the limits. */
export function serveSocket(ws: WebSocket, connecting: SocketConnection): void {
  const { context, limits, guest, source, socket, outboxes } = connecting;
  const unread = new Unread(limits.unread);
  const messages = new MessageQueue(connecting.lowPriority);
  let unanswered = 0;
  let strikes = 0;

  const sendText = (text: string) => {
    if (ws.readyState !== ws.OPEN) return;
    // Such a slow reader would fill our memory; after reconnecting it gets only the newest.
    if (unread.tooMuch(ws.bufferedAmount)) ws.terminate();
    else outboxes.send(ws, socket, text);
  };
  const send = (message: Message) => {
    const text = textOf(message);
    sendText(text);
    if (message.type === 'reply') unread.replied(Buffer.byteLength(text));
  };
  const close = (code: number, why: string) => {
    outboxes.flush();
    ws.close(code, why);
  };
  const strike = () => {
    strikes += 1;
    if (strikes <= limits.strikes || ws.readyState !== ws.OPEN) return;
    context.noteSecurity('too many commands', { address: source.address, guest: guest.id });
    close(CLOSE_CODES.abuse, 'too many messages');
  };

  const meter = new RoundTripMeter(ws, () => performance.now());
  const end = () => close(CLOSE_CODES.restarting, 'moved');
  const connection = connectGuest(context, guest, source, send, { roundTrip: meter.roundTrip, sendText, end });

  const carryOut = (data: RawData) => {
    void connection
      .receive(readJson(String(data)))
      .then((allowed) => {
        if (allowed) strikes = Math.max(0, strikes - 1);
        else strike();
      })
      .finally(() => {
        unanswered -= 1;
      });
  };
  ws.on('message', (data: RawData, binary: boolean) => {
    if (ws.readyState !== ws.OPEN) return;
    if (binary) return close(CLOSE_CODES.notText, 'text only');
    if (unanswered >= limits.unanswered) {
      send(refusal(idOf(readJson(String(data))), 'RATE_LIMITED'));
      return strike();
    }
    unanswered += 1;
    messages.run(() => {
      if (ws.readyState === ws.OPEN) carryOut(data);
    });
  });
  ws.on('error', () => ws.terminate()); // too large, not UTF-8, no frame: ws has reported why and is closing
  ws.on('close', () => connection.close());
}
