import { beforeEach, describe, expect, it } from 'vitest';
import { ManualClock } from '../testing/manual-clock.ts';
import { settle } from '../testing/rig.ts';
import { RETRY_AFTER, type ScheduledTask, ScheduledTasks } from './scheduled-tasks.ts';

let clock: ManualClock;
let logged: string[];
let tasks: ScheduledTasks;
beforeEach(() => {
  clock = new ManualClock(settle);
  logged = [];
  tasks = new ScheduledTasks({ now: clock.now, later: clock.later, log: (event) => logged.push(event) });
});

/** A task that fails `failures` times and records when it was tried. */
function task(key: string, after: number, failures = 0): ScheduledTask & { readonly tries: number[] } {
  const tries: number[] = [];
  const began = clock.now();
  return {
    key,
    after,
    tries,
    async run() {
      tries.push(clock.now() - began);
      if (tries.length <= failures) throw new Error('disk full');
    },
  };
}

describe('scheduled tasks', () => {
  it('run once, when their time has come', async () => {
    const one = task('one', 1000);
    tasks.declare([one]);
    await clock.pass(999);
    expect([one.tries, tasks.left('one')]).toEqual([[], 1]);
    await clock.pass(10_000);
    tasks.declare([one]);
    await clock.pass(10_000);
    expect(one.tries).toEqual([1000]);
  });

  it('keep their time when they are declared again, and are called off when they are not', async () => {
    const [kept, dropped] = [task('kept', 1000), task('dropped', 1000)];
    tasks.declare([kept, dropped]);
    await clock.pass(600);
    tasks.declare([task('kept', 1000)]);
    await clock.pass(400);
    expect([kept.tries, dropped.tries]).toEqual([[1000], []]);
  });

  it('begin their time again when they are restarted', async () => {
    const one = task('one', 1000);
    tasks.declare([one]);
    await clock.pass(600);
    tasks.restart('one');
    tasks.declare([one]);
    await clock.pass(600);
    expect(one.tries).toEqual([]);
    await clock.pass(400);
    expect(one.tries).toEqual([1600]);
  });

  it('are tried again after they failed, until they succeed', async () => {
    const one = task('one', 1000, 2);
    tasks.declare([one]);
    await clock.pass(60_000);
    expect(one.tries).toEqual([1000, 1000 + RETRY_AFTER, 1000 + 2 * RETRY_AFTER]);
    expect(logged).toEqual(['scheduled task failed', 'scheduled task failed']);
  });

  it('are not tried again once they have been called off', async () => {
    const one = task('one', 0, 5);
    tasks.declare([one]);
    await clock.pass(0);
    tasks.declare([]);
    await clock.pass(60_000);
    expect(one.tries).toEqual([0]);
  });

  it('learn while they run that they have been called off', async () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    let wantedAtTheEnd = true;
    tasks.declare([
      {
        key: 'long',
        after: 0,
        async run(wanted) {
          await promise;
          wantedAtTheEnd = wanted();
        },
      },
    ]);
    await clock.pass(0);
    tasks.declare([]);
    resolve();
    await settle();
    expect([wantedAtTheEnd, tasks.soonest]).toEqual([false, null]);
  });
});
