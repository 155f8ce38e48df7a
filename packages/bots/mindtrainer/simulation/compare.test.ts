import { expect, test } from 'vitest';
import type { Choice } from '../choices.ts';
import { compare } from './compare.ts';
import type { Simulation } from './simulation.ts';

const choice = (plan: string, looks: number): Choice => ({ move: { type: 'pass' }, looks, left: 0, plan, play() {} });

/** Each world has its own luck, common to all; `bad` loses a tenth everywhere. */
function worlds() {
  let world = 0;
  let nodes = 0;
  const simulation: Simulation = {
    nodesPerAttempt: 1,
    nodes: () => nodes,
    imagine: () => void world++,
    attempt({ plan }) {
      nodes++;
      const luck = 0.5 + 0.3 * Math.sin(world * 7);
      const own = plan === 'bad' ? -0.1 : plan === 'best' ? 0.02 * (1 + Math.sin(world * 3)) : 0.01;
      return { chance: luck + own, points: 100 * own };
    },
  };
  return simulation;
}

const EFFORT = { nodes: 3000, until: Number.POSITIVE_INFINITY, worthOfPoint: 0.001 };

test('common luck cancels out: the worst is dropped at once, the nodes go where the choice is close', () => {
  const compared = compare([choice('bad', 0), choice('good', 0), choice('best', 0)], worlds(), EFFORT);
  expect(compared.map(({ choice: { plan } }) => plan)).toEqual(['best', 'good', 'bad']);
  expect(compared[2]!.outcomes.length).toBe(8);
  expect(compared[0]!.outcomes.length).toBeGreaterThan(8);
});

test('stops when one is clearly best', () => {
  const simulation = worlds();
  compare([choice('bad', 0), choice('best', 0)], simulation, EFFORT);
  expect(simulation.nodes()).toBeLessThan(100);
});

test('with no time at all it goes by looks', () => {
  const compared = compare([choice('bad', 1), choice('best', 9)], worlds(), { ...EFFORT, nodes: 0 });
  expect(compared[0]!.choice.plan).toBe('best');
});
