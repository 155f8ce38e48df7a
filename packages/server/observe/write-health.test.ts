import { expect, test } from 'vitest';
import { StoreError } from '../storage/errors.ts';
import { writeHealth } from './write-health.ts';

function setup() {
  let [now, full, written] = [0, false, 0];
  let timer: (() => void) | null = null;
  const write = async () => {
    written += 1;
    if (full) throw new StoreError('FULL', 'test');
  };
  const health = writeHealth({
    write,
    now: () => now,
    later(_ms, run) {
      timer = run;
      return () => {
        timer = null;
      };
    },
  });
  const heard: boolean[] = [];
  health.onChange((writing) => heard.push(writing));
  return {
    health,
    heard,
    write,
    fill: (is: boolean) => {
      full = is;
    },
    pass(ms: number) {
      now += ms;
    },
    async tryAgain() {
      timer?.();
      await new Promise(setImmediate);
    },
    waits: () => timer !== null,
    written: () => written,
  };
}

test('a write that fails is noticed once, and so is the disk when it works again, without anybody writing', async () => {
  const { health, heard, write, fill, tryAgain, waits } = setup();
  fill(true);
  await expect(health.watch(write())).rejects.toThrow();
  await expect(health.watch(write())).rejects.toThrow();
  expect([health.writing, heard]).toEqual([false, [false]]);
  await tryAgain();
  expect([heard, waits()]).toEqual([[false], true]);
  fill(false);
  await tryAgain();
  expect([health.writing, heard, waits()]).toEqual([true, [false, true], false]);
});

test('a request’s own bad luck is no outage', async () => {
  const { health, heard } = setup();
  await expect(health.watch(Promise.reject(new StoreError('TAKEN', 'code')))).rejects.toThrow();
  await expect(health.watch(Promise.reject(new Error('a bug')))).rejects.toThrow();
  expect([health.writing, heard]).toEqual([true, []]);
});

test('a probe writes, at most once a second however many ask', async () => {
  const { health, fill, pass, written } = setup();
  await Promise.all([health.probe(), health.probe()]);
  expect(written()).toBe(1);
  fill(true);
  pass(1_000);
  await expect(health.probe()).rejects.toThrow();
  expect([written(), health.writing]).toEqual([2, false]);
});

test('a probe does not answer from before the disk was found full', async () => {
  const { health, write, fill } = setup();
  await health.probe();
  fill(true);
  await expect(health.watch(write())).rejects.toThrow();
  await expect(health.probe()).rejects.toThrow();
});
