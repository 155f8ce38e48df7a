import { deal, emptyTable, fullDeck, playOutRandomly } from '@izvilina/bots/cow006/simulator.ts';
import { fastFrom } from '@izvilina/bots/fast.ts';
import { chanceAt } from '@izvilina/kernel/chance.ts';

export const name = 'rollouts-cow006';

const ROUNDS = 400_000;
const TRIES = 5;

/** Two-player rounds per second on one core: ten turns from a new deal, random picks, rule 4 takes the cheapest row. */
export async function run(): Promise<Record<string, unknown>> {
  const table = emptyTable(2);
  const deck = fullDeck();
  const fast = fastFrom(chanceAt('bench', 0));
  let penalty = 0;
  const round = () => {
    deal(table, deck, fast);
    playOutRandomly(table, fast);
    penalty += (table.taken[0] as number) + (table.taken[1] as number);
  };
  for (let i = 0; i < ROUNDS / 4; i++) round();
  const rates: number[] = [];
  const cpuBefore = process.cpuUsage();
  for (let attempt = 0; attempt < TRIES; attempt++) {
    penalty = 0;
    const began = performance.now();
    for (let i = 0; i < ROUNDS; i++) round();
    rates.push(Math.round((1000 * ROUNDS) / (performance.now() - began)));
  }
  const { user, system } = process.cpuUsage(cpuBefore);
  rates.sort((a, b) => a - b);
  return {
    bench: name,
    players: 2,
    rounds: ROUNDS * TRIES,
    /** By wall clock: the median and the best of the tries. */
    roundsPerSecond: rates[TRIES >> 1],
    fastest: rates[TRIES - 1],
    /** By CPU time: to be used while the machine is busy with other work. */
    roundsPerCpuSecond: Math.round((1e6 * ROUNDS * TRIES) / (user + system)),
    meanPenalty: Math.round((1000 * penalty) / ROUNDS / 2) / 1000,
  };
}
