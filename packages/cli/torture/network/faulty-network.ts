import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** Possible faults of the network. */
export const FAULTS = ['latency', 'split', 'resets', 'unreachable', 'halfOpen', 'trickle'] as const;
export type Fault = (typeof FAULTS)[number];

export interface FaultyNetwork {
  readonly base: string;
  set(fault: Fault): void;
  /** Ends the fault; connections that died meanwhile stay dead. */
  heal(): void;
  close(): Promise<void>;
}

interface Pipe {
  readonly near: Socket;
  readonly far: Socket;
  /** The connection died silently: nothing passes any more, and neither end is told. */
  dead: boolean;
}

const LATENCY_MS = 250;
const RESET_EVERY_MS = 1_500;
const TRICKLED_ONE_IN = 4;

/** A network in front of a server on this machine with faults on demand. Bytes are never reordered. */
export async function faultyNetwork(port: number): Promise<FaultyNetwork> {
  const pipes = new Set<Pipe>();
  let fault: Fault | null = null;
  let healed: (() => void)[] = [];

  const server = createServer((near) => {
    if (fault === 'unreachable') {
      near.on('error', () => undefined);
      near.resetAndDestroy();
      return;
    }
    const far = connect(port, '127.0.0.1');
    const pipe: Pipe = { near, far, dead: false };
    pipes.add(pipe);
    for (const socket of [near, far]) {
      socket.setNoDelay(true);
      socket.on('error', () => undefined);
    }
    const trickles = Math.random() * TRICKLED_ONE_IN < 1;
    forward(near, far, pipe, trickles);
    forward(far, near, pipe, trickles);
  });

  /** Every chunk waits for the one before it, and for the fault at the time it comes. */
  const forward = (from: Socket, to: Socket, pipe: Pipe, trickles: boolean) => {
    let last = Promise.resolve();
    const inOrder = (step: () => Promise<void>) => {
      last = last.then(step).catch(() => undefined);
    };
    from.on('data', (chunk: Buffer) => {
      from.pause();
      inOrder(async () => {
        await passing(chunk, to, pipe, trickles);
        from.resume();
      });
    });
    from.on('close', () =>
      inOrder(async () => {
        if (pipe.dead) return;
        pipes.delete(pipe);
        to.destroy();
      }),
    );
  };

  const passing = async (chunk: Buffer, to: Socket, pipe: Pipe, trickles: boolean) => {
    if (fault === 'halfOpen') await new Promise<void>((resolve) => healed.push(resolve)); // new data waits
    if (fault === 'latency') await pause(LATENCY_MS * Math.random());
    if (fault === 'split')
      await inPieces(chunk, 1 + Math.floor(Math.random() * 7), 0, pipe, to, () => fault === 'split');
    else if (fault === 'trickle' && trickles) await inPieces(chunk, 1, 1_000, pipe, to, () => fault === 'trickle');
    else write(chunk, to, pipe);
  };

  const resets = setInterval(() => {
    if (fault !== 'resets') return;
    for (const { near } of pipes) if (Math.random() < 0.5) near.resetAndDestroy();
  }, RESET_EVERY_MS);

  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    base: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    set(next) {
      fault = next;
      if (fault === 'unreachable') for (const { near } of pipes) near.resetAndDestroy();
      if (fault === 'halfOpen') for (const pipe of pipes) pipe.dead = true;
    },
    heal() {
      fault = null;
      for (const go of healed) go();
      healed = [];
    },
    async close() {
      clearInterval(resets);
      for (const { near, far } of pipes) for (const socket of [near, far]) socket.destroy();
      await new Promise<void>((resolve) => server.close(() => resolve()));
    },
  };
}

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

function write(bytes: Buffer, to: Socket, pipe: Pipe): void {
  if (!pipe.dead && to.writable) to.write(bytes);
}

/** Sends `size` bytes at a time while the fault lasts, then the rest. */
async function inPieces(
  chunk: Buffer,
  size: number,
  every: number,
  pipe: Pipe,
  to: Socket,
  goesOn: () => boolean,
): Promise<void> {
  let at = 0;
  for (; at < chunk.length && goesOn() && to.writable; at += size) {
    write(chunk.subarray(at, at + size), to, pipe);
    await (every > 0 ? pause(every) : new Promise(setImmediate));
  }
  if (at < chunk.length) write(chunk.subarray(at), to, pipe);
}
