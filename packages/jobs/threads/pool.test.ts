import { describe, expect, test, vi } from 'vitest';
import type { FromThread, ToThread } from './messages.ts';
import { createPool, type PoolOptions, type ThreadEvents } from './pool.ts';

/** A thread that does only what the test tells it. */
class FakeThread {
  readonly received: ToThread[] = [];
  readonly events: ThreadEvents;
  alive = true;

  constructor(events: ThreadEvents) {
    this.events = events;
  }

  get tasks(): unknown[] {
    return this.received.flatMap((message) => (message.type === 'call' ? [message.task] : []));
  }
  says(message: FromThread): void {
    this.events.message(message);
  }
}

interface Timer {
  readonly ms: number;
  readonly run: () => void;
}

function setup(options: Partial<PoolOptions> = {}) {
  const threads: FakeThread[] = [];
  const timers = new Set<Timer>();
  const pool = createPool({
    name: 'test',
    start(events) {
      const thread = new FakeThread(events);
      threads.push(thread);
      return {
        post(message) {
          structuredClone(message);
          thread.received.push(message);
        },
        end() {
          thread.alive = false;
        },
      };
    },
    maxThreads: 1,
    warmThreads: 0,
    maxQueue: 10,
    loadLimitMs: 1_000,
    idleMs: 60_000,
    readData: () => Promise.reject(new Error('no data')),
    later(ms, run) {
      const timer = { ms, run };
      timers.add(timer);
      return () => timers.delete(timer);
    },
    ...options,
  });
  const thread = (index: number) => threads[index] as FakeThread;
  /** Runs the timer of this length, as if that much time had passed. */
  const timeIsUp = (ms: number) => {
    const timer = [...timers].find((it) => it.ms === ms) as Timer;
    timers.delete(timer);
    timer.run();
  };
  return { pool, threads, thread, timers, timeIsUp };
}

describe('calls', () => {
  test('no thread before the first call; then as many as allowed, one call each', async () => {
    const { pool, threads, thread } = setup({ maxThreads: 2 });
    expect(threads).toHaveLength(0);
    const answers = ['a', 'b', 'c'].map((task) => pool.call(task));
    expect(threads.map(({ tasks }) => tasks)).toEqual([['a'], ['b']]);
    expect(pool.waiting).toBe(1);
    thread(1).says({ type: 'done', value: 'B' });
    expect(thread(1).tasks).toEqual(['b', 'c']);
    thread(0).says({ type: 'done', value: 'A' });
    thread(1).says({ type: 'done', value: 'C' });
    expect(await Promise.all(answers)).toEqual(['A', 'B', 'C']);
  });

  test('each class of work and each owner gets a fair share', () => {
    const { pool, thread } = setup();
    const bot = (owner: string) => ({ kind: 'bot', owner, cost: 1_500 });
    for (const task of ['running', 'bot 1', 'bot 2']) void pool.call(task, bot('mallory'));
    void pool.call('hint', { kind: 'hint', owner: 'anya', cost: 400 });
    expect(pool.ahead(bot('boris'))).toBe(1);
    void pool.call('his bot', bot('boris'));
    for (let done = 0; done < 4; done++) thread(0).says({ type: 'done', value: null });
    expect(thread(0).tasks).toEqual(['running', 'hint', 'bot 1', 'his bot', 'bot 2']);
  });

  test('a failure rejects its call; the thread goes on with the next', async () => {
    const { pool, threads, thread } = setup();
    const [bad, good] = [pool.call('bad'), pool.call('good')];
    thread(0).says({ type: 'failed', error: 'Error: no such move' });
    thread(0).says({ type: 'done', value: 1 });
    await expect(bad).rejects.toThrow('test: Error: no such move');
    expect(await good).toBe(1);
    expect(threads).toHaveLength(1);
  });

  test('what cannot be copied into a thread rejects and holds nothing up', async () => {
    const { pool, thread } = setup();
    await expect(pool.call(() => 'a function')).rejects.toThrow('could not be cloned');
    void pool.call('next');
    expect(thread(0).tasks).toEqual(['next']);
  });

  test('past the longest queue a call is refused at once, and it is one of whoever has most of them waiting', async () => {
    const { pool, thread } = setup({ maxQueue: 2 });
    const of = (owner: string) => ({ kind: 'bot', owner, cost: 1 });
    void pool.call('runs', of('mallory'));
    void pool.call('waits', of('mallory'));
    const flood = pool.call('one more', of('mallory'));
    const honest = pool.call('honest', of('anya'));
    await expect(flood).rejects.toThrow('test: too many calls wait');
    thread(0).says({ type: 'done', value: null });
    thread(0).says({ type: 'done', value: null });
    thread(0).says({ type: 'done', value: 'answered' });
    expect(await honest).toBe('answered');
  });
});

