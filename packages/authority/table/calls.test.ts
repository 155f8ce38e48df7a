import { afterEach, beforeEach, expect, it } from 'vitest';
import { dealt, firstMove, pick } from '../testing/cow-table.ts';
import { Rig, settle } from '../testing/rig.ts';

let rig: Rig;
beforeEach(() => {
  rig = new Rig();
});
afterEach(() => rig.close());

it('by mail whoever is asked something new while they do not look is called, once', async () => {
  const calls: string[] = [];
  const on = rig.node({ think: firstMove, called: (guest) => calls.push(guest) });
  const { anya, lyosha, table } = await dealt(on, { pace: 'mail' });
  expect(calls).toEqual([]); // both look
  lyosha.goAway();
  await settle();
  await pick(anya, table, 0, anya.view.hand[0] as number);
  expect(calls).toEqual([]); // he has already seen his question
  const late = await dealt(rig.node({ think: firstMove, called: (guest) => calls.push(guest) }), { pace: 'calm' });
  late.lyosha.goAway();
  await pick(late.anya, late.table, 0, late.anya.view.hand[0] as number);
  expect(calls).toEqual([]); // at any other pace a stand-in plays
});

it('by mail the next turn calls those who are away, and nobody who looks', async () => {
  const calls: string[] = [];
  const on = rig.node({ think: firstMove, called: (guest) => calls.push(guest) });
  const { anya, lyosha, table } = await dealt(on, { pace: 'mail' });
  await pick(lyosha, table, 1, lyosha.view.hand[0] as number);
  lyosha.goAway();
  await settle();
  await pick(anya, table, 0, anya.view.hand[0] as number);
  await settle();
  expect(new Set(calls)).toEqual(new Set(['lyosha']));
});
