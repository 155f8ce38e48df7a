import { GAMES } from '@izvilina/games/registry.ts';
import { Client } from '../testing/client.ts';
import { newTable } from '../testing/test-server.ts';
import { type Ack, Robot } from './robot.ts';

export interface LoadOptions {
  readonly base: string;
  readonly tables: number;
  readonly seats: number;
  readonly acked: (ack: Ack) => void;
  readonly faulty: (what: string) => void;
  readonly pushed?: (bytes: number) => void;
}

/** Tables full of robots, each starting a new game when one is over, whatever happens to the server meanwhile. */
export async function startLoad(options: LoadOptions): Promise<{ stop(): void }> {
  const robots = new Set<Robot>();
  let stopped = false;

  const keepPlaying = async () => {
    while (!stopped) {
      const seated = await seatRobots(options).catch(() => null); // the server went while we sat down
      if (!seated) {
        await new Promise((resolve) => setTimeout(resolve, 50));
        continue;
      }
      for (const robot of seated) robots.add(robot);
      if (stopped) for (const robot of seated) robot.stop();
      await Promise.all(seated.map((robot) => robot.over));
      for (const robot of seated) robots.delete(robot);
    }
  };
  for (let i = 0; i < options.tables; i++) void keepPlaying();

  return {
    stop() {
      stopped = true;
      for (const robot of robots) robot.stop();
    },
  };
}

async function seatRobots({ base, seats, ...heard }: LoadOptions): Promise<Robot[]> {
  const game = await GAMES.cow006();
  const guests: Client[] = [];
  try {
    for (let seat = 0; seat < seats; seat++) guests.push(await Client.connect(base));
    const [host, ...others] = guests as [Client, ...Client[]];
    const chairs = [{ kind: 'me' } as const, ...others.map(() => ({ kind: 'open' }) as const)];
    const { table } = (await host.do(newTable({ chairs, options: { rounds: 50 } }))) as { table: string };
    for (const [index, other] of others.entries())
      await other.do({ type: 'sit', table, seat: index + 1, name: `Робот ${index + 2}` });
    await host.do({ type: 'start', table });
    return guests.map(({ cookie }, seat) => new Robot({ base, cookie, game, table, seat, ...heard }));
  } finally {
    for (const guest of guests) guest.socket.close();
  }
}
