import type { AnyGame } from '@izvilina/kernel/game.ts';
import { throws } from '@izvilina/kernel/test/throws.ts';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type Bus, localBus } from '../bus.ts';
import type { LoadGame } from '../games.ts';
import { clientKey, Person, Rig, settle } from '../testing/rig.ts';
import { runJob, type Thrower } from '../testing/throws-table.ts';

/** A separate process: the data it has loaded, and a game that cannot be dealt without the data of its options. */
function processOf(rig: Rig, bus: Bus = localBus()) {
  const loaded: string[] = [];
  const nameOf = (options: unknown) => `rounds ${(options as { readonly rounds?: number }).rounds ?? 1}`;
  const game = {
    ...throws,
    setup(players: number, options: Parameters<typeof throws.setup>[1], chance: Parameters<typeof throws.setup>[2]) {
      if (!loaded.includes(nameOf(options))) throw new Error(`no data for ${nameOf(options)}`);
      return throws.setup(players, options, chance);
    },
  } as AnyGame;
  const loadGame: LoadGame = async (_slug, options) => {
    if (!loaded.includes(nameOf(options))) loaded.push(nameOf(options));
    return game;
  };
  return { loaded, on: rig.node({ runJob }, bus, loadGame) };
}

let rig: Rig;
beforeEach(() => {
  rig = new Rig();
});
afterEach(() => rig.close());

async function gathered(anya: Thrower, options: Record<string, unknown> = {}, start = false): Promise<string> {
  const chairs = [{ kind: 'me' as const }, { kind: 'me' as const }];
  const order = { type: 'create' as const, client: clientKey(), game: 'throws', options, chairs, start };
  const { table } = (await anya.say({ ...order, pace: 'calm', watchers: true })) as { table: string };
  return table;
}

describe('a match begins with the data of its options', () => {
  it('when it is dealt at once', async () => {
    const { on, loaded } = processOf(rig);
    const anya: Thrower = new Person(on, 'anya');
    const table = await gathered(anya, { rounds: 2 }, true);
    await anya.say({ type: 'open', table });
    expect(anya.view.phase).toBe('throw');
    expect(loaded).toEqual(['rounds 2']);
  });

  it('when the options were changed before the deal', async () => {
    const { on, loaded } = processOf(rig);
    const anya: Thrower = new Person(on, 'anya');
    const table = await gathered(anya);
    await anya.say({ type: 'agree', table, options: { rounds: 3 } });
    expect(loaded).toEqual(['rounds 1', 'rounds 3']);
    await anya.say({ type: 'start', table });
    await anya.say({ type: 'open', table });
    expect(anya.view.options.rounds).toBe(3);
  });

  it('in a server that was started again', async () => {
    const table = await gathered(new Person(processOf(rig).on, 'anya'), { rounds: 2 }, true);
    const { on, loaded } = processOf(rig);
    on.resume();
    const anya: Thrower = new Person(on, 'anya');
    await anya.say({ type: 'open', table });
    expect(anya.view.options.rounds).toBe(2);
    expect(loaded).toEqual(['rounds 2']);
  });

  it('on another node that has the table open', async () => {
    const bus = localBus();
    const [here, there] = [processOf(rig, bus), processOf(rig, bus)];
    const anya: Thrower = new Person(here.on, 'anya');
    const watcher: Thrower = new Person(there.on, 'vera');
    const table = await gathered(anya);
    await watcher.say({ type: 'open', table });
    await anya.say({ type: 'agree', table, options: { rounds: 3 } });
    await anya.say({ type: 'start', table });
    await settle();
    expect(watcher.view.options.rounds).toBe(3);
  });
});
