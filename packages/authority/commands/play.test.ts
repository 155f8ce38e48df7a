import { cow006 } from '@izvilina/games/cow006/game.ts';
import type { CowView } from '@izvilina/games/cow006/view/view.ts';
import type { CommandBody } from '@izvilina/protocol/commands.ts';
import { stepsOf } from '@izvilina/protocol/steps.ts';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { dealt, firstMove, pick } from '../testing/cow-table.ts';
import { clientKey, Person, Rig, settle, type ViewPush } from '../testing/rig.ts';

let rig: Rig;
beforeEach(() => {
  rig = new Rig();
});
afterEach(() => rig.close());

const node = () => rig.node({ think: firstMove });

it('gives everyone their own view, and nobody else’s cards', async () => {
  const { anya, lyosha, table } = await dealt(node());
  expect(anya.view.viewer).toBe(0);
  expect(lyosha.view.viewer).toBe(1);
  expect(anya.view.hand).not.toEqual(lyosha.view.hand);
  const card = anya.view.hand[3] as number;
  await pick(anya, table, 0, card);
  expect(anya.view.picked).toBe(card);
  expect(lyosha.view.seats[0]).toMatchObject({ picked: true, hand: null });
  expect(lyosha.view.happened).toEqual([{ type: 'picked', player: 0 }]);
});

it('carries out a retried move once', async () => {
  const { anya, table } = await dealt(node());
  const order = {
    type: 'move' as const,
    table,
    seat: 0,
    seq: 0,
    client: 'the-same-client',
    move: { type: 'pick', card: anya.view.hand[0] as number },
  };
  expect(await anya.say(order)).toEqual({ seq: 1 });
  expect(await anya.say(order)).toEqual({ seq: 1 });
  expect(await rig.store.entries(table, 0)).toHaveLength(1);
});

it('finds a retried move however long ago it was, also when the game is over', async () => {
  const { anya, lyosha, table } = await dealt(rig.node({ think: firstMove }), { options: { rounds: 1 } });
  const client = clientKey();
  const move = { type: 'pick', card: anya.view.hand[0] };
  const order: CommandBody = { type: 'move', table, seat: 0, seq: anya.seq, client, move };
  const first = await anya.say(order);
  const players = [anya, lyosha];
  while (anya.info.phase === 'playing') {
    const seat = anya.view.asks[0]?.seat as number;
    const moves = cow006.moves((players[seat] as Person<CowView>).view);
    await players[seat]?.say({
      type: 'move',
      table,
      seat,
      seq: players[seat].seq,
      client: clientKey(),
      move: moves.finite ? moves.all[0] : null,
    });
    await settle();
  }
  expect(await anya.say(order)).toEqual(first);
});

it('refuses a move that answers an older question, and somebody else’s seat', async () => {
  const { anya, lyosha, table } = await dealt(node());
  await pick(anya, table, 0, anya.view.hand[9] as number);
  await pick(lyosha, table, 1, lyosha.view.hand[9] as number);
  expect(anya.view.phase).toBe('pick');
  await expect(pick(anya, table, 0, anya.view.hand[0] as number, 0)).rejects.toThrow('STALE');
  await expect(pick(anya, table, 1, 5)).rejects.toThrow('NOT_YOUR_SEAT');
  expect(await rig.store.entries(table, 0)).toHaveLength(2);
});

it('lets a pick be changed until the last one is made', async () => {
  const { anya, table } = await dealt(node());
  await pick(anya, table, 0, anya.view.hand[0] as number);
  await pick(anya, table, 0, anya.view.hand[1] as number);
  expect(anya.view.picked).toBe(anya.view.hand[1]);
});

it('tells a returning player what happened, as they may know it', async () => {
  const on = node();
  const { anya, lyosha, table } = await dealt(on);
  lyosha.goAway();
  await pick(anya, table, 0, anya.view.hand[0] as number);
  await pick(anya, table, 0, anya.view.hand[1] as number);
  const again = new Person<CowView>(on, 'lyosha');
  await again.say({ type: 'open', table, since: 0 });
  const push = again.views.at(-1) as ViewPush;
  const happened = [{ type: 'picked', player: 0 }];
  expect(push.steps).toEqual([{ seq: 1, happened }, { seq: 2 }]); // the newest step has its happenings in the view only
  expect(stepsOf(push)).toEqual([1, 2].map((seq) => ({ seq, happened })));
});
