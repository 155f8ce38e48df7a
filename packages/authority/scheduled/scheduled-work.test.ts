import type { BrainstormView } from '@izvilina/games/brainstorm/view/view.ts';
import { cow006 } from '@izvilina/games/cow006/game.ts';
import type { CowView } from '@izvilina/games/cow006/view/view.ts';
import type { AnyGame } from '@izvilina/kernel/game.ts';
import { HURRY, PACES } from '@izvilina/protocol/pace.ts';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type Deps, PAUSES } from '../deps.ts';
import { dealt, firstMove, gatheringTable, pick } from '../testing/cow-table.ts';
import { memoryStore } from '../testing/memory-store.ts';
import { Person, Rig, settle } from '../testing/rig.ts';
import { LONGEST_LEAD, leadOf } from './lead.ts';
import { RETRY_AFTER } from './scheduled-tasks.ts';

let rig: Rig;
beforeEach(() => {
  rig = new Rig();
});
afterEach(() => rig.close());

const node = () => rig.node({ think: firstMove });

/** How long a page needs to show the first deal, at blitz speed. */
const DEAL_LEAD = leadOf(cow006 as AnyGame, { at: 0, happened: [{ type: 'dealt' }], before: null }, PACES.blitz);

it('plays the default move when the time is out, and shows it as such', async () => {
  const { anya, lyosha, table } = await dealt(node(), { pace: 'blitz' });
  const lowest = lyosha.view.hand[0];
  await pick(anya, table, 0, anya.view.hand[5] as number);
  expect(anya.views.at(-1)?.clocks).toEqual([
    { seat: 1, left: PACES.blitz + DEAL_LEAD, lead: DEAL_LEAD, whole: PACES.blitz },
  ]);
  await rig.pass(PACES.blitz + DEAL_LEAD - 1);
  expect(anya.seq).toBe(1);
  await rig.pass(1);
  expect(anya.seq).toBe(2);
  expect(anya.view.happened).toContainEqual({ type: 'timeout', player: 1 });
  expect(lyosha.view.memory.played[1]).toEqual([lowest]);
});

describe('a clock starts when the question can be seen', () => {
  /** Both have played a card: its consequences are told, and then the next card is asked for. */
  async function turnPlayed(pace: 'blitz' | 'brisk') {
    const on = node();
    const { anya, lyosha, table } = await dealt(on, { pace });
    await pick(anya, table, 0, anya.view.hand[9] as number);
    await rig.pass(1_000);
    await pick(lyosha, table, 1, lyosha.view.hand[9] as number);
    const telling = cow006.tellingTime?.(lyosha.view.happened) ?? 0;
    return { on, anya, lyosha, table, telling, clocks: lyosha.views.at(-1)?.clocks ?? [] };
  }

  it('at the same moment for everybody, after what led to it has been told', async () => {
    const { anya, lyosha, clocks, telling } = await turnPlayed('brisk');
    expect(telling).toBeGreaterThan(1_000);
    const [first, second] = clocks;
    expect(first?.lead).toBeGreaterThan(telling);
    expect(first).toEqual({ seat: 0, left: PACES.brisk + (first?.lead ?? 0), lead: first?.lead, whole: PACES.brisk });
    expect(second).toEqual({ ...first, seat: 1 });
    expect(anya.views.at(-1)?.clocks).toEqual(clocks);
    const seq = lyosha.seq;
    await rig.pass((first?.left ?? 0) - 1);
    expect(lyosha.seq).toBe(seq);
    await rig.pass(1);
    expect(lyosha.seq).toBeGreaterThan(seq);
  });

  it('in a blitz sooner, because pages hurry, and never later than is stated', async () => {
    const { clocks, telling } = await turnPlayed('blitz');
    expect(clocks[0]?.lead).toBeLessThan(telling);
    const much = Array.from({ length: 50 }, () => ({ type: 'took' }));
    expect(leadOf(cow006 as AnyGame, { at: 0, happened: much, before: null }, PACES.brisk)).toBe(LONGEST_LEAD);
  });

  it('after the count of a round has been read, which nobody hurries', () => {
    const lead = (happened: readonly { readonly type: string }[], pace: number) =>
      leadOf(cow006 as AnyGame, { at: 0, happened, before: null }, pace);
    const READING = 4_000;
    const counted = [{ type: 'scored' }, { type: 'dealt' }];
    const telling = (cow006 as AnyGame).tellingTime?.(counted) ?? 0;
    expect(lead(counted, PACES.brisk)).toBeGreaterThanOrEqual(telling + READING);
    expect(lead(counted, PACES.blitz)).toBeGreaterThanOrEqual(telling * HURRY.speed + READING);
    const much = Array.from({ length: 50 }, () => ({ type: 'took' }));
    expect(lead([...much, ...counted], PACES.brisk)).toBe(LONGEST_LEAD + READING);
  });

  it('also after what is still on show of the event before', () => {
    const put = { at: 5_000, happened: [{ type: 'revealed' }] };
    const lead = (at: number) =>
      leadOf(cow006 as AnyGame, { ...put, before: { at, happened: [{ type: 'timeout' }] } }, PACES.brisk);
    expect([lead(4_900) - lead(0), lead(4_300) - lead(0), lead(4_000) - lead(0)]).toEqual([800, 200, 0]);
  });

  it('whatever a page says: looking away, coming back and opening the table again gain nothing', async () => {
    const { on, lyosha, table, clocks } = await turnPlayed('blitz');
    const whole = clocks[1]?.left ?? 0;
    await rig.pass(3_000);
    lyosha.goAway();
    const back = new Person<CowView>(on, 'lyosha');
    await back.say({ type: 'open', table });
    expect(back.views.at(-1)?.clocks[1]).toMatchObject({ seat: 1, left: whole - 3_000 });
    await back.say({ type: 'open', table });
    expect(back.views.at(-1)?.clocks[1]).toMatchObject({ seat: 1, left: whole - 3_000 });
  });

  it('and for those who come back to a table that waited, at once: they see how it stands', async () => {
    const { on, anya, lyosha, table } = await turnPlayed('blitz');
    anya.goAway();
    lyosha.goAway();
    await rig.pass(60_000);
    const back = new Person<CowView>(on, 'lyosha');
    await back.say({ type: 'open', table });
    expect(back.views.at(-1)?.clocks[0]).toEqual({ seat: 0, left: PACES.blitz, lead: 0, whole: PACES.blitz });
  });
});

