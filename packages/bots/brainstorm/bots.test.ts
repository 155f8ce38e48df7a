import { brainstorm } from '@izvilina/games/brainstorm/game.ts';
import type { Move } from '@izvilina/games/brainstorm/moves/move-shapes.ts';
import type { State } from '@izvilina/games/brainstorm/state.ts';
import { table, tile } from '@izvilina/games/brainstorm/testing/play.ts';
import { variety } from '@izvilina/games/brainstorm/variety.ts';
import { chanceAt, chances } from '@izvilina/kernel/chance.ts';
import { must } from '@izvilina/kernel/result.ts';
import { describe, expect, it } from 'vitest';
import { onProcessorTime, processorMs } from '../testing/processor-ms.ts';
import { bots } from './bots.ts';
import { NAMES } from './levels.ts';
import { REASONS } from './reasons.ts';
import { playOut } from './testing/play-out.ts';

const FEW = { ms: 20_000, nodes: 250 };

const think = (name: string, state: State, seat = state.turn, seed = 'think') =>
  bots.think(name, brainstorm.view(state, seat), chanceAt(seed, 0), FEW);

/** A start position for two to four players, as in the contract's tests. */
function someStart(seed: string): State {
  const chanceOf = chances(seed);
  const start = variety.start(chanceOf(0)) as { players: number; options: never; position?: unknown };
  return must(
    start.position === undefined
      ? brainstorm.setup(start.players, start.options, chanceOf(1))
      : brainstorm.position(start.position, chanceOf(1)),
  );
}

describe.each(NAMES)('%s', (name) => {
  it('plays games to their end by legal moves, and says why in known words', () => {
    for (let game = 0; game < 4; game++) {
      const start = someStart(`legal ${name} ${game}`);
      const { state, steps } = playOut(start, `legal ${name} ${game}`, (now, seat, chance) => {
        const { move, best } = bots.think(name, brainstorm.view(now, seat), chance, FEW);
        expect(best[0]?.move).toEqual(move);
        expect(best.length).toBeLessThanOrEqual(3);
        expect(best.map(({ value }) => value)).toEqual(best.map(({ value }) => value).toSorted((a, b) => b - a));
        for (const { why } of best) for (const { key } of why) expect(REASONS).toContain(key);
        return move as Move; // An illegal one would be refused, and `playOut` would fail.
      });
      expect(steps).toBeLessThanOrEqual(brainstorm.longest(state.players, state.options));
    }
  });

  it('thinks the same about the same view with the same chance', () => {
    const state = someStart('same');
    expect(think(name, state)).toEqual(think(name, state));
  });

  it('has nothing to say when it is not asked', () => {
    const state = table({ players: 2, turn: 0 });
    expect(() => think(name, state, 1)).toThrow('nothing to decide');
  });
});

it.each(['novice', 'learner', 'casual', 'strong'])('%s lays better than anything legal', (name) => {
  let [own, others] = [0, 0];
  for (let game = 0; game < 3; game++) {
    const start = must(brainstorm.setup(2, { ownSide: false, answerS: 30 }, chanceAt(`better ${game}`, 0)));
    const seat = game % 2;
    const { state } = playOut(start, `better ${game}`, (now, asked, chance) => {
      return bots.think(asked === seat ? name : 'random', brainstorm.view(now, asked), chance, FEW).move as Move;
    });
    const { scores } = brainstorm.result(state);
    own += scores[seat] as number;
    others += scores[1 - seat] as number;
  }
  expect(own).toBeGreaterThan(others);
});

it.each(['casual', 'strong', 'master'])('%s keeps to its time and reports progress on the way', (name) => {
  const tiles = Array.from({ length: 36 }, (_, i) =>
    tile(`p${i + 1}`, i < 14 ? 'small' : i < 27 ? 'medium' : 'large', [
      -240 + 90 * (i % 6),
      -170 + 65 * Math.floor(i / 6),
    ]),
  );
  const state = table({ players: 4, tiles, pawns: [['p1'], ['p36'], [], []] });
  const heard: number[] = [];
  const began = processorMs();
  const [view, endless] = [brainstorm.view(state, 0), { ms: 300, nodes: 1e7 }];
  const think = () => bots.think(name, view, chanceAt('time', 0), endless, (so) => heard.push(so));
  const { nodes } = onProcessorTime(think);
  expect(processorMs() - began).toBeLessThan(1500);
  expect(heard.length).toBeGreaterThanOrEqual(2);
  expect(heard.at(-1)).toBe(nodes);
});