describe('a thread that does not answer', () => {
  test('is ended when its work takes too long; the call rejects and the next gets a new thread', async () => {
    const { pool, threads, thread, timeIsUp } = setup();
    const [hangs, waits] = [pool.call('hangs'), pool.call('waits')];
    thread(0).says({ type: 'started', limitMs: 400 });
    timeIsUp(400);
    await expect(hangs).rejects.toThrow('test: the work took longer than 400 ms');
    expect(thread(0).alive).toBe(false);
    expect(threads).toHaveLength(2);
    thread(0).says({ type: 'done', value: 'too late' });
    thread(1).says({ type: 'done', value: 'in time' });
    expect(await waits).toBe('in time');
  });

  test('has its time for loading first: the limit of the work counts from when it started', async () => {
    const { pool, thread, timers, timeIsUp } = setup();
    const [first, waits] = [pool.call('first'), pool.call('waits')];
    expect([...timers].map(({ ms }) => ms)).toEqual([1_000]); // the waiting call has no timer
    thread(0).says({ type: 'started', limitMs: 400 });
    expect([...timers].map(({ ms }) => ms)).toEqual([400]);
    thread(0).says({ type: 'done', value: null });
    await first;
    timeIsUp(1_000);
    await expect(waits).rejects.toThrow('test: loading took longer than 1000 ms');
  });

  test('may end by itself: its call rejects with the reason, the next gets a new thread', async () => {
    const { pool, thread } = setup();
    const [lost, next] = [pool.call('lost'), pool.call('next')];
    thread(0).events.ended('out of memory');
    thread(0).events.ended('exit code 1');
    await expect(lost).rejects.toThrow('test: the thread ended: out of memory');
    thread(1).says({ type: 'done', value: 2 });
    expect(await next).toBe(2);
  });
});

describe('threads without work', () => {
  test('are ended after a while, all but the warm ones', async () => {
    const { pool, threads, thread, timeIsUp } = setup({ maxThreads: 2, warmThreads: 1 });
    expect(threads).toHaveLength(1);
    void pool.call('a');
    void pool.call('b');
    thread(0).says({ type: 'done', value: null });
    thread(1).says({ type: 'done', value: null });
    timeIsUp(60_000);
    timeIsUp(60_000);
    expect(threads.map(({ alive }) => alive)).toEqual([false, true]);
  });

  test('are not started for the first calls before everything else is calm', async () => {
    const calm = Promise.withResolvers<void>();
    const { pool, threads, thread } = setup({ calm: () => calm.promise });
    const answers = ['a', 'b'].map((task) => pool.call(task));
    await Promise.resolve();
    expect([threads.length, pool.waiting]).toEqual([0, 2]);
    calm.resolve();
    await expect.poll(() => threads).toHaveLength(1);
    for (const value of [1, 2]) thread(0).says({ type: 'done', value });
    expect(await Promise.all(answers)).toEqual([1, 2]);
    thread(0).events.ended('out of memory');
    void pool.call('c');
    expect(threads).toHaveLength(2); // warm threads are started only once
  });

  test('are not counted as idle once they have a call', () => {
    const { pool, thread, timers } = setup();
    void pool.call('a');
    thread(0).says({ type: 'done', value: null });
    void pool.call('b');
    expect([...timers].map(({ ms }) => ms)).toEqual([1_000]);
  });
});

test('a thread that asks for data gets it from the owner of the pool, or hears that there is none', async () => {
  const bytes = new Uint8Array([1, 2, 3]);
  const readData = vi.fn(async (_slug: string, name: string) => {
    if (name !== 'words') throw new Error('no such file');
    return bytes;
  });
  const { pool, thread } = setup({ readData });
  void pool.call('a');
  thread(0).says({ type: 'read', slug: 'cow006', name: 'words' });
  thread(0).says({ type: 'read', slug: 'cow006', name: 'nothing' });
  await expect.poll(() => thread(0).received).toHaveLength(3);
  expect(thread(0).received.slice(1)).toEqual([
    { type: 'data', slug: 'cow006', name: 'words', bytes },
    { type: 'data', slug: 'cow006', name: 'nothing', bytes: null },
  ]);
});

test('closing rejects what runs and what waits, and starts nothing new', async () => {
  const { pool, threads, thread } = setup();
  const calls = [pool.call('runs'), pool.call('waits')];
  pool.close();
  for (const call of calls) await expect(call).rejects.toThrow('test: closed');
  await expect(pool.call('late')).rejects.toThrow('test: closed');
  expect(thread(0).alive).toBe(false);
  expect(threads).toHaveLength(1);
});
