import type { ReadData } from '@izvilina/games/load.ts';
import type { Millis } from '@izvilina/kernel/game.ts';
import { FairQueue, type Share } from './fair-queue.ts';
import type { FromThread, ToThread } from './messages.ts';

/** A worker thread of any platform. */
export interface Thread {
  post(message: ToThread): void;
  end(): void;
}

export interface ThreadEvents {
  message(message: FromThread): void;
  /** The thread ended by itself: crashed, out of memory, could not be started. */
  ended(reason: string): void;
}

export interface PoolOptions {
  /** For error messages. */
  readonly name: string;
  start(events: ThreadEvents): Thread;
  readonly maxThreads: number;
  /** Number of threads started before any call, after `warmAfterMs`, and never ended for being idle. */
  readonly warmThreads: number;
  readonly warmAfterMs?: Millis;
  /** Awaited before the first thread is started for a call: starting one takes a processor from everybody else. */
  readonly calm?: () => Promise<void>;
  readonly maxQueue: number;
  /** How long a thread may take to load code and data for a call. */
  readonly loadLimitMs: Millis;
  readonly idleMs: Millis;
  readonly readData: ReadData;
  later(ms: Millis, run: () => void): () => void;
}

export interface Pool {
  /** Runs the task in a thread, when it is the turn of its share; without shares calls run in order. */
  call(task: unknown, share?: Share): Promise<unknown>;
  readonly waiting: number;
  /** Number of calls that would go before a new one with this share. */
  ahead(share: Pick<Share, 'kind' | 'owner'>): number;
  close(): void;
}

interface Call {
  readonly task: unknown;
  resolve(value: unknown): void;
  reject(error: unknown): void;
}

interface Member {
  readonly thread: Thread;
  call: Call | null;
  /** Cancels the time limit of the call, or the timer that ends an idle thread. */
  cancelTimer: () => void;
}

const NO_SHARE: Share = { kind: '', owner: '', cost: 0 };

/**
 * A few threads and a queue. A thread that takes too long cannot be interrupted, so it is ended, its call rejects, and
 * the next call gets a new thread.
 */
export function createPool(options: PoolOptions): Pool {
  const { name, later } = options;
  const members = new Set<Member>();
  const queue = new FairQueue<Call>();
  let closed = false;
  let calm: 'unknown' | 'awaited' | 'reached' = options.calm ? 'unknown' : 'reached';

  const startThread = (): Member => {
    const member: Member = {
      thread: options.start({
        message: (message) => receive(member, message),
        ended: (reason) => remove(member, `${name}: the thread ended: ${reason}`),
      }),
      call: null,
      cancelTimer: () => undefined,
    };
    members.add(member);
    return member;
  };

  const remove = (member: Member, reason: string) => {
    if (!members.delete(member)) return;
    member.cancelTimer();
    member.call?.reject(new Error(reason));
    assignCalls();
  };

  const replace = (member: Member, reason: string) => {
    member.thread.end();
    remove(member, reason);
  };

  const limit = (member: Member, ms: Millis, doing: string) => {
    member.cancelTimer();
    member.cancelTimer = later(ms, () => replace(member, `${name}: ${doing} took longer than ${ms} ms`));
  };

  const settle = (member: Member, finish: (call: Call) => void) => {
    member.cancelTimer();
    if (member.call) finish(member.call);
    member.call = null;
    member.cancelTimer = later(options.idleMs, () => {
      if (members.size > options.warmThreads) replace(member, 'idle');
    });
    assignCalls();
  };

  const receive = (member: Member, message: FromThread) => {
    if (!members.has(member)) return;
    if (message.type === 'started') limit(member, message.limitMs, 'the work');
    else if (message.type === 'done') settle(member, (call) => call.resolve(message.value));
    else if (message.type === 'failed') settle(member, (call) => call.reject(new Error(`${name}: ${message.error}`)));
    else void sendData(member, message);
  };

  const sendData = async (member: Member, { slug, name: file }: Extract<FromThread, { type: 'read' }>) => {
    const bytes = await options.readData(slug, file).catch(() => null);
    if (members.has(member)) member.thread.post({ type: 'data', slug, name: file, bytes });
  };

  const assign = (member: Member, call: Call) => {
    member.call = call;
    limit(member, options.loadLimitMs, 'loading');
    try {
      member.thread.post({ type: 'call', task: call.task });
    } catch (error) {
      settle(member, () => call.reject(error)); // the task cannot be copied into another thread
    }
  };

  const waitForCalm = async () => {
    if (calm !== 'unknown') return;
    calm = 'awaited';
    await options.calm?.();
    calm = 'reached';
    assignCalls();
  };

  const assignCalls = () => {
    if (queue.size > 0 && calm !== 'reached' && members.size === 0) return void waitForCalm();
    while (!closed && queue.size > 0) {
      const idle = [...members].find((member) => member.call === null);
      const member = idle ?? (members.size < options.maxThreads ? startThread() : null);
      if (!member) return;
      assign(member, queue.shift() as Call);
    }
  };

  const warm = () => {
    while (!closed && members.size < options.warmThreads) startThread();
    assignCalls();
  };
  let stopWarming: () => void = () => undefined;
  if (options.warmAfterMs) stopWarming = later(options.warmAfterMs, warm);
  else warm();

  return {
    call(task, share = NO_SHARE) {
      if (closed) return Promise.reject(new Error(`${name}: closed`));
      return new Promise((resolve, reject) => {
        queue.push({ task, resolve, reject }, share);
        assignCalls();
        if (queue.size > options.maxQueue) queue.dropFromGreediest()?.reject(new Error(`${name}: too many calls wait`));
      });
    },
    get waiting() {
      return queue.size;
    },
    ahead: (share) => queue.ahead(share),
    close() {
      closed = true;
      stopWarming();
      for (let call = queue.shift(); call; call = queue.shift()) call.reject(new Error(`${name}: closed`));
      for (const member of members) replace(member, `${name}: closed`);
    },
  };
}
