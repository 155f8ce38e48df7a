import { beforeEach, expect, it } from 'vitest';
import { ManualClock } from '../testing/manual-clock.ts';
import { TimedDelivery } from './timed-delivery.ts';

const WAY = 40;
let guests = 0;
const someone = () => ({ guest: `guest ${++guests}` });

let time: ManualClock;
let delivery: TimedDelivery<ReturnType<typeof someone>>;
let sent: number[];
const send = () => sent.push(time.now());

beforeEach(() => {
  time = new ManualClock(async () => undefined);
  delivery = new TimedDelivery(time);
  sent = [];
});

it('sends as much earlier as the way takes, once, however often there is news meanwhile', async () => {
  const [anya, at] = [someone(), time.now() + 100];
  delivery.deliver(anya, { revealAt: at, ahead: WAY, cameLate: false }, send);
  delivery.deliver(anya, { revealAt: at, ahead: WAY, cameLate: false }, send);
  expect([sent, delivery.sentAt(anya, at)]).toEqual([[], null]);
  await time.pass(200);
  expect(sent).toEqual([at - WAY]);
  expect(delivery.sentAt(anya, at)).toBe(time.clock() - 200 + 100 - WAY);
});

it('what shows nothing new goes out at once', async () => {
  const [anya, at] = [someone(), time.now() + WAY];
  delivery.deliver(anya, { revealAt: null, ahead: WAY, cameLate: false }, send);
  delivery.deliver(anya, { revealAt: at, ahead: WAY, cameLate: false }, send);
  await time.pass(10);
  delivery.deliver(anya, { revealAt: at, ahead: WAY, cameLate: false }, send);
  expect(sent).toEqual([at - WAY, at - WAY, at - WAY + 10]);
  expect(delivery.sentAt(anya, at)).toBe(time.clock() - 10);
});

it('a show that goes out late is measured from when it did, unless they came late themselves', async () => {
  const [anya, boris, at] = [someone(), someone(), time.now() + 100];
  delivery.deliver(someone(), { revealAt: at, ahead: WAY, cameLate: false }, send);
  await time.pass(300);
  delivery.deliver(anya, { revealAt: at, ahead: WAY, cameLate: false }, send);
  delivery.deliver(boris, { revealAt: at, ahead: WAY, cameLate: true }, send);
  expect([delivery.sentAt(anya, at), delivery.sentAt(boris, at)]).toEqual([time.clock(), time.clock() - 200 - WAY]);
});

it('another show is another time', async () => {
  const [anya, at] = [someone(), time.now() + WAY];
  delivery.deliver(anya, { revealAt: at, ahead: WAY, cameLate: false }, send);
  expect(delivery.sentAt(anya, at + 1000)).toBeNull();
});

it('who has gone is sent nothing, and has been sent nothing', async () => {
  const [anya, at] = [someone(), time.now() + 100];
  delivery.deliver(anya, { revealAt: at, ahead: WAY, cameLate: false }, send);
  delivery.forget(anya);
  await time.pass(200);
  expect(sent).toEqual([]);
  delivery.deliver(anya, { revealAt: at, ahead: WAY, cameLate: false }, send);
  delivery.forget(anya);
  expect(delivery.sentAt(anya, at)).toBeNull();
});
