import type { ThinkRequest } from '@izvilina/bots/bot.ts';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { ThinkShare } from '../deps.ts';
import { type CowPlayer, dealt, firstMove, pick } from '../testing/cow-table.ts';
import { Person, Rig, settle } from '../testing/rig.ts';

let rig: Rig;
beforeEach(() => {
  rig = new Rig();
});
afterEach(() => rig.close());

/** A table whose hints are computed only when the test lets them. */
async function table() {
  const asked: ThinkShare[] = [];
  let waiting: (() => void)[] = [];
  const on = rig.node({
    async think(request: ThinkRequest, share: ThinkShare) {
      asked.push(share);
      await new Promise<void>((resolve) => waiting.push(resolve));
      return firstMove(request, share);
    },
  });
  const { anya, lyosha, table: id } = await dealt(on, { hints: true });
  const answer = async () => {
    for (const resolve of waiting) resolve();
    waiting = [];
    await settle();
  };
  const hint = (person: CowPlayer, seat = 0) => person.say({ type: 'hint', table: id, seat });
  return { on, anya, lyosha, id, asked, answer, hint };
}

it('is thought of once in one position, whoever of the guest’s connections asks and however often', async () => {
  const { on, anya, asked, answer, hint } = await table();
  const otherTab: CowPlayer = new Person(on, 'anya');
  const flood = [anya, otherTab].flatMap((tab) => Array.from({ length: 40 }, () => hint(tab)));
  await settle();
  expect(asked).toEqual([{ kind: 'hint', owner: 'anya' }]);
  await answer();
  const answers = await Promise.all(flood);
  expect(answers[0]).toMatchObject({ nodes: 1 });
  expect(new Set(answers.map((it) => JSON.stringify(it))).size).toBe(1);
  await hint(anya);
  expect(asked).toHaveLength(1);
});

it('waits for the one before it: a seat has one in flight', async () => {
  const { anya, lyosha, id, asked, answer, hint } = await table();
  const first = hint(anya);
  const [a, b] = [anya.view.hand[9] as number, lyosha.view.hand[9] as number];
  await pick(anya, id, 0, a);
  await pick(lyosha, id, 1, b);
  await expect(hint(anya)).rejects.toThrow('BUSY');
  void hint(lyosha, 1);
  await settle();
  expect(asked).toHaveLength(2);
  await answer();
  await first;
  void hint(anya);
  await settle();
  expect(asked).toHaveLength(3);
});

it('that failed can be asked for again', async () => {
  let fails = true;
  const on = rig.node({
    think: (request, share) => (fails ? Promise.reject(new Error('no thread')) : firstMove(request, share)),
    log: () => undefined,
  });
  const { anya, table: id } = await dealt(on, { hints: true });
  await expect(anya.say({ type: 'hint', table: id, seat: 0 })).rejects.toThrow('INTERNAL');
  fails = false;
  expect(await anya.say({ type: 'hint', table: id, seat: 0 })).toMatchObject({ nodes: 1 });
});
