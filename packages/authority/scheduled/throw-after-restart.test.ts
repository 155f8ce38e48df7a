import type { BrainstormView } from '@izvilina/games/brainstorm/view/view.ts';
import { runJobHere } from '@izvilina/jobs/run-here.ts';
import type { AnyAct } from '@izvilina/kernel/game.ts';
import { afterEach, expect, test } from 'vitest';
import type { Deps } from '../deps.ts';
import { clientKey, Person, Rig, settle } from '../testing/rig.ts';

const rig = new Rig();
afterEach(() => rig.close());

/** The real physics, in this thread. */
const physics: Deps['runJob'] = ({ game, job }) => runJobHere(game, job);
const lastAct = async (table: string): Promise<AnyAct> =>
  (await rig.store.entries(table, 0)).flatMap(({ event }) => ('act' in event ? [event.act] : [])).at(-1) as AnyAct;

/** Waits for the physics to finish its pending job: it does not run on the manual clock. */
async function until(isSo: () => boolean): Promise<void> {
  const passed = async () => {
    await rig.pass(0);
    return isSo();
  };
  await expect.poll(passed, { interval: 5 }).toBe(true);
}

test('brainstorm: a throw whose server was killed is finished by the next one, and comes to the same rest', async () => {
  const thrown: unknown[] = [];
  const dying = rig.node({
    runJob: (request) => {
      if (request.job !== null && typeof request.job === 'object' && 'release' in request.job && request.job.release)
        return new Promise(() => void thrown.push(request.job)); // this node dies during the throw
      return physics(request);
    },
  });
  const anya = new Person<BrainstormView>(dying, 'anya');
  const boris = new Person<BrainstormView>(dying, 'boris');
  const { table } = (await anya.say({
    type: 'create',
    client: clientKey(),
    game: 'brainstorm',
    options: {},
    pace: 'calm',
    watchers: true,
    chairs: [{ kind: 'me' }, { kind: 'open' }],
    start: false,
  })) as { table: string };
  await boris.say({ type: 'sit', table, name: 'Борис' });
  for (const person of [anya, boris]) await person.say({ type: 'open', table });
  await anya.say({ type: 'start', table });
  await until(() => anya.view?.phase === 'dice');
  const first = anya.view.turn === 0 ? anya : boris;
  const play = (move: object) =>
    first.say({ type: 'move', table, seat: first.view.turn, seq: first.seq, client: clientKey(), move });
  await play({ type: 'dice', pair: ['red', 'black'] });
  await play({
    type: 'throw',
    die: 'red',
    edge: 0.15,
    yaw: 0,
    pitch: 20,
    speed: 900,
    height: 60,
    grip: 'flat',
    style: 'toss',
  });
  await until(() => thrown.length > 0);
  expect(thrown).toHaveLength(1);
  expect(first.view.phase).toBe('flight');

  const next = rig.node({ runJob: physics });
  next.resume();
  const back = new Person<BrainstormView>(next, first === anya ? 'anya' : 'boris');
  await back.say({ type: 'open', table });
  await until(() => back.view.phase !== 'flight');
  await settle();
  expect(back.view.happened.map(({ type }) => type)).toContain('thrown');
  expect(await lastAct(table)).toEqual(await runJobHere('brainstorm', thrown[0]));
});
