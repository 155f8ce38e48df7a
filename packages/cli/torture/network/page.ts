import { socketTo } from '@izvilina/server/testing/client.ts';
import type { SocketPage } from '@izvilina/web/client/socket.ts';

export interface Page extends SocketPage {
  /** Cookie of its guest. */
  readonly cookie: string;
  /** Closes the page: it does not connect again. */
  close(): void;
}

/** What a connection needs of a browser's page: a cookie of its own, and sockets that send it. */
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