it('lets bots move after a human pause, by themselves', async () => {
  const { anya } = await dealt(node(), { bots: 2 });
  await rig.pass(499);
  expect(anya.view.asks.map((ask) => ask.seat)).toEqual([0, 1, 2, 3]);
  await rig.pass(1);
  expect(anya.view.asks.map((ask) => ask.seat)).toEqual([0, 1]);
});

it('lets a bot whose move the rules refuse think again, and notes it', async () => {
  const logged: string[] = [];
  let thoughts = 0;
  const { anya } = await dealt(
    rig.node({
      think: async (request, share) => {
        const thought = await firstMove(request, share);
        return thoughts++ === 0 ? { ...thought, move: { type: 'pick', card: 0 } } : thought;
      },
      log: (event, { error }) => logged.push(`${event}: ${error}`),
    }),
    { bots: 1 },
  );
  await rig.pass(RETRY_AFTER + 2_000);
  expect(logged).toEqual([expect.stringMatching(/^scheduled task failed: .*refused/)]);
  expect(anya.view.asks.map((ask) => ask.seat)).toEqual([0, 1]);
});

it('seats a stand-in for somebody who is away, until they come back', async () => {
  const on = node();
  const { anya, lyosha, table } = await dealt(on);
  lyosha.goAway();
  await settle();
  expect(anya.info.seats[1]).toMatchObject({ here: false, standIn: null, standInAfter: PAUSES.away });
  await rig.pass(60_000);
  await anya.say({ type: 'wait', table, seat: 1 });
  await rig.pass(PAUSES.away - 1);
  expect(anya.info.seats[1]).toMatchObject({ standIn: null });
  await rig.pass(1000);
  expect(anya.info.seats[1]).toMatchObject({ standIn: 'casual' });
  expect(anya.view.seats[1]?.picked).toBe(true);
  const back = new Person<CowView>(on, 'lyosha');
  await back.say({ type: 'open', table });
  await rig.pass(0);
  expect(anya.info.seats[1]).toMatchObject({ here: true, standIn: null });
});

it('gives the seat back to somebody who comes while the stand-in is being written', async () => {
  const store = memoryStore();
  let gate = Promise.resolve();
  rig = new Rig({ ...store, commit: (table, change) => gate.then(() => store.commit(table, change)) });
  const on = node();
  const { anya, lyosha, table } = await dealt(on);
  lyosha.goAway();
  const { promise, resolve: release } = Promise.withResolvers<void>();
  gate = promise;
  await rig.pass(PAUSES.away);
  const back = new Person<CowView>(on, 'lyosha');
  const opened = back.say({ type: 'open', table });
  await settle();
  release();
  await opened;
  await rig.pass(1);
  expect(anya.info.seats[1]).toMatchObject({ here: true, standIn: null });
});

it('tells a bot whether somebody new plays', async () => {
  const asked: unknown[] = [];
  const on = rig.node({
    think(request, share) {
      asked.push(request.budget.gentle);
      return firstMove(request, share);
    },
  });
  const anya = new Person<CowView>(on, 'anya');
  const bot = { kind: 'bot', level: 'novice' } as const;
  const chairs = [{ kind: 'me' as const }, { ...bot, gentle: true }, bot];
  const { table } = (await anya.say(gatheringTable({ chairs }))) as { table: string };
  await anya.say({ type: 'open', table });
  await anya.say({ type: 'start', table });
  await rig.pass(1_000);
  expect(asked).toEqual([true, undefined]);
});

