import type { AnyGame } from '@izvilina/kernel/game.ts';
import type { Json } from '@izvilina/kernel/json.ts';
import { runThrowJob, type ThrowJob, type ThrowView, throws } from '@izvilina/kernel/test/throws.ts';
import type { Pace } from '@izvilina/protocol/pace.ts';
import type { Authority } from '../authority.ts';
import { localBus } from '../bus.ts';
import type { Deps } from '../deps.ts';
import { clientKey, Person, type Rig, settle } from './rig.ts';

/** Stands for the runner that a game with jobs has in `packages/jobs`. */
export const runJob: Deps['runJob'] = async ({ job }) => runThrowJob(job as ThrowJob);

/** A node that knows only the kernel's test game, which has jobs and deadlines. */
export const throwsNode = (rig: Rig, changes: Partial<Deps> = {}): Authority =>
  rig.node({ runJob, ...changes }, localBus(), async (slug) => (slug === 'throws' ? (throws as AnyGame) : null));

export type Thrower = Person<ThrowView>;

export const play = (person: Thrower, table: string, seat: number, move: object): Promise<Json> =>
  person.say({ type: 'move', table, seat, seq: person.seq, client: clientKey(), move });

/** Anya and Boris at a table of throws, both looking; Anya is seat 0. */
export async function throwing(on: Authority, options: Record<string, unknown> = {}, pace: Pace = 'calm') {
  const [anya, boris]: [Thrower, Thrower] = [new Person(on, 'anya'), new Person(on, 'boris')];
  const chairs = [{ kind: 'me' as const }, { kind: 'open' as const }];
  const client = clientKey();
  const made = await anya.say({
    type: 'create',
    client,
    game: 'throws',
    options,
    pace,
    watchers: true,
    chairs,
    start: false,
  });
  const { table } = made as { table: string };
  await boris.say({ type: 'sit', table, name: 'Борис' });
  for (const person of [anya, boris]) await person.say({ type: 'open', table });
  await anya.say({ type: 'start', table });
  await settle();
  return { anya, boris, table };
}
