import { expect, test } from 'vitest';
import { hardness, type Problem, search } from './search.ts';

/** Answer k is worth k plus the luck of the world, which is common to all. */
function ladder(answers: number): Problem & { readonly tried: number[] } {
  let luck = 0;
  const tried = new Array<number>(answers).fill(0);
  return {
    answers,
    tried,
    imagine() {
      luck = (luck + 0.37) % 1;
    },
    attempt(answer) {
      tried[answer]!++;
      return answer + luck;
    },
  };
}

test('finds the best answer, orders them by value and counts its nodes', () => {
  for (const halving of [false, true]) {
    const problem = ladder(10);
    const { nodes, all } = search(problem, { nodes: 300, ms: 10_000, halving });
    expect(all[0]?.answer).toBe(9);
    expect(all.at(-1)?.answer).toBe(0);
    expect(all.map(({ value }) => value)).toEqual(all.map(({ value }) => value).sort((a, b) => b - a));
    expect(nodes).toBe(problem.tried.reduce((sum, tries) => sum + tries, 0));
    expect(nodes).toBeLessThanOrEqual(300);
    expect(nodes).toBeGreaterThan(250);
  }
});

test('without halving all answers are tried equally often, with it the good ones more', () => {
  const even = ladder(8);
  search(even, { nodes: 400, ms: 10_000, halving: false });
  expect(new Set(even.tried).size).toBe(1);
  const uneven = ladder(8);
  search(uneven, { nodes: 400, ms: 10_000, halving: true });
  expect(uneven.tried[7]).toBeGreaterThan(3 * (uneven.tried[0] as number));
});

test('tries every answer once even with no budget at all', () => {
  const few = ladder(5);
  expect(search(few, { nodes: 0, ms: 0, halving: false }).all[0]?.answer).toBe(4);
  expect(few.tried).toEqual([1, 1, 1, 1, 1]);
  // More answers than are tried between two checks of the clock.
  const many = ladder(50);
  expect(search(many, { nodes: 1000, ms: 0, halving: true }).all[0]?.answer).toBe(49);
  expect(Math.min(...many.tried)).toBe(1);
});

test('a choice is the harder the closer the two best are', () => {
  const found = (...values: number[]) => values.map((value, answer) => ({ answer, value }));
  expect(hardness(found(1), 0.1)).toBe(0);
  expect(hardness(found(1, 1, 0), 0.1)).toBe(1);
  expect(hardness(found(1, 0.9, 0.9), 0.1)).toBeCloseTo(0.5);
});
