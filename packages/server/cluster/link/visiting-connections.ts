import type { Authority } from '@izvilina/authority/authority.ts';
import type { Connection } from '@izvilina/authority/connection.ts';
import type { Deps } from '@izvilina/authority/deps.ts';
import type { RoundTrip } from '@izvilina/authority/race/round-trip.ts';
import { textOf } from '../../sockets/message-text.ts';
import { channelOf, type PubSub } from '../pubsub/pubsub.ts';
import {
  carryOut,
  type Frame,
  frameText,
  LINK_VERSION,
  type MessageHandlers,
  type ToEdge,
  type ToOwner,
} from './link-messages.ts';
import { PING } from './remote-node.ts';
import { SessionFrames } from './session-frames.ts';

/** An edge is gone after so many missed pings; by then it has given us up as well. */
const GONE_AFTER = PING.unanswered + 3;
/** How often the edge is asked to keep measuring (ms). */
const MEASURE_AGAIN = 10_000;

export interface VisitingOptions extends Pick<Deps, 'clock' | 'later' | 'soon'> {
  readonly node: string;
  readonly pubsub: PubSub;
  /** The one of this node alone: what comes over a link is never passed on. */
  readonly authority: () => Authority;
  readonly rename: (guest: string, name: string) => Promise<void>;
}

export interface VisitingConnections {
  receive(frame: Frame): void;
  /** From now on nothing more is carried out. */
  stopReceiving(): void;
  /** Their edges learn that it is over here. */
  close(): void;
}

interface Visitor extends Connection {
  roundTrip: RoundTrip | null;
}

/** What the handlers of a session's messages work with. */
interface SessionEnd {
  readonly frames: SessionFrames<ToEdge>;
  readonly visitors: Map<number, Visitor>;
}

interface Session extends SessionEnd {
  readonly handlers: MessageHandlers<ToOwner>;
  /** Pings that should have come since the last frame. */
  missedPings: number;
  end(): void;
}

/** Players of other nodes' sockets at tables of this node. To the authority they are connections like any other. */
export function visitingConnections(options: VisitingOptions): VisitingConnections {
  const { node, pubsub, authority, rename, clock, later, soon } = options;
  const sessions = new Map<string, Session>();
  let receiving = true;

  const post = (to: string, session: string, n: number | null, messages: readonly ToEdge[]) =>
    pubsub.publish(channelOf(to), frameText({ v: LINK_VERSION, from: node, session, side: 'owner', n, messages }));

  const begin = (edge: string, id: string): Session => {
    const frames = new SessionFrames<ToEdge>(async (n, messages) => {
      if (!(await post(edge, id, n, messages))) session.end();
    }, soon);
    let cancel: () => void = () => undefined;
    const watch = () => {
      if (++session.missedPings > GONE_AFTER) session.end();
      else cancel = later(PING.every, watch);
    };
    const visitors = new Map<number, Visitor>();
    const session: Session = {
      frames,
      visitors,
      handlers: handlersOf({ frames, visitors }),
      missedPings: 0,
      end() {
        if (!sessions.delete(id)) return;
        cancel();
        frames.flush();
        void post(edge, id, null, []);
        for (const visitor of session.visitors.values()) visitor.close();
      },
    };
    sessions.set(id, session);
    watch();
    return session;
  };

  const connect = (session: SessionEnd, { connection, guest, texts }: Extract<ToOwner, { kind: 'connect' }>) => {
    const send = (message: ToEdge) => session.frames.send(message);
    let measured = Number.NEGATIVE_INFINITY;
    const opened = authority().connect(guest, {
      send: (message) =>
        texts && message.type !== 'reply'
          ? send({ kind: 'text', connection, text: textOf(message) })
          : send({ kind: 'send', connection, message }),
      async renamed(name) {
        await rename(guest.id, name);
        send({ kind: 'renamed', connection, name });
      },
      roundTrip() {
        if (clock() - measured > MEASURE_AGAIN) {
          measured = clock();
          send({ kind: 'measure', connection });
        }
        return visitor.roundTrip;
      },
      end: () => send({ kind: 'end', connection }),
    });
    const visitor: Visitor = { ...opened, roundTrip: null };
    session.visitors.set(connection, visitor);
  };

  const handlersOf = (session: SessionEnd): MessageHandlers<ToOwner> => {
    const { frames, visitors } = session;
    return {
      ping: ({ at }) => frames.send({ kind: 'pong', at }),
      connect: (message) => connect(session, message),
      receive: ({ connection, order }) => void visitors.get(connection)?.receive(order),
      rename: ({ connection, name }) => visitors.get(connection)?.rename(name),
      trip({ connection, roundTrip }) {
        const visitor = visitors.get(connection);
        if (visitor) visitor.roundTrip = roundTrip;
      },
      close({ connection }) {
        visitors.get(connection)?.close();
        visitors.delete(connection);
      },
      ask: ({ ask, guest, question }) =>
        void authority()
          .answer(guest, question)
          .then((result) => frames.send({ kind: 'answer', ask, result })),
    };
  };

  return {
    receive({ v, from, session: id, n, messages }) {
      if (!receiving) return;
      const known = sessions.get(id);
      const fresh = !known && n === 1 && v === LINK_VERSION;
      const session = known ?? (fresh ? begin(from, id) : null);
      if (!session && n !== null) void post(from, id, null, []);
      else if (n === null || !session?.frames.isNext(n)) session?.end();
      else {
        session.missedPings = 0;
        carryOut(session.handlers, messages);
      }
    },
    stopReceiving() {
      receiving = false;
    },
    close() {
      receiving = false;
      for (const session of [...sessions.values()]) session.end();
    },
  };
}
