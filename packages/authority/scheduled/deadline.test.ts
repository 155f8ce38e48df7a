import { PACES } from '@izvilina/protocol/pace.ts';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { PAUSES } from '../deps.ts';
import { Person, Rig, settle } from '../testing/rig.ts';
import { play, type Thrower, throwing, throwsNode } from '../testing/throws-table.ts';
import { Deadline } from './deadline.ts';

describe('a deadline', () => {
  const grace = 10;
  it('ends when it is due', () => {
    expect(new Deadline().end(100, { unseen: false, grace, now: 500 })).toBe(100);
    expect(new Deadline().end(100, { unseen: true, grace, now: 50 })).toBe(100);
  });

  it('that ran out unseen, or nearly, is extended once', () => {
    const deadline = new Deadline();
    expect(deadline.end(100, { unseen: true, grace, now: 95 })).toBe(105);
    expect(deadline.end(100, { unseen: false, grace, now: 102 })).toBe(105);
    expect(deadline.end(200, { unseen: false, grace, now: 300 })).toBe(200);
  });
});

const WINDOW = 8_000;
let rig: Rig;
beforeEach(() => {
  rig = new Rig();
});
afterEach(() => rig.close());

/** Anya's throw has landed, and Boris has eight seconds to object. */
async function inWindow(pace: keyof typeof PACES = 'calm') {
  const on = throwsNode(rig);
  const all = await throwing(on, { window: WINDOW }, pace);
  await play(all.anya, all.table, 0, { type: 'throw', power: 1 });
  await rig.pass(0);
  await settle();
  return { ...all, on };
}

const clocksOf = (person: Thrower) => person.views.at(-1)?.clocks;

describe('a game’s own deadline', () => {
  it('is shown as a clock at the asked seats', async () => {
    const { anya, boris } = await inWindow();
    for (const person of [anya, boris])
      expect(clocksOf(person)).toEqual([{ seat: 1, left: WINDOW, lead: 0, whole: WINDOW }]);
  });

  it('counts instead of the pace of the table', async () => {
    const { boris } = await inWindow('brisk');
    expect(clocksOf(boris)).toEqual([{ seat: 1, left: WINDOW, lead: 0, whole: WINDOW }]);
    await rig.pass(WINDOW - 1);
    expect(boris.view.phase).toBe('window');
    await rig.pass(1);
    expect(boris.view).toMatchObject({ phase: 'throw', turn: 1, happened: [{ type: 'closed' }] });
    expect(clocksOf(boris)).toEqual([{ seat: 1, left: PACES.brisk, lead: 0, whole: PACES.brisk }]);
  });

  it('is not put off by a wall clock that was set back while the server was down', async () => {
    const { on, table } = await inWindow();
    await on.close();
    const after = throwsNode(rig, { now: () => rig.clock.now() - 3_600_000 });
    const boris: Thrower = new Person(after, 'boris');
    await boris.say({ type: 'open', table });
    expect(clocksOf(boris)).toEqual([{ seat: 1, left: WINDOW, lead: 0, whole: WINDOW }]);
    await rig.pass(WINDOW + PAUSES.overdue);
    expect(boris.view.phase).toBe('throw');
  });

  it('that ran out while everybody was away waits for them', async () => {
    const { on, anya, boris, table } = await inWindow();
    anya.goAway();
    boris.goAway();
    await rig.pass(60_000);
    const back: Thrower = new Person(on, 'boris');
    await back.say({ type: 'open', table });
    expect(back.view.phase).toBe('window');
    expect(clocksOf(back)).toEqual([{ seat: 1, left: WINDOW, lead: 0, whole: WINDOW }]);
    await rig.pass(WINDOW - 1);
    await play(back, table, 1, { type: 'object' });
    expect(back.view.scores).toEqual([0, 0]);
  });

  it('that ran out while the server was down waits too, and then ends', async () => {
    const { on, table } = await inWindow();
    await on.close();
    await rig.pass(60_000);
    const next = throwsNode(rig);
    next.resume();
    await rig.pass(60_000);
    const back: Thrower = new Person(next, 'boris');
    await back.say({ type: 'open', table });
    await rig.pass(WINDOW - 1);
    expect(back.view.phase).toBe('window');
    await rig.pass(1);
    expect(back.view.phase).toBe('throw');
  });

  it('is not stretched for one who comes back while another looks', async () => {
    const { on, boris, table, anya } = await inWindow();
    boris.goAway();
    await rig.pass(WINDOW - 1_000);
    const back: Thrower = new Person(on, 'boris');
    await back.say({ type: 'open', table });
    expect(clocksOf(back)).toEqual([{ seat: 1, left: 1_000, lead: 0, whole: WINDOW }]);
    await rig.pass(1_000);
    expect(anya.view.phase).toBe('throw');
  });

  it('gives a question by mail the time of mail', async () => {
    const { on, anya, boris, table } = await inWindow('mail');
    on.resume();
    anya.goAway();
    boris.goAway();
    await rig.pass(PACES.mail - 1);
    expect(await rig.store.entries(table, 0)).toHaveLength(2);
    await rig.pass(1 + PAUSES.wakeUps);
    expect(await rig.store.entries(table, 0)).toHaveLength(3);
  });

  it('of a long window leaves only a while to who comes back', async () => {
    const on = throwsNode(rig);
    const { anya, boris, table } = await throwing(on, { window: 60_000 });
    await play(anya, table, 0, { type: 'throw', power: 1 });
    await rig.pass(0);
    anya.goAway();
    boris.goAway();
    await rig.pass(600_000);
    const back: Thrower = new Person(on, 'boris');
    await back.say({ type: 'open', table });
    expect(clocksOf(back)).toEqual([{ seat: 1, left: PAUSES.overdue, lead: 0, whole: 60_000 }]);
  });
});
