import type { Authority, Connection } from '@izvilina/authority/authority.ts';
import type { Deps } from '@izvilina/authority/deps.ts';
import type { RoundTrip } from '@izvilina/authority/race/round-trip.ts';
import { textOf } from '../../sockets/message-text.ts';
import { addressOf, type Wire } from '../wire/wire.ts';
import {
  carryOut,
  type Frame,
  frameText,
  LINK_VERSION,
  type MessageHandlers,
  type ToEdge,
  type ToOwner,
} from './link-messages.ts';
import { Numbered } from './numbered.ts';
import { PING } from './remote-node.ts';

/** An edge is gone after this many ping intervals of silence; by then it has given this session up. */
const GONE_AFTER = PING.unanswered + 3;
/** How often the edge is asked to keep measuring (ms). */
const MEASURE_AGAIN = 10_000;

export interface VisitingOptions extends Pick<Deps, 'clock' | 'later' | 'soon'> {
  readonly node: string;
  readonly wire: Wire;
  /** The authority of this node only: what comes over a link is never passed on again. */
  readonly authority: () => Authority;
  readonly rename: (guest: string, name: string) => Promise<void>;
}

export interface VisitingConnections {
  hear(frame: Frame): void;
  /** From now on incoming messages are ignored. */
  stopHearing(): void;
  /** Tells the edges that their sessions end here. */
  close(): void;
}

interface Visitor extends Connection {
  roundTrip: RoundTrip | null;
}

interface Ends {
  readonly numbered: Numbered<ToEdge>;
  readonly visitors: Map<number, Visitor>;
}

interface Session extends Ends {
  readonly handlers: MessageHandlers<ToOwner>;
  unheard: number;
  end(): void;
}

/** Players of other nodes' sockets at tables of this node. To the authority they are connections like any other. */
export function visitingConnections(options: VisitingOptions): VisitingConnections {
  const { node, wire, authority, rename, clock, later, soon } = options;
  const sessions = new Map<string, Session>();
  let hearing = true;

  const post = (to: string, session: string, n: number | null, messages: readonly ToEdge[]) =>
    wire.send(addressOf(to), frameText({ v: LINK_VERSION, from: node, session, side: 'owner', n, messages }));

  const begin = (edge: string, id: string): Session => {
    const numbered = new Numbered<ToEdge>(async (n, messages) => {
      if (!(await post(edge, id, n, messages))) session.end();
    }, soon);
    let cancel: () => void = () => undefined;
    const watch = () => {
      if (++session.unheard > GONE_AFTER) session.end();
      else cancel = later(PING.every, watch);
    };
    const visitors = new Map<number, Visitor>();
    const session: Session = {
      numbered,
      visitors,
      handlers: handlersOf({ numbered, visitors }),
      unheard: 0,
      end() {
        if (!sessions.delete(id)) return;
        cancel();
        numbered.flush();
        void post(edge, id, null, []);
        for (const visitor of session.visitors.values()) visitor.close();
      },
    };
    sessions.set(id, session);
    watch();
    return session;
  };

  const connect = (session: Ends, { connection, guest, texts }: Extract<ToOwner, { kind: 'connect' }>) => {
    const send = (message: ToEdge) => session.numbered.send(message);
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

  const handlersOf = (session: Ends): MessageHandlers<ToOwner> => {
    const { numbered, visitors } = session;
    return {
      ping: ({ at }) => numbered.send({ kind: 'pong', at }),
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
          .then((result) => numbered.send({ kind: 'answer', ask, result })),
    };
  };

  return {
    hear({ v, from, session: id, n, messages }) {
      if (!hearing) return;
      const known = sessions.get(id);
      const fresh = !known && n === 1 && v === LINK_VERSION;
      const session = known ?? (fresh ? begin(from, id) : null);
      if (!session && n !== null) void post(from, id, null, []);
      else if (n === null || !session?.numbered.isNext(n)) session?.end();
      else {
        session.unheard = 0;
        carryOut(session.handlers, messages);
      }
    },
    stopHearing() {
      hearing = false;
    },
    close() {
      hearing = false;
      for (const session of [...sessions.values()]) session.end();
    },
  };
}
