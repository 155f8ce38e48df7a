import { notnot } from '@izvilina/games/notnot/game.ts';
import type { AnyGame } from '@izvilina/kernel/game.ts';
import { advance, begin } from '@izvilina/kernel/match.ts';
import { must } from '@izvilina/kernel/result.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Chair } from '../document/document.ts';
import type { Participant } from '../table/timing.ts';
import { ManualClock } from '../testing/manual-clock.ts';
import { Racing } from './racing.ts';
import { ALLOWANCE } from './reaction.ts';
import { MADE_UP_FOR, madeUpFor, NO_DELAY, type RoundTrip, raceTimingOf, UNKNOWN_ROUND_TRIP } from './round-trip.ts';

let time: ManualClock;
beforeEach(() => {
  time = new ManualClock(async () => undefined);
});

const race = (notnot as AnyGame).race as NonNullable<AnyGame['race']>;
const racing = (local = false) =>
  new Racing<Participant>(race, { now: time.now, clock: time.clock, later: time.later, local });
const steady = (median: number): RoundTrip => ({ min: median, median, jitter: 0 });
const on = (roundTrip: RoundTrip | null, guest = 'anya'): Participant => ({ guest, roundTrip: () => roundTrip });

const rolled = () => rolledAt(time.now());

/** A match whose roll is shown at `shown`. */
function rolledAt(shown: number) {
  const start = must(begin(notnot as AnyGame, { players: 2, options: {}, seed: '1' }));
  const act = { type: 'roll', lead: shown - time.now() };
  return must(advance(start, { at: time.now(), by: 'referee', act }));
}

const PLAYS = { cameLate: false, seated: true } as const;

const touch = (claimed?: number) => ({ seat: 0, move: { type: 'point', slot: 'top' }, claimed });

/** Touches `elapsed` ms after the roll was sent; returns the move as read, or the refusal. */
async function touched(table: Racing<Participant>, racer: Participant, claimed: number, elapsed: number) {
  const match = rolled();
  table.deliver(racer, match, PLAYS, () => undefined);
  const heard = time.clock() + elapsed;
  await time.pass(elapsed);
  const answer = table.readMove(match, racer, touch(claimed), heard);
  if (answer.ok) answer.value.settle();
  return answer.ok ? answer.value.move : answer.error;
}

describe('a touch', () => {
  it('over a connection that nobody has measured is taken as it came', async () => {
    expect(await touched(racing(), on(null), 200, 500)).toMatchObject({ at: 500 - ALLOWANCE.most });
  });

  it('on one device is believed, again and again', async () => {
    const table = racing(true);
    expect(await touched(table, on(NO_DELAY), 200, 5000)).toMatchObject({ at: 200 });
    expect(await touched(table, on(NO_DELAY), 200, 5000)).toMatchObject({ at: 200 });
  });

  it('is none before its player has been sent the roll, whatever they were sent before', async () => {
    const [table, anya] = [racing(), on(NO_DELAY)];
    await touched(table, anya, 200, 200);
    const match = rolled();
    const notYet = { ok: false, error: { code: 'ILLEGAL_MOVE', params: { reason: 'NOT_SHOWN_YET' } } };
    expect(table.readMove(match, anya, touch(200), time.clock())).toEqual(notYet);
    expect(table.readMove(match, null, touch(200), time.clock())).toEqual(notYet);
  });
});

