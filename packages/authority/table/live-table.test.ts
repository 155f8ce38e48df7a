import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { LIMITS, PAUSES } from '../deps.ts';
import type { Store } from '../store.ts';
import { dealt, firstMove, gatheringTable, pick } from '../testing/cow-table.ts';
import { memoryStore } from '../testing/memory-store.ts';
import { clientKey, Person, Rig, settle } from '../testing/rig.ts';

/** A store whose appends wait until the test lets them go. */
function slowStore() {
  const store = memoryStore();
  const waiting: (() => void)[] = [];
  let held = false;
  const slow: Store = {
    ...store,
    async append(entry) {
      if (held) await new Promise<void>((resolve) => waiting.push(resolve));
      return store.append(entry);
    },
  };
  return {
    store: slow,
    hold() {
      held = true;
    },
    release() {
      held = false;
      for (const resolve of waiting.splice(0)) resolve();
    },
  };
}

let slow: ReturnType<typeof slowStore>;
let rig: Rig;
beforeEach(() => {
  slow = slowStore();
  rig = new Rig(slow.store);
});
afterEach(() => rig.close());

describe('a table with one write under way', () => {
  it('lets so many wait and refuses the rest; then it goes on', async () => {
    const { anya, table } = await dealt(rig.node({ think: firstMove }));
    const [card, other] = anya.view.hand as [number, number];
    slow.hold();
    const commands = Array.from({ length: LIMITS.queue + 3 }, () =>
      anya
        .say({ type: 'move', table, seat: 0, seq: 0, client: clientKey(), move: { type: 'pick', card } })
        .then(() => 'ok')
        .catch((error: Error) => error.message),
    );
    await settle();
    slow.release();
    const outcomes = await Promise.all(commands);
    expect(outcomes.slice(LIMITS.queue)).toEqual(['BUSY', 'BUSY', 'BUSY']);
    expect(outcomes.slice(0, LIMITS.queue)).not.toContain('BUSY');
    await pick(anya, table, 0, other);
    expect(anya.view.picked).toBe(other);
  });

  it('has its scheduled work tried again', async () => {
    const logged: string[] = [];
    const on = rig.node({ think: firstMove, log: (event) => logged.push(event) });
    const { anya, table } = await dealt(on, { pace: 'blitz' });
    slow.hold();
    const card = anya.view.hand[0] as number;
    const commands = Array.from({ length: LIMITS.queue }, () => pick(anya, table, 0, card, 0));
    await rig.pass(10_000); // both clocks run out while the queue is full
    expect(logged).toContain('scheduled task failed');
    slow.release();
    await Promise.allSettled(commands);
    await rig.pass(10_000);
    expect((await rig.store.entries(table, 0)).map(({ event }) => event.by)).toContain('referee');
  });
});

describe('a table that nobody looks at', () => {
  const on = () => rig.node({ think: firstMove });

  it('is forgotten after a while, and loaded again when somebody comes', async () => {
    const node = on();
    const { anya, lyosha, table } = await dealt(node);
    await pick(anya, table, 0, anya.view.hand[0] as number);
    const { picked } = anya.view;
    anya.goAway();
    lyosha.goAway();
    await rig.pass(PAUSES.forget - 1);
    expect(node.loaded).toBe(1);
    await rig.pass(1);
    expect(node.loaded).toBe(0);
    const back = new Person<typeof anya.view>(node, 'anya');
    await back.say({ type: 'open', table });
    expect([node.loaded, back.view.picked]).toEqual([1, picked]);
  });

  it('is kept while somebody looks, and while it goes on by mail', async () => {
    const node = on();
    const { lyosha } = await dealt(node);
    lyosha.goAway();
    await rig.pass(2 * PAUSES.forget);
    expect(node.loaded).toBe(1);
    const mail = await dealt(node, { pace: 'mail' });
    mail.anya.goAway();
    mail.lyosha.goAway();
    await rig.pass(2 * PAUSES.forget);
    expect(node.loaded).toBe(2);
  });

  it('that was only looked up on the shelf is forgotten too', async () => {
    const node = on();
    const anya = new Person(node, 'anya');
    await anya.say(gatheringTable());
    expect(await anya.say({ type: 'mine' })).toHaveLength(1);
    expect(node.loaded).toBe(1);
    await rig.pass(PAUSES.forget);
    expect(node.loaded).toBe(0);
  });
});
