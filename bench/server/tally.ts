import { setTimeout as pause } from 'node:timers/promises';
import type { Ack, RobotReports } from '@izvilina/server/torture/robot.ts';

/** What robots did during a period. */
export interface Tallied {
  readonly seconds: number;
  readonly moves: number;
  readonly movesPerSecond: number;
  /** Milliseconds from sending a move to its acknowledgement, as measured by the robots. */
  readonly p50Ms: number;
  readonly p99Ms: number;
  readonly bytesPerPush: number;
  /** CPU seconds by each of the meters. */
  readonly cpu: readonly number[];
}

/** Counts what robots report. */
export class Tally implements RobotReports {
  readonly faults: string[] = [];
  #took: number[] = [];
  #pushes = 0;
  #bytes = 0;

  readonly acked = ({ took }: Ack): void => void this.#took.push(took);
  readonly faulty = (what: string): void => void this.faults.push(what);
  readonly pushed = (bytes: number): void => {
    this.#pushes += 1;
    this.#bytes += bytes;
  };

  /** Waits until this many moves have been made: by then the server's code is compiled. */
  async warm(moves: number): Promise<void> {
    this.#took = [];
    while (this.#took.length < moves) await pause(50);
  }

  /** Counts for this many seconds, together with the CPU seconds of these meters. */
  async during(seconds: number, meters: readonly (() => number)[]): Promise<Tallied> {
    [this.#took, this.#pushes, this.#bytes] = [[], 0, 0];
    const [cpuBefore, began] = [meters.map((read) => read()), performance.now()];
    await pause(seconds * 1_000);
    const passed = (performance.now() - began) / 1_000;
    const cpu = meters.map((read, index) => read() - (cpuBefore[index] ?? 0));
    const sorted = this.#took.toSorted((a, b) => a - b);
    const at = (share: number) => Number((sorted[Math.floor(sorted.length * share)] ?? 0).toFixed(1));
    return {
      seconds: passed,
      moves: sorted.length,
      cpu,
      movesPerSecond: Math.round(sorted.length / passed),
      p50Ms: at(0.5),
      p99Ms: at(0.99),
      bytesPerPush: Math.round(this.#bytes / this.#pushes),
    };
  }
}

export const microsPerMove = (cpuSeconds: number, moves: number): number => Math.round((cpuSeconds * 1e6) / moves);
