import { memoryStore } from '@izvilina/authority/testing/memory-store.ts';
import type { CowView } from '@izvilina/games/cow006/view/view.ts';
import type { Scheduler } from 'fast-check';
import { audit } from './audit.ts';
import { BUGS, type Bug } from './bugs.ts';
import { GuestConnection, type Sent } from './guest.ts';
import { GUESTS, type Scene, STRANGER } from './scenes.ts';
import { scheduledBus, scheduledNodes, scheduledStore } from './scheduled-nodes.ts';
import { orderOf, type Step } from './steps.ts';

export interface RaceScript {
  readonly steps: readonly Step[];
  readonly passes: readonly number[];
}

/** Lets everybody do their steps in the scheduler's order, until nothing is under way. Returns the faults. */
export async function race(scene: Scene, script: RaceScript, scheduler: Scheduler, bug?: Bug): Promise<string[]> {
  const data = structuredClone(scene.data);
  const plain = { store: memoryStore(data), data, bus: scheduledBus(scheduler), scheduler };
  const { store, bus } = { ...plain, ...(bug && BUGS[bug](plain)) };
  const { nodes, clock, logged } = scheduledNodes(scheduledStore(store, scheduler), bus, scheduler);
  const sent: Sent[] = [];
  const { table } = scene;
  const connections: GuestConnection[] = [];
  const connect = (guest: string, node: 0 | 1) => {
    const authority = nodes[node];
    if (!authority) throw new Error(`no node ${node}`);
    const connection = new GuestConnection(authority, guest, sent);
    connections.push(connection);
    return connection;
  };
  const current = new Map(
    [...GUESTS, STRANGER].map((guest) => [guest, [connect(guest, 0), connect(guest, 1)] as const]),
  );
  const of = (guest: string, node: 0 | 1) => current.get(guest)?.[node] ?? connect(guest, node);

  const newestView = (guest: string) => {
    const views = [of(guest, 0), of(guest, 1)].flatMap(({ views }) => views.get(table) ?? []);
    const newest = views.sort((a, b) => b.seq - a.seq)[0];
    return newest ? { seq: newest.seq, view: newest.view as CowView } : null;
  };

  const reconnect = ({ who, node }: Step) => {
    const since = newestView(who)?.seq;
    of(who, node).close();
    const fresh = connect(who, node);
    current.set(who, node === 0 ? [fresh, of(who, 1)] : [of(who, 0), fresh]);
    void fresh.send({ type: 'open', table, ...(since !== undefined && { since }) });
  };

  const perform = (step: Step, index: number) => {
    if (step.what === 'reconnect') return reconnect(step);
    if (step.what === 'close') return void of(step.who, step.node).lookAway(table);
    const order = orderOf(step, { table, view: newestView(step.who), key: `${step.who}-step-${index}` });
    if (!order) return;
    void of(step.who, step.node).send(order);
    if (step.twice) void of(step.who, step.node === 0 ? 1 : 0).send(order);
  };

  for (const guest of [...GUESTS, STRANGER]) {
    const mine = script.steps.map((step, index) => ({ step, index })).filter(({ step }) => step.who === guest);
    scheduler.scheduleSequence([
      ...([0, 1] as const).map((node) => ({
        label: `${guest} opens`,
        builder: async () => void of(guest, node).send({ type: 'open', table }),
      })),
      ...mine.map(({ step, index }) => ({
        label: `${guest}: ${step.what}`,
        builder: async () => perform(step, index),
      })),
    ]);
  }
  scheduler.scheduleSequence(script.passes.map((ms) => ({ label: `${ms} ms pass`, builder: () => clock.pass(ms) })));
  await scheduler.waitIdle();
  return audit({ table, data, sent, connections, logged });
}
