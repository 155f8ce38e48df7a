import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { WebSocket } from 'ws';
import { canPin, nodeOn } from '../pin.ts';
import { cpuSeconds } from '../process-usage.ts';

const PROGRAM = fileURLToPath(new URL('./bare-server.ts', import.meta.url));
const WARM_MS = 1_000;

export interface BareLoad {
  readonly seats: number;
  readonly tables: number;
  readonly seconds: number;
  readonly bytesPerPush: number;
}

/** What the same machine does with sockets alone: commands answered by `bare-server.ts`. */
export async function measureBare({ seats, tables, seconds, bytesPerPush }: BareLoad) {
  const [command, ...before] = canPin ? nodeOn(0) : [process.execPath];
  const server = spawn(command as string, [...before, PROGRAM, String(seats), String(bytesPerPush)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const sockets: WebSocket[] = [];
  try {
    const [port] = (await once(server.stdout.setEncoding('utf8'), 'data')) as [string];
    let answered = 0;
    for (let table = 0; table < tables; table++)
      for (let seat = 0; seat < seats; seat++) {
        const socket = new WebSocket(`ws://127.0.0.1:${port.trim()}/${table}`, { perMessageDeflate: false });
        sockets.push(socket);
        const move = () => socket.send(JSON.stringify({ type: 'move', id: answered, move: 'x'.repeat(120) }));
        socket.on('open', move);
        socket.on('message', (data: Buffer) => {
          if ((JSON.parse(String(data)) as { readonly type: string }).type !== 'reply') return;
          answered += 1;
          move();
        });
      }
    await pause(WARM_MS);
    const [answeredBefore, cpuBefore, began] = [answered, cpuSeconds(server.pid as number), performance.now()];
    await pause(seconds * 1_000);
    const moves = answered - answeredBefore;
    const cpu = cpuSeconds(server.pid as number) - cpuBefore;
    return {
      movesPerSecond: Math.round((moves * 1_000) / (performance.now() - began)),
      serverCpuMicrosPerMove: Math.round((cpu * 1e6) / moves),
    };
  } finally {
    for (const socket of sockets) socket.terminate();
    server.kill();
  }
}
