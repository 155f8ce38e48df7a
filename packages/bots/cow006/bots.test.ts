import { cow006 } from '@izvilina/games/cow006/game.ts';
import type { Move } from '@izvilina/games/cow006/moves/move-shapes.ts';
import type { State } from '@izvilina/games/cow006/state.ts';
import { chanceAt, chances } from '@izvilina/kernel/chance.ts';
import type { Json } from '@izvilina/kernel/json.ts';
import { must } from '@izvilina/kernel/result.ts';
import { parse } from '@izvilina/kernel/schema.ts';
import { describe, expect, test } from 'vitest';
import { duel } from '../duel.ts';
import { onProcessorTime, processorMs } from '../testing/processor-ms.ts';
import { analyst } from './analyst.ts';
import { bots } from './bots.ts';
import { NAMES } from './levels.ts';
import { aboutMove, REASONS } from './reasons.ts';

const FEW = { ms: 60_000, nodes: 60 };

const setup = (players: number, raw: Json, seed: string): State =>
  must(cow006.setup(players, must(parse(cow006.options, raw, 'BAD_OPTIONS')), chanceAt(seed, 0)));

const position = (raw: Json): State => must(cow006.position(raw, chanceAt('position', 0)));

const play = (state: State, by: number, move: Move): State =>
  must(cow006.step(state, { at: 0, by, move }, chanceAt('play', 0)));

const GAMES: readonly (readonly [players: number, options: Json])[] = [
  [2, { rounds: 1 }],
  [5, { rounds: 2, hiddenBases: true }],
  [10, { rounds: 1 }],
  [3, { endAt: 20 }],
  [2, { variant: 'tactical', rounds: 2 }],
  [3, { variant: 'tactical', rounds: 1 }],
  [4, { variant: 'tactical', rounds: 1, openMemory: true }],
  [4, { variant: 'tactical', draft: false, rounds: 1 }],
];

describe.each(NAMES)('%s', (name) => {
  test.each(GAMES)(
    'plays %i players with %o to the end by listed moves only, and says why in known words',
    (players, options) => {
      const chanceOf = chances(`${name}/${players}`);
      let state = setup(players, options, `${players}`);
      let steps = 0;
      for (let turn = cow006.turn(state); !turn.over; turn = cow006.turn(state)) {
        const { seat } = turn.asks[0] as { seat: number };
        const view = cow006.view(state, seat);
        const thought = bots.think(name, view, chanceOf(2 * steps), FEW);
        const listed = cow006.moves(view);
        expect(listed.finite && listed.all).toContainEqual(thought.move);
        expect(thought.best[0]?.move).toEqual(thought.move);
        for (const { why } of thought.best) for (const { key } of why) expect(REASONS).toContain(key);
        state = must(cow006.step(state, { at: 0, by: seat, move: thought.move as Move }, chanceOf(2 * steps + 1)));
        steps++;
      }
      expect(steps).toBeLessThanOrEqual(cow006.longest(players, state.options));
    },
  );
});

