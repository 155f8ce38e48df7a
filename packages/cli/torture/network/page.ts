import { socketTo } from '@izvilina/server/testing/client.ts';
import type { SocketPage } from '@izvilina/web/client/socket.ts';

export interface Page extends SocketPage {
  /** Who it is. */
  readonly cookie: string;
  /** Closes the page: it does not connect again. */
  close(): void;
}

/** A browser's page as far as a connection needs one: a cookie of its own, and sockets that carry it. */
export function nodePage(base: string, known = ''): Page {
  let cookie = known;
  let socket: ReturnType<typeof socketTo> | null = null;
  let closed = false;
  return {
    get cookie() {
      return cookie;
    },
    async visit(signal) {
      if (closed) await new Promise(() => undefined);
      const answer = await fetch(`${base}/api/me`, { headers: { cookie, connection: 'close' }, signal });
      await answer.arrayBuffer();
      cookie = answer.headers.get('set-cookie')?.split(';')[0] ?? cookie;
    },
    open() {
      socket = socketTo(base, cookie);
      socket.on('error', () => undefined);
      return socket as unknown as WebSocket;
    },
    addEventListener: () => undefined,
    close() {
      closed = true;
      socket?.terminate();
    },
  };
}
