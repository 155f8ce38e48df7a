import { SUPPLY } from '@izvilina/games/ingenious/pieces/tiles.ts';
import { RACK } from '@izvilina/games/ingenious/state.ts';
import { chanceAt } from '@izvilina/kernel/chance.ts';
import { expect, test } from 'vitest';
import { type Fast, fastFrom } from '../../fast.ts';
import { looksIn } from '../choices.ts';
import { outlookOfTwo } from '../outlook/outlook-of-two.ts';
import { OUTLOOK } from '../outlook/weights-of-two.ts';
import { type Placing, placings } from '../placings.ts';
import { appraiseByRoom } from '../worth/by-room.ts';
import { noWorth } from '../worth/worth.ts';
import { greedily, playOut, weighing } from './policy.ts';
import { listBest, type Reply, replyAt, replyX, replyY, shortlistOf } from './replies.ts';
import { copySim, deal, emptySim, ONE, OTHER, type Sim } from './simulator.ts';
import { placeTile } from './turns.ts';

const MANY = 6;
const worth = noWorth();
const outlook = outlookOfTwo(OUTLOOK);

/** Every position of some games in which a tile is laid, but for the opening (IN-07). */
function eachPosition(fast: Fast, visit: (sim: Sim) => void): void {
  for (let game = 0; game < 20; game++) {
    const sim = emptySim('standard', 2);
    deal(sim, Uint8Array.from(SUPPLY), fast);
    playOut(sim, greedily(appraiseByRoom), fast, 2);
    for (; sim.stage !== 'over'; playOut(sim, greedily(appraiseByRoom), fast, 1)) if (sim.stage !== 'swap') visit(sim);
  }
}

const placingOf = (r: Reply): Placing => ({ at: replyAt(r), x: replyX(r), y: replyY(r) });

/** Two equal halves may lie either way round. */
function nameIn(sim: Sim, { at, x, y }: Placing): string {
  const tile = sim.racks[RACK * sim.turn + at] as number;
  return ONE[tile] === OTHER[tile] ? `${tile} ${Math.min(x, y)} ${Math.max(x, y)}` : `${tile} ${x} ${y}`;
}

test('no placement looks better than those listed', () => {
  const fast = fastFrom(chanceAt('shortlist', 0));
  const list = shortlistOf(MANY);
  let full = 0;
  eachPosition(fast, (sim) => {
    const looks = looksIn(sim, appraiseByRoom, 0);
    appraiseByRoom(sim, sim.turn, worth);
    listBest(sim, worth, fast, list);
    const listed = [...list.replies.subarray(0, list.count)].map(placingOf);
    const found = listed.map(looks);
    const all = placings(sim).sort((a, b) => looks(b) - looks(a));
    expect(found[0]).toBeCloseTo(looks(all[0] as Placing), 10);
    expect(found).toEqual(found.toSorted((a, b) => b - a));
    if (list.count < MANY) return;
    full++;
    const names = new Set(listed.map((placing) => nameIn(sim, placing)));
    const last = found.at(-1) as number;
    const stride = sim.field.stride;
    // Beside a half that alone scores the other may lie anywhere: one such placement stands for all.
    const missed = all.filter((placing) => {
      const tile = sim.racks[RACK * sim.turn + placing.at] as number;
      const scores = (colour: number, cell: number) => (sim.gains[colour * stride + cell] as number) > 0;
      const both = scores(ONE[tile] as number, placing.x) && scores(OTHER[tile] as number, placing.y);
      return both && looks(placing) > last + 1e-9 && !names.has(nameIn(sim, placing));
    });
    expect(missed).toEqual([]);
  });
  expect(full).toBeGreaterThan(300);
});

test('a weighed reply leads to the best position of those listed, which is not always the best-looking', () => {
  const fast = fastFrom(chanceAt('weighing', 0));
  const list = shortlistOf(MANY);
  const after = emptySim('standard', 2);
  const twin = emptySim('standard', 2);
  const weigh = weighing(appraiseByRoom, outlook, MANY, after);
  let other = 0;
  eachPosition(fast, (sim) => {
    const outlookAfter = (r: Reply): number => {
      copySim(sim, after);
      placeTile(after, replyAt(r), replyX(r), replyY(r));
      return outlook(after, sim.turn);
    };
    // Listing weeds the cells it visits: of equals, a second list may hold others.
    copySim(sim, twin);
    appraiseByRoom(twin, twin.turn, worth);
    listBest(twin, worth, fast, list);
    const chances = [...list.replies.subarray(0, list.count)].map(outlookAfter);
    if (list.count > 1) expect(outlookAfter(weigh(sim, fast))).toBeCloseTo(Math.max(...chances), 12);
    if (chances[0] !== Math.max(...chances)) other++;
  });
  expect(other).toBeGreaterThan(100);
});
