import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { MAX_PACKED, unpackFrames } from '@izvilina/games/brainstorm/throwing/frames.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { loadPhysics, type Physics } from './rapier.ts';
import { loadRunner } from './runner.ts';
import { MAX_STEPS, simulate } from './simulate.ts';
import { sampleHashes } from './testing/sample-hashes.ts';
import { sampleJobs } from './testing/sample-jobs.ts';
import { sunkBy } from './testing/sunk.ts';
import { trajectoryHash } from './trajectory-hash.ts';

/** `THROWS=10000` for the long run. */
const THROWS = Number(process.env.THROWS ?? 300);
const PRINT_HASHES = fileURLToPath(new URL('./testing/print-hashes.ts', import.meta.url));

/** A die presses a little into what it lies on; deeper than a fifth of a tile counts as inside. */
const SUNK_MM = 0.3;

let physics: Physics;
beforeAll(async () => {
  physics = await loadPhysics();
});

describe(`${THROWS} random throws`, () => {
  it('all rest or leave within 6 s, none inside the table, a tile or the box', { timeout: 1_800_000 }, () => {
    const seen = new Set<string>();
    for (const [i, job] of sampleJobs('rest', THROWS).entries()) {
      const { rest, steps, pose, liftedAt } = simulate(physics, job);
      seen.add(rest.outcome);
      expect(steps, `throw ${i}`).toBeLessThan(MAX_STEPS);
      if (rest.outcome === 'off' || rest.outcome === 'misfire') continue;
      expect(sunkBy(pose, { ...job, box: liftedAt === null ? job.box : null }), `throw ${i}`).toBeLessThan(SUNK_MM);
    }
    expect([...seen].sort()).toEqual(['box', 'misfire', 'off', 'table', 'tile']);
  });
});

describe('the same throw', () => {
  it('takes the same path in another process', async () => {
    const { stdout } = await promisify(execFile)(process.execPath, [PRINT_HASHES, '20']);
    expect(JSON.parse(stdout)).toEqual(await sampleHashes(20));
  });

  it('takes the same path whatever was thrown before', () => {
    const [first, second] = sampleJobs('order', 2);
    const alone = trajectoryHash(physics, first!);
    expect(trajectoryHash(physics, second!)).not.toBe(alone);
    expect(trajectoryHash(physics, first!)).toBe(alone);
  });

  it('takes another path when anything in it changes', () => {
    const job = sampleJobs('change', 40).find(({ release }) => release !== null)!;
    const changed = { ...job, release: { ...job.release!, speed: job.release!.speed + 1 } };
    expect(trajectoryHash(physics, changed)).not.toBe(trajectoryHash(physics, job));
  });
});

describe('the runner', () => {
  it('answers with the settled pose and a flight that ends there', async () => {
    const { run } = await loadRunner();
    const sizes: number[] = [];
    for (const job of sampleJobs('runner', 60)) {
      const act = run(job);
      expect(run(job)).toEqual(act);
      const end = unpackFrames(act.frames!)!.frames.at(-1)!;
      expect(Math.abs(end.at[0] - act.at[0]), 'x').toBeLessThan(0.06);
      expect(Math.abs(end.at[1] - act.at[1]), 'y').toBeLessThan(0.06);
      sizes.push(act.frames!.length);
    }
    sizes.sort((a, b) => a - b);
    expect(sizes[sizes.length >> 1]).toBeLessThanOrEqual(1500);
    expect(sizes.at(-1)).toBeLessThanOrEqual(MAX_PACKED);
  });
});
