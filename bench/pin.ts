import { spawnSync } from 'node:child_process';
import { availableParallelism } from 'node:os';

const cores = availableParallelism(); // before anything is pinned

const keepOn = (pid: number, list: string): boolean =>
  spawnSync('taskset', ['-a', '-p', '-c', list, String(pid)], { stdio: 'ignore' }).status === 0;

/** Keeps a process with all its threads on one processor; false where that cannot be done. */
export const pin = (pid: number, core: number): boolean => core < cores && cores > 1 && keepOn(pid, String(core));

export const unpin = (pid: number): boolean => keepOn(pid, `0-${cores - 1}`);
