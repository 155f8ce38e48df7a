import { fastFrom } from '@izvilina/bots/fast.ts';
import { bots } from '@izvilina/bots/ingenious/bots.ts';
import { greedily, playOut } from '@izvilina/bots/ingenious/simulation/policy.ts';
import { copySim, deal, emptySim } from '@izvilina/bots/ingenious/simulation/simulator.ts';
import { appraiseByRoom } from '@izvilina/bots/ingenious/worth/by-room.ts';
import { ingenious } from '@izvilina/games/ingenious/game.ts';
import type { Move } from '@izvilina/games/ingenious/moves/move-shapes.ts';
import { SUPPLY } from '@izvilina/games/ingenious/pieces/tiles.ts';
import { chanceAt, chances } from '@izvilina/kernel/chance.ts';
import { must } from '@izvilina/kernel/result.ts';

export const name = 'rollouts-ingenious';

const ROLLOUTS = 40_000;
const DEPTH = 8;
const TRIES = 5;
/** Rollouts per decision: limited, because 200 games have to finish. */
const SOLO_NODES = 200;

/** Depth-8 rollouts per second on one core from the two-player opening, and results of two bots' solo games. */
export async function run(): Promise<Record<string, unknown>> {
  const seeds = Number(process.env.SOLO_SEEDS ?? 200);
  const { wall, cpu } = rollouts();
  return {
    bench: name,
    players: 2,
    depth: DEPTH,
    rollouts: ROLLOUTS * TRIES,
    rolloutsPerSecond: wall[TRIES >> 1],
    fastest: wall[TRIES - 1],
    perCpuSecond: cpu[TRIES >> 1],
    solo: { seeds, nodes: SOLO_NODES, master: solo('master', seeds), greedy: solo('greedy-min', seeds) },
  };
}

/**
 * Every rollout has its own deal: two racks from a shuffled supply, then both sides reply greedily for eight
 * placements. CPU time is what counts if others share the machine.
 */
function rollouts(): { wall: number[]; cpu: number[] } {
  const opening = emptySim('standard', 2);
  const sim = emptySim('standard', 2);
  const reply = greedily(appraiseByRoom);
  const fast = fastFrom(chanceAt('bench', 0));
  const deck = Uint8Array.from(SUPPLY);
  const rollout = () => {
    copySim(opening, sim);
    deal(sim, deck, fast);
    playOut(sim, reply, fast, DEPTH);
  };
  for (let i = 0; i < ROLLOUTS / 4; i++) rollout();
  const rates = Array.from({ length: TRIES }, () => {
    const began = performance.now();
    const used = process.cpuUsage();
    for (let i = 0; i < ROLLOUTS; i++) rollout();
    const { user, system } = process.cpuUsage(used);
    return { wall: perSecond(performance.now() - began), cpu: perSecond((user + system) / 1000) };
  });
  const ascending = (some: number[]) => some.sort((a, b) => a - b);
  return { wall: ascending(rates.map(({ wall }) => wall)), cpu: ascending(rates.map(({ cpu }) => cpu)) };
}

const perSecond = (ms: number): number => Math.round((1000 * ROLLOUTS) / ms);

/** The lowest marker of solo games: its mean, and how often it ended at each notch. */
function solo(bot: string, seeds: number): Record<string, unknown> {
  const ends: number[] = [];
  for (let seed = 0; seed < seeds; seed++) {
    const chanceOf = chances(`solo/${seed}`);
    let state = must(ingenious.setup(1, { first: null, partnersTalk: false }, chanceOf(0)));
    for (let i = 1; state.phase !== 'over'; i += 2) {
      const { move } = bots.think(bot, ingenious.view(state, 0), chanceOf(i), { ms: 1000, nodes: SOLO_NODES });
      state = must(ingenious.step(state, { at: 0, by: 0, move: move as Move }, chanceOf(i + 1)));
    }
    ends.push(ingenious.result(state).scores[0] as number);
  }
  const histogram: Record<string, number> = {};
  for (const end of ends.toSorted((a, b) => a - b)) histogram[end] = (histogram[end] ?? 0) + 1;
  return { mean: Math.round((100 * ends.reduce((sum, end) => sum + end, 0)) / seeds) / 100, histogram };
}
