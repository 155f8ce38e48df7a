import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

export interface SlowNetworkOptions {
  /** Shortest one-way delay in milliseconds. */
  readonly oneWay: number;
  /** Average additional delay: mostly small, now and then large. */
  readonly jitter: number;
}

export interface SlowNetwork {
  readonly base: string;
  close(): Promise<void>;
}

/** A bad network in front of a server on this machine: every byte is delayed, none reordered. */
export async function slowNetwork(port: number, options: SlowNetworkOptions): Promise<SlowNetwork> {
  const open = new Set<Socket>();
  const server = createServer((near) => {
    const far = connect(port, '127.0.0.1');
    for (const socket of [near, far]) {
      open.add(socket);
      socket.setNoDelay(true);
      socket.on('error', () => undefined);
      socket.once('close', () => open.delete(socket));
    }
    slowly(near, far, options);
    slowly(far, near, options);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    base: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async close() {
      for (const socket of open) socket.destroy();
      await new Promise<void>((resolve) => server.close(() => resolve()));
    },
  };
}

function slowly(from: Socket, to: Socket, { oneWay, jitter }: SlowNetworkOptions): void {
  const waiting: (() => void)[] = [];
  let last = 0;
  const later = (arrive: () => void) => {
    const now = performance.now();
    last = Math.max(last, now + oneWay - jitter * Math.log(1 - Math.random()));
    waiting.push(arrive);
    setTimeout(() => waiting.shift()?.(), last - now);
  };
  from.on('data', (chunk) => later(() => to.writable && to.write(chunk)));
  from.on('close', () => later(() => to.destroy()));
}
