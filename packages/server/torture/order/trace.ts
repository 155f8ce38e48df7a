/** Steps of a server by its system calls, in the order they began or ended. */
export type Step =
  /** A page was written to the database's log, but not yet synced. */
  | { readonly kind: 'written'; readonly text: string }
  | { readonly kind: 'syncBegins'; readonly thread: string }
  /** What was written before the sync began is on disk. */
  | { readonly kind: 'synced'; readonly thread: string }
  /** About to be sent to a socket. */
  | { readonly kind: 'told'; readonly socket: string; readonly text: string };

interface Call {
  readonly name: string;
  /** The file as strace names it: `/tmp/x/izvilina.db-wal` or `socket:[123]`. */
  readonly file: string;
  readonly text: string;
}

const LINE = /^(\d+) +(.*)$/;
const CALL = /^(\w+)\(\d+<([^>]*)>/;
const RESUMED = /^<\.\.\. (\w+) resumed>/;
const DONE = / = (-?\d+)(?: \w+ \([^)]*\))?$/;
const UNFINISHED = '<unfinished ...>';

const WRITES: readonly string[] = ['write', 'writev', 'pwrite64', 'pwritev', 'sendto', 'sendmsg'];
const SYNCS: readonly string[] = ['fsync', 'fdatasync'];

const isLog = ({ file }: Call): boolean => file.endsWith('.db-wal');
const isSocket = ({ file }: Call): boolean => file.startsWith('socket:');

/** Reads the output of `strace -f -y` line by line. */
export class Trace {
  /** By thread: its unfinished call. */
  readonly #running = new Map<string, Call>();

  read(line: string): readonly Step[] {
    const [, thread = '', rest = ''] = LINE.exec(line) ?? [];
    const resumed = RESUMED.test(rest);
    const call = resumed ? this.#running.get(thread) : callIn(rest);
    if (!call) return [];
    const begins = resumed ? [] : beginning(call, thread);
    if (rest.endsWith(UNFINISHED)) {
      this.#running.set(thread, call);
      return begins;
    }
    this.#running.delete(thread);
    const result = Number(DONE.exec(rest)?.[1] ?? -1);
    return result < 0 ? begins : [...begins, ...ending(call, thread)];
  }
}

function callIn(rest: string): Call | undefined {
  const [, name = '', file = ''] = CALL.exec(rest) ?? [];
  return name === '' ? undefined : { name, file, text: rest };
}

function beginning(call: Call, thread: string): Step[] {
  if (SYNCS.includes(call.name) && isLog(call)) return [{ kind: 'syncBegins', thread }];
  return WRITES.includes(call.name) && isSocket(call) ? [{ kind: 'told', socket: call.file, text: call.text }] : [];
}

function ending(call: Call, thread: string): Step[] {
  if (!isLog(call)) return [];
  if (SYNCS.includes(call.name)) return [{ kind: 'synced', thread }];
  return WRITES.includes(call.name) ? [{ kind: 'written', text: call.text }] : [];
}