describe('thinking', () => {
  test('the master keeps to its time and reports progress on the way', () => {
    for (const players of [2, 10]) {
      const view = cow006.view(setup(players, {}, 'time'), 0);
      const heard: number[] = [];
      const began = processorMs();
      const endless = { ms: 400, nodes: Number.POSITIVE_INFINITY };
      const think = () => bots.think('master', view, chanceAt('time', 0), endless, (so) => heard.push(so));
      const { nodes } = onProcessorTime(think);
      expect(processorMs() - began).toBeLessThan(1200);
      expect(heard.length).toBeGreaterThanOrEqual(3);
      expect(heard.at(-1)).toBe(nodes);
    }
  });

  /** Seat 0 must take a row with its 3. The first costs 3; the third costs 7 but drives the 52 onto a full row of 21. */
  function chooses(name: string, totals: readonly number[]): Move | null {
    const rows = [[30], [11, 22, 33, 44, 49], [40, 50, 51], [70, 80]];
    const start = position({ players: 2, hands: [[3], [52]], rows, totals });
    const asked = play(play(start, 0, { type: 'pick', card: 3 }), 1, { type: 'pick', card: 52 });
    return bots.think(name, cow006.view(asked, 0), chanceAt('row', 0), FEW).move;
  }

  test.each(['strong', 'master'])(
    '%s plays for the match, not for the round: four points more are well spent, unless they end a lost match',
    (name) => {
      expect(chooses(name, [0, 0])).toEqual({ type: 'takeRow', row: 2 });
      expect(chooses(name, [60, 44])).toEqual({ type: 'takeRow', row: 0 });
    },
  );

  test('casual counts its own points of the round and takes the cheapest row in both', () => {
    expect(chooses('casual', [0, 0])).toEqual({ type: 'takeRow', row: 0 });
    expect(chooses('casual', [60, 44])).toEqual({ type: 'takeRow', row: 0 });
  });
});

test('reasons: where a card lies, whether it takes a row and what that costs', () => {
  const rows = [[10], [40, 41, 42], [60], [80, 81, 82, 83, 84]];
  const state = position({
    players: 2,
    hands: [
      [43, 85],
      [1, 2],
    ],
    rows,
  });
  const { best } = bots.think('master', cow006.view(state, 0), chanceAt('why', 0), { ms: 1000 });
  const why = best.find(({ move }) => move.type === 'pick' && move.card === 43)?.why;
  expect(why?.map(({ key }) => key)).toEqual(['fits', 'expected', 'winChance']);
  expect(why?.[0]?.params).toEqual({ row: 1, place: 4, behind: 42 });
  const full = best.find(({ move }) => move.type === 'pick' && move.card === 85)?.why;
  expect(full?.[0]).toEqual({ key: 'sixth', params: { row: 3, penalty: 7 } });
  expect(full?.[1]).toEqual({ key: 'risk', params: { percent: 100 } });
  expect(full?.[2]?.key).toBe('expected');
  expect(full?.[2]?.params.points).toBeGreaterThanOrEqual(7);
});

test('reasons: who may come between a card and its row is counted where that could make it the sixth', () => {
  const rows = [[10], [40], [60, 61, 62, 63], [80]];
  const hand = [67, 90, 1];
  const state = position({ players: 3, hands: [hand, [2, 3, 4], [5, 6, 7]], rows });
  const [fifth, second] = [67, 90].map((card) => aboutMove(cow006.view(state, 0), { type: 'pick', card })[0]?.params);
  expect(fifth).toEqual({ row: 2, place: 5, rivals: 3 });
  expect(second).toEqual({ row: 3, place: 2 });
});

test('reasons: a full row that the others will probably take first is told from one that costs', () => {
  const rows = [[10, 11, 12, 13, 14], [90], [95], [99]];
  const state = position({
    players: 5,
    hands: [
      [88, 104],
      [15, 100],
      [16, 101],
      [17, 102],
      [18, 103],
    ],
    rows,
  });
  const why = analyst.explain(cow006.view(state, 0), { type: 'pick', card: 88 }, chanceAt('why', 0));
  expect(why[0]).toEqual({ key: 'sixth', params: { row: 0, penalty: 11, unlikely: true } });
  expect(
    why.map(({ key }) => key),
    'an explained move is weighed',
  ).toEqual(['sixth', 'risk', 'expected', 'winChance']);
});

test('the foot of the ladder: a novice beats a random player most of the time', async () => {
  const { seats } = await duel({
    game: 'cow006',
    seats: ['novice', 'random'],
    games: 60,
    seed: 'small',
    options: { rounds: 1 },
  });
  expect(seats[0]?.winRate).toBeGreaterThan(0.7);
  expect(seats[0]?.meanScore).toBeLessThan(seats[1]?.meanScore as number);
});
