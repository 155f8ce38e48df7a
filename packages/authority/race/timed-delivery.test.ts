import { beforeEach, expect, it } from 'vitest';
import { StillTime } from '../testing/manual-clock.ts';
import { Show } from './timed-delivery.ts';

const WAY = 40;
const someone = () => ({ line: () => ({ min: 2 * WAY, median: 2 * WAY, jitter: 0 }) });

let time: StillTime;
let show: Show<ReturnType<typeof someone>>;
let sent: number[];
const send = () => sent.push(time.now());

beforeEach(() => {
  time = new StillTime(async () => undefined);
  show = new Show(time);
  sent = [];
});

it('sends as much earlier as the way takes, once, however often there is news meanwhile', async () => {
  const [anya, at] = [someone(), time.now() + 100];
  show.tell(anya, at, false, send);
  show.tell(anya, at, false, send);
  expect([sent, show.sent(anya, at)]).toEqual([[], null]);
  await time.pass(200);
  expect(sent).toEqual([at - WAY]);
  expect(show.sent(anya, at)).toBe(time.clock() - 200 + 100 - WAY);
});

it('what shows nothing new goes out at once', async () => {
  const [anya, at] = [someone(), time.now() + WAY];
  show.tell(anya, null, false, send);
  show.tell(anya, at, false, send);
  await time.pass(10);
  show.tell(anya, at, false, send);
  expect(sent).toEqual([at - WAY, at - WAY, at - WAY + 10]);
  expect(show.sent(anya, at)).toBe(time.clock() - 10);
});

it('a show that goes out late is measured from when it did, unless they came late themselves', async () => {
  const [anya, boris, at] = [someone(), someone(), time.now() + 100];
  show.tell(someone(), at, false, send);
  await time.pass(300);
  show.tell(anya, at, false, send);
  show.tell(boris, at, true, send);
  expect([show.sent(anya, at), show.sent(boris, at)]).toEqual([time.clock(), time.clock() - 200 - WAY]);
});

it('another show is another time', async () => {
  const [anya, at] = [someone(), time.now() + WAY];
  show.tell(anya, at, false, send);
  expect(show.sent(anya, at + 1000)).toBeNull();
});

it('who has gone is sent nothing, and has been sent nothing', async () => {
  const [anya, at] = [someone(), time.now() + 100];
  show.tell(anya, at, false, send);
  show.forget(anya);
  await time.pass(200);
  expect(sent).toEqual([]);
  show.tell(anya, at, false, send);
  show.forget(anya);
  expect(show.sent(anya, at)).toBeNull();
});
