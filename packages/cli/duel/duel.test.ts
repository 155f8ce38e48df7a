import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { Failure } from '../command.ts';
import { izvilina } from '../running.ts';
import { startProgram } from './program.ts';

const OUTSIDER = fileURLToPath(new URL('./outsider.fixture.mjs', import.meta.url));
const program = (manner: string): string => `'${process.execPath}' '${OUTSIDER}' ${manner}`;
const duel = (seats: string, ...more: string[]) =>
  izvilina(['duel', '--game', 'cow006', '--seats', seats, '--games', '6', '--seed', 's', '--single-round', ...more]);

interface Summary {
  readonly seats: readonly { readonly bot: string; readonly winRate: number; readonly msPerMove: number }[];
}

test('prints one JSON object, the same for any number of jobs', async () => {
  const [one, three] = await Promise.all([duel('random,random,random'), duel('random,random,random', '--jobs', '3')]);
  expect([one.code, three.code]).toEqual([0, 0]);
  const withoutTime = (out: string) => {
    const { seats, ...rest }: Summary = JSON.parse(out);
    return { ...rest, seats: seats.map(({ msPerMove, ...seat }) => seat) };
  };
  expect(withoutTime(one.out)).toMatchObject({ game: 'cow006', games: 6, seed: 's', options: { rounds: 1 } });
  expect(withoutTime(three.out)).toEqual(withoutTime(one.out));
  const { seats }: Summary = JSON.parse(one.out);
  expect(seats.reduce((sum, seat) => sum + seat.winRate, 0)).toBeCloseTo(1, 3);
});

test('outside programs play in every job, and only progress goes to stderr', async () => {
  const seat = `cmd:${program('first')}`;
  const { code, out, err } = await duel(`random,${seat}`, '--jobs', '2');
  expect(code).toBe(0);
  expect(err).toMatch(/^(\d of 6 games\n)*$/);
  expect(JSON.parse(out).seats.map(({ bot }: { bot: string }) => bot)).toEqual(['random', seat]);
});

test('two seats of one program are two processes, gone after the duel', async () => {
  const seat = `cmd:${program('stubborn')}`;
  const { code, err } = await duel(`${seat},random,${seat}`);
  const pids = pidsIn(err);
  expect(code).toBe(0);
  expect(new Set(pids).size).toBe(2);
  expect(pids.filter(isAlive)).toEqual([]);
});

for (const [manner, jobs, told] of [
  ['crash', '1', /ended with exit code 3/],
  ['nonsense', '2', /not JSON: moo/],
  ['illegal', '1', /refused .*ILLEGAL_MOVE/],
] as const) {
  test(`an outside program that answers with ${manner} ends the duel`, async () => {
    const { code, out, err } = await duel(`random,cmd:${program(manner)}`, '--jobs', jobs);
    expect({ code, out }).toEqual({ code: 1, out: '' });
    expect(err).toMatch(/^izvilina: [^\n]+\n$/);
    expect(err).toMatch(told);
    expect(err).toContain('cmd:');
  });
}

// A stubborn program that was left running holds stderr open until it ends by itself and says so.
test('no program outlives a duel that failed, not even in the other jobs', async () => {
  const { code, err } = await duel(`cmd:${program('stubborn')},cmd:${program('nonsense')}`, '--jobs', '2');
  const pids = pidsIn(err);
  expect(code).toBe(1);
  expect(pids.length).toBeGreaterThan(0);
  expect(pids.filter(isAlive)).toEqual([]);
  expect(err).not.toContain('left running');
  expect(err).not.toContain('EPIPE');
});

const pidsIn = (err: string): number[] => Array.from(err.matchAll(/^pid (\d+)$/gm), ([, pid]) => Number(pid));

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

test('a program that cannot be started is told', async () => {
  const { code, err } = await duel('random,cmd:/nonsense/nobody');
  expect(code).toBe(1);
  expect(err).toMatch(/izvilina: cmd:\/nonsense\/nobody ended with exit code 127\n$/);
});

test('silence is told when the budget and the grace are over', async () => {
  const silent = startProgram(program('silent'), 100);
  const view = { viewer: 0, asks: [], happened: [], result: null };
  const answer = silent.play(view, { finite: true, all: [] }, 50, { below: () => 0 });
  await expect(answer).rejects.toThrow(new Failure(`cmd:${program('silent')} was silent for 150 ms`));
  silent.stop();
});
