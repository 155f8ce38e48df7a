import type { Deps } from '@izvilina/authority/deps.ts';
import { hexToken } from '@izvilina/authority/tokens.ts';
import type { Owners } from '../owners/owners.ts';
import { channelOf, type PubSub } from '../pubsub/pubsub.ts';
import { type Frame, readFrame } from './link-messages.ts';
import { RemoteNode } from './remote-node.ts';

const TRY_AGAIN = 500;

export interface LinkOptions extends Pick<Deps, 'clock' | 'later' | 'soon' | 'random' | 'log'> {
  readonly node: string;
  readonly pubsub: PubSub;
  readonly owners: Pick<Owners, 'isAlive'>;
  /** Takes what edges send to this node as an owner. */
  readonly onVisit: (frame: Frame) => void;
}

/** This node's sessions with the owners of tables. */
export interface Link {
  /** The session with a node that has answered; null if there is none. */
  connected(node: string): RemoteNode | null;
  /** A session with a node that has answered. Waits while the node is alive but silent; null when it is dead. */
  reach(node: string): Promise<RemoteNode | null>;
  readonly pubsub: PubSub;
  close(): void;
}

export function createLink({ node, pubsub, owners, onVisit, clock, later, soon, random, log }: LinkOptions): Link {
  const connected = new Map<string, RemoteNode>();
  const sessions = new Map<string, RemoteNode>();
  const reaching = new Map<string, Promise<RemoteNode | null>>();
  let closed = false;

  const begin = (to: string): RemoteNode => {
    const session = hexToken(random, 8);
    const remote: RemoteNode = new RemoteNode({
      node,
      to,
      session,
      pubsub,
      clock,
      later,
      soon,
      onLost(why) {
        sessions.delete(session);
        if (connected.get(to) === remote) connected.delete(to);
        if (why !== 'idle') log('session lost', { to, why });
      },
    });
    sessions.set(session, remote);
    return remote;
  };
  const pause = () => new Promise<void>((resolve) => void later(TRY_AGAIN, resolve));
  const tryUntilSettled = async (to: string): Promise<RemoteNode | null> => {
    while (!closed) {
      if (pubsub.up) {
        const remote = begin(to);
        if (await remote.answered) {
          connected.set(to, remote);
          return remote;
        }
      }
      if (!(await owners.isAlive(to).catch(() => true))) return null;
      await pause();
    }
    return null;
  };

  const stopListening = pubsub.subscribe(channelOf(node), (text) => {
    const frame = readFrame(text);
    if (!frame) return log('unreadable message', { length: text.length });
    if (frame.side === 'edge') onVisit(frame);
    else sessions.get(frame.session)?.receive(frame);
  });
  const stopWatching = pubsub.onChange((up) => {
    if (!up) for (const remote of [...sessions.values()]) remote.lose('no Redis');
  });

  return {
    pubsub,
    connected: (to) => connected.get(to) ?? null,
    async reach(to) {
      const known = connected.get(to);
      if (known) return known;
      const under = reaching.get(to) ?? tryUntilSettled(to).finally(() => reaching.delete(to));
      reaching.set(to, under);
      return under;
    },
    close() {
      closed = true;
      stopListening();
      stopWatching();
      for (const remote of [...sessions.values()]) remote.lose('closing');
    },
  };
}
