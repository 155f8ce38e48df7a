import type { Guest } from '@izvilina/authority/document/create-table.ts';
import type { TableQuestion } from '@izvilina/authority/ownership.ts';
import type { RoundTrip } from '@izvilina/authority/race/round-trip.ts';
import type { Json } from '@izvilina/kernel/json.ts';
import type { Result } from '@izvilina/kernel/result.ts';
import type { Message } from '@izvilina/protocol/messages.ts';
import { readJson } from '../../read-json.ts';

/**
 * The version of the messages between an edge node, which holds players' sockets, and an owner node, which serves their
 * tables. It is raised by changes that a node of the release before could not work with. New kinds of messages need no
 * new version: a node ignores those it does not know.
 */
export const LINK_VERSION = 1;

interface OfConnection {
  /** The number of a player's connection in this session, chosen by the edge. */
  readonly connection: number;
}

export type ToOwner =
  /** `texts`: the edge accepts pushes as text. An older release does not say so and would not understand them. */
  | ({ readonly kind: 'connect'; readonly guest: Guest; readonly texts?: boolean } & OfConnection)
  | ({ readonly kind: 'receive'; readonly order: unknown } & OfConnection)
  | ({ readonly kind: 'rename'; readonly name: string } & OfConnection)
  | ({ readonly kind: 'trip'; readonly roundTrip: RoundTrip } & OfConnection)
  | ({ readonly kind: 'close' } & OfConnection)
  | { readonly kind: 'ask'; readonly ask: number; readonly guest: string; readonly question: TableQuestion }
  | { readonly kind: 'ping'; readonly at: number };

export type ToEdge =
  | ({ readonly kind: 'send'; readonly message: Message } & OfConnection)
  /** A push as it is sent to the player's socket. It travels behind the frame, so that no node has to parse it. */
  | ({ readonly kind: 'text'; readonly text: string } & OfConnection)
  /** The player has to connect again. */
  | ({ readonly kind: 'end' } & OfConnection)
  /** The edge should measure and report the round trip to the player for a while. */
  | ({ readonly kind: 'measure' } & OfConnection)
  | ({ readonly kind: 'renamed'; readonly name: string } & OfConnection)
  | { readonly kind: 'answer'; readonly ask: number; readonly result: Result<Json> }
  | { readonly kind: 'pong'; readonly at: number };

/** Messages of one session that travel together. `n` counts frames from 1; null: the session is lost. */
export interface Frame {
  readonly v: number;
  readonly from: string;
  readonly session: string;
  /** Which end of the session wrote it. */
  readonly side: 'edge' | 'owner';
  readonly n: number | null;
  readonly messages: readonly (ToOwner | ToEdge)[];
}

/** One line of JSON followed by the texts; each text message in the line says how long its text is. */
export function frameText(content: Frame): string {
  let texts = '';
  const messages = content.messages.map((message) => {
    if (message.kind !== 'text') return message;
    const { kind, connection, text } = message;
    texts += text;
    return { kind, connection, length: text.length };
  });
  return texts === '' ? JSON.stringify(content) : `${JSON.stringify({ ...content, messages })}\n${texts}`;
}

/** Null if it is not a frame of ours. Both ends are ours, so the content of a frame is trusted. */
export function readFrame(text: string): Frame | null {
  const end = text.indexOf('\n');
  const frame = readJson(end < 0 ? text : text.slice(0, end)) as Frame | null | undefined;
  if (!Array.isArray(frame?.messages)) return null;
  let at = end + 1;
  for (const message of frame.messages as (TextMessage | { readonly kind: 'other' })[])
    if (message.kind === 'text') {
      message.text = text.slice(at, at + message.length);
      at += message.length;
    }
  return frame;
}

/** A text message as it is written in the line. */
interface TextMessage {
  readonly kind: 'text';
  readonly length: number;
  text: string;
}

export type MessageHandlers<M extends { readonly kind: string }> = {
  readonly [K in M['kind']]: (message: Extract<M, { readonly kind: K }>) => void;
};

/** Handles messages in order. Kinds that are not known come from another release and are ignored. */
export function carryOut<M extends { readonly kind: string }>(
  handlers: MessageHandlers<M>,
  messages: readonly { readonly kind: string }[],
): void {
  for (const message of messages) {
    const handle = handlers[message.kind as M['kind']] as ((message: unknown) => void) | undefined;
    handle?.(message);
  }
}
