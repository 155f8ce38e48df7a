import { chances } from '@izvilina/kernel/chance.ts';
import { begin } from '@izvilina/kernel/match.ts';
import { must } from '@izvilina/kernel/result.ts';
import { expect, it } from 'vitest';
import { notnot } from '../game.ts';
import type { State } from '../state.ts';
import { variety } from '../variety.ts';
import { naiveRound } from './naive-round.ts';
import { wander } from './play.ts';

const GAMES = 1500;

it('NN-05 NN-07 NN-09 NN-10 NN-11 NN-19 NN-27 NN-R2 NN-R5 NN-R9 NN-R10 whole rounds end as at a real table', () => {
  const seen = { rounds: 0, ties: 0, voids: 0, mistakes: 0, rules: 0, ends: 0 };
  const compare = (before: State, after: State) => {
    const touches = after.judged.map(({ player, slot, at, uncertainty }) => ({ player, slot, at, uncertainty }));
    const { table, deck, won, rules } = before;
    const naive = naiveRound({ cross: table, deck, won, rules }, touches, before.right);
    expect([after.won, after.table, after.deck]).toEqual([naive.won, naive.cross, naive.deck]);
    expect(new Set(after.rules)).toEqual(naive.rules);
    expect(after.happened.some((one) => one.type === 'over' && one.why === 'deck')).toBe(naive.short);
    seen.rounds++;
    seen.ties += Number(after.judged.some(({ verdict }) => verdict === 'tied'));
    seen.voids += Number(after.happened.some((one) => one.type === 'won' && one.card.kind === 'void'));
    seen.mistakes += Number(after.judged.some(({ lost }) => lost));
    seen.rules += after.rules.length - rules.length;
    seen.ends += Number(naive.short);
  };
  for (let game = 0; game < GAMES; game++) {
    const start = { ...variety.start(chances('whole rounds')(game)), seed: `${game}` };
    let before = must(begin(notnot, start)).state as State;
    const look = (state: State) => {
      if (before.phase === 'open' && state.phase !== 'open') compare(before, state);
      before = state;
      return true;
    };
    look(wander(before, `${game}`, look));
  }
  expect(seen.rounds).toBeGreaterThan(10_000);
  expect(Math.min(...Object.values(seen))).toBeGreaterThan(100);
});
