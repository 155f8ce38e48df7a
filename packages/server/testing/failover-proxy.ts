import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

export interface FailoverProxy {
  readonly base: string;
  close(): Promise<void>;
}

/** A proxy in front of several servers: every new connection goes to the first one that accepts it. */
export async function failoverProxy(ports: readonly number[]): Promise<FailoverProxy> {
  const open = new Set<Socket>();
  const keep = (socket: Socket) => {
    open.add(socket);
    socket.once('close', () => open.delete(socket));
    socket.on('error', () => undefined);
  };
  const join = (near: Socket, [port, ...others]: readonly number[]) => {
    if (port === undefined) return near.destroy();
    const far = connect(port, '127.0.0.1');
    keep(far);
    let joined = false;
    far.once('connect', () => {
      joined = true;
      near.pipe(far).pipe(near);
    });
    far.once('close', () => (joined ? near.destroy() : join(near, others)));
    near.once('close', () => far.destroy());
    return near;
  };
  const server = createServer((near) => {
    keep(near);
    join(near, ports);
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
