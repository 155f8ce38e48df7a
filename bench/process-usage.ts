import { readdirSync, readFileSync } from 'node:fs';

/* Linux only. */

const TICKS_PER_SECOND = 100;

interface Usage {
  readonly parent: number;
  /** CPU seconds so far, all threads together. */
  readonly cpu: number;
  /** CPU seconds of its child processes that have ended. */
  readonly ended: number;
}

function usageOf(pid: number): Usage {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ').map(Number) as number[];
  const seconds = (field: number) => (fields[field] ?? 0) / TICKS_PER_SECOND;
  return { parent: fields[1] as number, cpu: seconds(11) + seconds(12), ended: seconds(13) + seconds(14) };
}

/** CPU seconds a process has used so far, all threads together. */
export const cpuSeconds = (pid: number): number => usageOf(pid).cpu;

/** A meter for the same. */
export const cpuOf = (pid: number) => (): number => cpuSeconds(pid);

/** The same for a process and all its children: every connection to PostgreSQL is one. */
export const cpuOfFamily = (pid: number) => (): number => {
  const { cpu, ended } = usageOf(pid);
  const children = readdirSync('/proc').flatMap((name) => {
    try {
      return /^\d+$/.test(name) ? [usageOf(Number(name))] : [];
    } catch {
      return []; // the process has just ended
    }
  });
  return children.filter(({ parent }) => parent === pid).reduce((sum, child) => sum + child.cpu, cpu + ended);
};

/** Resident memory in MB: now, and the peak. */
export function residentMb(pid: number): { readonly now: number; readonly peak: number } {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  const mb = (field: string) => Math.round(Number(status.match(new RegExp(`${field}:\\s+(\\d+)`))?.[1] ?? 0) / 1024);
  return { now: mb('VmRSS'), peak: mb('VmHWM') };
}

/** How many files, including connections, this process and its children may have open. */
export function mostOpenFiles(): number {
  const most = readFileSync('/proc/self/limits', 'utf8').match(/^Max open files\s+(\d+)/m)?.[1];
  return most === undefined ? Number.POSITIVE_INFINITY : Number(most);
}
