import type { AnyAct, AnyGame } from '@izvilina/kernel/game.ts';
import { hashOf } from '@izvilina/kernel/match.ts';
import { replay } from '@izvilina/kernel/record.ts';
import { must } from '@izvilina/kernel/result.ts';
import { throws } from '@izvilina/kernel/test/throws.ts';
import { parseRecordFile, verify } from '@izvilina/protocol/record-file.ts';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { Person, Rig, settle } from '../testing/rig.ts';
import { play, runJob, type Thrower, throwing, throwsNode } from '../testing/throws-table.ts';
import { RETRY_AFTER } from './scheduled-tasks.ts';

let rig: Rig;
beforeEach(() => {
  rig = new Rig();
});
afterEach(() => rig.close());

const events = async (table: string) => (await rig.store.entries(table, 0)).map(({ event }) => event);
const acts = async (table: string) => (await events(table)).flatMap((event) => ('act' in event ? [event.act] : []));

/** Jobs that end only when the test says so. */
function jobsInHand() {
  const begun: { readonly resolve: (act: AnyAct) => void; readonly reject: (error: Error) => void }[] = [];
  const runInHand = () => {
    const { promise, resolve, reject } = Promise.withResolvers<AnyAct>();
    begun.push({ resolve, reject });
    return promise;
  };
  return { begun, runJob: runInHand };
}

describe('a job', () => {
  it('is run once, and its result is written as the act of the referee', async () => {
    let runs = 0;
    const on = throwsNode(rig, {
      runJob(request) {
        runs++;
        return runJob(request);
      },
    });
    const { anya, boris, table } = await throwing(on);
    await play(anya, table, 0, { type: 'throw', power: 2 });
    await rig.pass(0);
    expect(await acts(table)).toEqual([{ type: 'landed', points: 20 }]);
    expect(runs).toBe(1);
    expect(boris.view).toMatchObject({ scores: [20, 0], phase: 'throw', turn: 1 });
    expect(boris.view.happened).toEqual([{ type: 'landed', seat: 0, points: 20 }]);
  });

  it('that is pending before anybody was asked is run when the table is dealt', async () => {
    const { anya, table } = await throwing(throwsNode(rig), { lot: true });
    await rig.pass(0);
    expect(await acts(table)).toEqual([{ type: 'begins', seat: 1 }]);
    expect(anya.view.asks).toMatchObject([{ seat: 1 }]);
  });

  it('waits while nobody looks', async () => {
    const { begun, runJob: run } = jobsInHand();
    const { anya, boris, table } = await throwing(throwsNode(rig, { runJob: run }));
    boris.goAway();
    await play(anya, table, 0, { type: 'throw', power: 1 });
    anya.goAway(); // before the manual clock lets anything run
    await rig.pass(60_000);
    expect(begun).toHaveLength(0);
  });

  it('that a dying server did not finish is run again by the next', async () => {
    const dying = jobsInHand();
    const { anya, table } = await throwing(throwsNode(rig, { runJob: dying.runJob }));
    await play(anya, table, 0, { type: 'throw', power: 3 });
    await rig.pass(1_000);
    expect(dying.begun).toHaveLength(1);
    expect(await acts(table)).toEqual([]);

    const next = throwsNode(rig);
    next.resume();
    const again: Thrower = new Person(next, 'anya');
    await again.say({ type: 'open', table });
    await rig.pass(0);
    expect(await acts(table)).toEqual([{ type: 'landed', points: 30 }]);
    const late = { type: 'landed', points: 99 };
    dying.begun[0]?.resolve(late); // the result of the node that died
    await settle();
    expect(await acts(table)).toEqual([{ type: 'landed', points: 30 }]);
  });

  it('whose result could not be written is not run again: it is written when the store is back', async () => {
    let [runs, away] = [0, false];
    const logged: string[] = [];
    const on = throwsNode(rig, {
      runJob(request) {
        runs++;
        return runJob(request);
      },
      store: {
        ...rig.store,
        commit: (table, change) => (away ? Promise.reject(new Error('away')) : rig.store.commit(table, change)),
      },
      log: (event) => logged.push(event),
    });
    const { anya, table } = await throwing(on);
    await play(anya, table, 0, { type: 'throw', power: 3 });
    away = true;
    await rig.pass(0);
    expect(logged).toEqual(['scheduled task failed']);
    away = false;
    await rig.pass(RETRY_AFTER);
    expect(await acts(table)).toEqual([{ type: 'landed', points: 30 }]);
    expect(runs).toBe(1);
  });

  it('given up because the server stops writes nothing', async () => {
    const { begun, runJob: run } = jobsInHand();
    const on = throwsNode(rig, { runJob: run });
    const { anya, table } = await throwing(on);
    await play(anya, table, 0, { type: 'throw', power: 3 });
    await rig.pass(0);
    await on.close();
    begun[0]?.reject(new Error('the threads are stopped'));
    await settle();
    expect(await acts(table)).toEqual([]);
  });

  it.each([
    ['fails', () => Promise.reject(new Error('out of memory'))],
    ['has a result that the rules refuse', async () => ({ type: 'begins', seat: 0 })],
    ['has a result that is no act', async () => ({ type: 'nonsense' })],
  ])('that %s is logged, and the game goes on without it', async (_, run) => {
    const logged: string[] = [];
    const on = throwsNode(rig, { runJob: run, log: (event) => logged.push(event) });
    const { anya, table } = await throwing(on);
    await play(anya, table, 0, { type: 'throw', power: 1 });
    await rig.pass(0);
    expect(await acts(table)).toEqual([{ type: 'spoiled' }]);
    expect(logged).toEqual(['job failed']);
    expect(anya.view).toMatchObject({ phase: 'throw', turn: 1, scores: [0, 0] });
  });
});

it('the record of a game with jobs replays without running them', async () => {
  const { anya, boris, table } = await throwing(throwsNode(rig), { lot: true });
  await rig.pass(0);
  await play(boris, table, 1, { type: 'throw', power: 2 });
  await rig.pass(0);
  await play(anya, table, 0, { type: 'throw', power: 3 });
  await rig.pass(0);
  await settle();
  expect(anya.info.phase).toBe('over');
  const file = must(parseRecordFile(await anya.say({ type: 'record', table })));
  expect(must(verify(throws as AnyGame, file)).state).toMatchObject({ scores: [30, 20] });
  expect(hashOf(must(replay(throws as AnyGame, file)))).toBe(file.hash);
});
