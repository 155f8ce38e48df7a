import { setTimeout as pause } from 'node:timers/promises';
import { ServerChild } from '@izvilina/server/testing/child.ts';
import { scrape } from '@izvilina/server/testing/scrape.ts';
import type { Load } from '@izvilina/server/torture/load.ts';
import { canPin, nodeOn, pin, unpin } from '../pin.ts';
import { cpuOf, residentMb } from '../process-usage.ts';
import { SERVER_PROGRAM } from '../server-program.ts';
import { seated } from './seated.ts';
import { microsPerMove, Tally } from './tally.ts';

export interface PaceOptions {
  readonly tables: number;
  readonly seconds: number;
  /** Moves per second, all tables together. */
  readonly rate: number;
}

const SEATS = 2;
/** Tables whose players come at the same time. */
const AT_ONCE = 25;

/** How quickly a move is acknowledged while many people play at their own pace: most of them are thinking. */
export async function atPace({ tables, seconds, rate }: PaceOptions): Promise<Record<string, unknown>> {
  const server = await ServerChild.start({ program: SERVER_PROGRAM, ...(canPin && { node: nodeOn(0) }) });
  const pinned = canPin && pin(process.pid, 1);
  const tally = new Tally();
  const loads: Load[] = [];
  try {
    const think = thinkingTime(tables, rate);
    const options = { ...tally, base: server.base, seats: SEATS, think };
    for (let left = tables; left > 0; left -= AT_ONCE)
      loads.push(await seated({ ...options, tables: Math.min(AT_ONCE, left) }));
    await pause(think); // until everybody is past the first move
    const { cpu, moves, ...tallied } = await tally.during(seconds, [cpuOf(server.pid)]);
    const metrics = await scrape(server.base);
    return {
      tables,
      sockets: metrics('izvilina_sockets'),
      pinned,
      faults: tally.faults,
      asked: rate,
      ...tallied,
      serverBusy: Number(((cpu[0] as number) / tallied.seconds).toFixed(2)),
      serverCpuMicrosPerMove: microsPerMove(cpu[0] as number, moves),
      eventLoopDelayMaxMs: Math.round(metrics('izvilina_event_loop_delay_max_seconds') * 1_000),
      residentMb: residentMb(server.pid).now,
    };
  } finally {
    for (const load of loads) load.stop();
    if (pinned) unpin(process.pid);
    await server.discard();
  }
}

/**
 * Longest thinking time for this rate. Both players of cow006 pick at the same time, each after a random time up to
 * this: a pair of moves takes as long as the slower one, two thirds of it on average; a little less, because sometimes
 * one of them moves alone.
 */
const thinkingTime = (tables: number, rate: number): number => (tables * SEATS * 1_000 * 1.4) / rate;
