import * as z from 'zod/mini';
import { readJson } from '../../read-json.ts';
import { LINK_VERSION } from '../link/link-messages.ts';
import type { PubSub } from '../pubsub/pubsub.ts';

/** Sends something to all other nodes. It may be lost: its users have another way to find out, or do without. */
export interface Broadcast<Content> {
  tell(content: Content): void;
  /** Returns the function that unsubscribes. */
  onHeard(heard: (content: Content, from: string) => void): () => void;
}

const envelope = z.object({ v: z.number(), from: z.string(), content: z.unknown() });

export function broadcast<Content>(
  pubsub: PubSub,
  node: string,
  topic: string,
  content: z.ZodMiniType<Content>,
): Broadcast<Content> {
  const channel = `all:${topic}`;
  return {
    tell: (told) => void pubsub.publish(channel, JSON.stringify({ v: LINK_VERSION, from: node, content: told })),
    onHeard: (heard) =>
      pubsub.subscribe(channel, (text) => {
        const read = z.safeParse(envelope, readJson(text));
        if (!read.success || read.data.from === node) return;
        const known = z.safeParse(content, read.data.content);
        if (known.success) heard(known.data, read.data.from);
      }),
  };
}
