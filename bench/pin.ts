import { spawnSync } from 'node:child_process';
import { availableParallelism } from 'node:os';

const cores = availableParallelism(); // read before anything is pinned

const keepOn = (pid: number, list: string): boolean =>
  spawnSync('taskset', ['-a', '-p', '-c', list, String(pid)], { stdio: 'ignore' }).status === 0;

/** Whether a process can be pinned to one processor here. */
export const canPin = cores > 1 && spawnSync('taskset', ['-V'], { stdio: 'ignore' }).status === 0;

/** Starts Node on one processor: unlike a process moved there later, it knows that it has only one. */
export const nodeOn = (core: number): readonly string[] => ['taskset', '-c', String(core), process.execPath];

/** Pins a process with all its threads to one processor. */
export const pin = (pid: number, core: number): boolean => keepOn(pid, String(core));

export const unpin = (pid: number): boolean => keepOn(pid, `0-${cores - 1}`);
