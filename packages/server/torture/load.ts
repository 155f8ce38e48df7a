import { randomUUID } from 'node:crypto';
import { loadGame } from '@izvilina/games/load.ts';
import { readData } from '@izvilina/games/node/read-data.ts';
import type { Slug } from '@izvilina/games/registry.ts';
import { anySlot } from '@izvilina/protocol/slot.ts';
import { Client } from '../testing/client.ts';
import { newTable } from '../testing/test-server.ts';
import { Robot, type RobotReports } from './robot.ts';
import type { Patience } from './robot-connection.ts';
import { ROBOT_OPTIONS } from './titles.ts';

export interface LoadOptions extends RobotReports {
  /** Where to connect; a function chooses by the slot, like a proxy. */
  readonly base: string | ((slot: string) => string);
  readonly tables: number;
  readonly seats: number;
  /** The titles played; the tables are divided among them. */
  readonly titles?: readonly Slug[];
  /** The longest a robot thinks before a move, in milliseconds. */
  readonly think?: number;
  /** The longest it waits before it connects again, in milliseconds. */
  readonly reconnect?: number;
  readonly patience?: Patience;
  /** Additional headers, made once per player. */
  readonly headers?: () => Readonly<Record<string, string>>;
}

export interface Load {
  /** The robots that sit at a table now. */
  readonly robots: ReadonlySet<Robot>;
  stop(): void;
}

/** Tables full of robots, which start a new game whenever one is over, whatever happens to the server meanwhile. */
export async function startLoad(options: LoadOptions): Promise<Load> {
  const robots = new Set<Robot>();
  const titles = options.titles ?? ['cow006'];
  let stopped = false;

  const keepPlaying = async (title: Slug) => {
    while (!stopped) {
      const seated = await seatRobots(title, options).catch(() => null); // the server died while they sat down
      if (!seated) {
        await new Promise((resolve) => setTimeout(resolve, 50 + Math.random() * 100));
        continue;
      }
      for (const robot of seated) robots.add(robot);
      if (stopped) for (const robot of seated) robot.stop();
      await Promise.all(seated.map((robot) => robot.over));
      for (const robot of seated) robots.delete(robot);
    }
  };
  for (let i = 0; i < options.tables; i++) void keepPlaying(titles[i % titles.length] as Slug);

  return {
    robots,
    stop() {
      stopped = true;
      for (const robot of robots) robot.stop();
    },
  };
}

async function seatRobots(title: Slug, load: LoadOptions): Promise<Robot[]> {
  const { seats, think = 0, reconnect = 50, patience, acked, faulty, pushed, reopened } = load;
  const base = typeof load.base === 'string' ? () => load.base as string : load.base;
  const slot = anySlot();
  const headers = Array.from({ length: seats }, () => load.headers?.() ?? {});
  const options = ROBOT_OPTIONS[title];
  const game = await loadGame(title, options, readData);
  const guests: Client[] = [];
  try {
    for (const its of headers) guests.push(await Client.connect(base(slot), undefined, its));
    const [host, ...others] = guests as [Client, ...Client[]];
    const chairs = [{ kind: 'me' } as const, ...others.map(() => ({ kind: 'open' }) as const)];
    const { table } = (await host.do(newTable({ game: title, chairs, options, client: randomUUID() + slot }))) as {
      table: string;
    };
    for (const [index, other] of others.entries())
      await other.do({ type: 'sit', table, seat: index + 1, name: `Робот ${index + 2}` });
    await host.do({ type: 'start', table });
    const reports = {
      acked,
      faulty,
      ...(patience ? { patience } : {}),
      ...(pushed ? { pushed } : {}),
      ...(reopened ? { reopened } : {}),
    };
    return guests.map(
      ({ cookie }, seat) =>
        new Robot({
          base,
          cookie,
          headers: headers[seat] ?? {},
          game,
          table,
          seat,
          think,
          reconnect,
          ...reports,
        }),
    );
  } finally {
    for (const guest of guests) guest.socket.close();
  }
}