it('stands still while nobody looks', async () => {
  const { anya, lyosha, table } = await dealt(node(), { pace: 'blitz', bots: 1 });
  anya.goAway();
  lyosha.goAway();
  await rig.pass(600_000);
  expect(await rig.store.entries(table, 0)).toHaveLength(0);
});

it('goes on by mail only for people who come back: after some days without any of them it waits', async () => {
  let thoughts = 0;
  const on = rig.node({
    think(request, share) {
      thoughts += 1;
      return firstMove(request, share);
    },
  });
  on.resume();
  const { anya, lyosha, table } = await dealt(on, { pace: 'mail', bots: 2, options: { rounds: 20 } });
  anya.goAway();
  lyosha.goAway();
  await rig.pass(PAUSES.unseenByMail + PACES.mail);
  const [thought, events] = [thoughts, (await rig.store.entries(table, 0)).length];
  expect(thought).toBeGreaterThan(0);
  await rig.pass(4 * PACES.mail);
  expect([thoughts, (await rig.store.entries(table, 0)).length]).toEqual([thought, events]);
  const back = new Person<CowView>(on, 'anya');
  await back.say({ type: 'open', table });
  await rig.pass(1_000);
  expect(back.views.at(-1)?.clocks).not.toEqual([]);
  await pick(back, table, 0, back.view.hand[0] as number);
  back.goAway();
  await rig.pass(2 * PACES.mail);
  expect((await rig.store.entries(table, 0)).length).toBeGreaterThan(events + 2);
});

it('gives nobody more than the whole time by mail when the clock was set back while the server was down', async () => {
  const { anya, lyosha, table } = await dealt(node(), { pace: 'mail' });
  anya.goAway();
  lyosha.goAway();
  const after = rig.node({ think: firstMove, now: () => rig.clock.now() - 3 * PACES.mail });
  const back = new Person<CowView>(after, 'anya');
  await back.say({ type: 'open', table });
  expect(back.views.at(-1)?.clocks[0]).toEqual({ seat: 0, left: PACES.mail, lead: 0, whole: PACES.mail });
});

it('a bot whose move has answered nothing, such as taking the box away, is asked again', async () => {
  const think: Deps['think'] = async ({ view }) => {
    const { phase, box } = view as BrainstormView;
    const move = box ? { type: 'box', pose: null } : phase === 'dice' ? { type: 'dice', pair: ['red', 'black'] } : null;
    return { move, value: 0, nodes: 1, best: [] };
  };
  const anya = new Person<BrainstormView>(rig.node({ local: true, think }), 'anya');
  const box = { at: [0, 0], angle: 0, stance: 'flat' };
  const chairs = [{ kind: 'me' as const }, { kind: 'bot' as const, level: 'casual' }];
  const { table } = (await anya.say({
    ...gatheringTable({ game: 'brainstorm', chairs, start: true }),
    begins: { position: { players: 2, turn: 1, box } },
  })) as { table: string };
  await anya.say({ type: 'open', table });
  await rig.pass(1_000);
  expect(anya.view).toMatchObject({ box: null, dice: ['red', 'black'], phase: 'throw' });
});

it('a bot’s open answer waits until what led to the question is on the screen', async () => {
  const think: Deps['think'] = async ({ view }) => {
    const { phase, hand } = view as CowView;
    const move = phase === 'pick' ? { type: 'pick', card: hand[0] } : { type: 'takeRow', row: 0 };
    return { move, after: 0, value: 0, nodes: 1, best: [] };
  };
  const anya = new Person<CowView>(rig.node({ local: true, think }), 'anya');
  const chairs = [{ kind: 'me' as const }, { kind: 'bot' as const, level: 'casual' }];
  const position = {
    players: 2,
    hands: [
      [50, 51],
      [3, 4],
    ],
    rows: [[10], [20], [30], [40]],
  };
  const { table } = (await anya.say({
    ...gatheringTable({ chairs, start: true }),
    begins: { position },
  })) as { table: string };
  await anya.say({ type: 'open', table });
  await rig.pass(0);
  await pick(anya, table, 0, 50);
  await rig.pass(0);
  expect(anya.view.phase).toBe('row');
  const told = cow006.tellingTime?.(anya.view.happened) ?? 0;
  expect(told).toBeGreaterThan(1_000);
  await rig.pass(told - 1_000 - 1);
  expect(anya.view.phase).toBe('row');
  await rig.pass(1);
  expect(anya.view.phase).toBe('pick');
});