describe('a guest with two connections', () => {
  const seconds = (ms: number) => ({ table: racing(), near: on(steady(20)), far: on(steady(ms)) });

  it.each([300, 6_000])('is sent the roll over both when the quicker one needs it (the other: %i ms)', async (ms) => {
    const { table, near, far } = seconds(ms);
    for (const one of [near, far]) table.enter(one);
    const shown = time.now() + 400;
    const match = rolledAt(shown);
    const sent: number[] = [];
    for (const one of [far, near]) table.deliver(one, match, PLAYS, () => sent.push(time.now()));
    await time.pass(500);
    expect(sent).toEqual([shown - 10, shown - 10]);
  });

  it('is measured by the quicker one, over whichever they touch', async () => {
    const { table, near, far } = seconds(300);
    for (const one of [near, far]) table.enter(one);
    const match = rolled();
    for (const one of [near, far]) table.deliver(one, match, PLAYS, () => undefined);
    await time.pass(500);
    for (const one of [near, far])
      expect(must(table.readMove(match, one, touch(150), time.clock())).move).toMatchObject({
        at: 500 - 20 - ALLOWANCE.most,
      });
  });

  it('is measured from the first that was sent the roll, also when that one has gone', async () => {
    const { table, near, far } = seconds(300);
    table.enter(far);
    const shown = time.now() + 400;
    const match = rolledAt(shown);
    table.deliver(far, match, PLAYS, () => undefined);
    await time.pass(400); // they have seen the roll for 150 ms
    table.leave(far);
    table.enter(near);
    table.deliver(near, match, { cameLate: true, seated: true }, () => undefined);
    const answer = must(table.readMove(match, near, touch(150), time.clock() + 300));
    expect(answer.move).toMatchObject({ at: 300 + 150 - 20 - ALLOWANCE.most });
  });
});

describe('whoever looks slower than they are', () => {
  it('is sent the roll and believed only as far as is made up for', async () => {
    const [table, liar] = [racing(), on(steady(6_000))];
    const shown = time.now() + 400;
    const match = rolledAt(shown);
    let sent = 0;
    table.deliver(liar, match, PLAYS, () => {
      sent = time.now();
    });
    await time.pass(1_000);
    expect(sent).toBe(shown - MADE_UP_FOR / 2);
    const elapsed = 600 + MADE_UP_FOR / 2;
    expect(must(table.readMove(match, liar, touch(150), time.clock())).move).toMatchObject({
      at: elapsed - MADE_UP_FOR - ALLOWANCE.most,
    });
  });

  it('now and then gains little: the quickest answers count too', () => {
    expect(madeUpFor({ min: 20, median: 300, jitter: 0 })).toBe(80);
    expect(madeUpFor({ min: 280, median: 300, jitter: 20 })).toBe(300);
  });

  it('and only watches is sent nothing before the show', async () => {
    const [table, watcher] = [racing(), on(steady(300))];
    const shown = time.now() + 400;
    let sent = 0;
    table.deliver(watcher, rolledAt(shown), { cameLate: false, seated: false }, () => {
      sent = time.now();
    });
    await time.pass(500);
    expect(sent).toBe(shown);
  });
});

describe('the race timing of a table', () => {
  const person = (guest: string, standIn: string | null = null): Chair => ({
    kind: 'person',
    guest,
    name: guest,
    entropy: null,
    standIn,
  });
  const bot: Chair = { kind: 'bot', level: 'novice' };
  const [near, far] = [steady(20), steady(200)];

  it('counts the slower of two connections of one person', () => {
    for (const roundTrips of [
      [near, far],
      [far, near],
    ])
      expect(
        racing().raceTiming(
          [person('anya')],
          roundTrips.map((roundTrip) => on(roundTrip)),
        ),
      ).toEqual(raceTimingOf([far], false));
  });

  it('waits for nobody whom a bot stands in for, and counts the bot', () => {
    const chairs = [person('anya'), person('boris', 'casual')];
    expect(racing().raceTiming(chairs, [on(near), on(far, 'boris')])).toEqual(raceTimingOf([near], true));
    expect(racing().raceTiming([person('anya'), bot], [on(far)])).toEqual(raceTimingOf([far], true));
    expect(raceTimingOf([far], true)).not.toEqual(raceTimingOf([far], false));
  });

  it('takes an unmeasured connection for a slow one, but on one device for none', () => {
    expect(racing().raceTiming([person('anya'), person('boris')], [on(near)])).toEqual(
      raceTimingOf([near, UNKNOWN_ROUND_TRIP], false),
    );
    expect(racing(true).raceTiming([person('anya')], [on(null)])).toEqual(raceTimingOf([NO_DELAY], false));
  });
});
