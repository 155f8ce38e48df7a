import type { PlacedTile } from '@izvilina/games/brainstorm/pieces/pieces.ts';
import type { ThrowJob } from '@izvilina/games/brainstorm/throwing/throw.ts';
import { TABLE_SPEEDS } from '@izvilina/jobs/brainstorm/landings/landing-table.ts';
import { MANNERS, type Manner, measureLanding } from '@izvilina/jobs/brainstorm/landings/landings.ts';
import { loadPhysics, type Physics } from '@izvilina/jobs/brainstorm/rapier.ts';
import { throwDie } from '@izvilina/jobs/brainstorm/runner.ts';
import { simulate } from '@izvilina/jobs/brainstorm/simulate.ts';
import { sampleJobs } from '@izvilina/jobs/brainstorm/testing/sample-jobs.ts';

export const name = 'throws';

/** `LANDINGS=80` also measures the table of landings, with that many throws per cell (about half a minute). */
const LANDINGS = Number(process.env.LANDINGS ?? 0);
const THROWS = 400;
const TILES = 20;

/** Throws per second on one core, and the size of the flights. */
export async function run(): Promise<Record<string, unknown>> {
  const physics = await loadPhysics();
  const jobs = sampleJobs('bench', THROWS).filter(({ release }) => release !== null);
  const tiles = jobs.find((job) => job.tiles.length >= TILES)!.tiles.slice(0, TILES);
  const on = (laid: readonly PlacedTile[]) =>
    jobs.map((job): ThrowJob => ({ ...job, tiles: laid, box: null, table: jobs[0]!.table }));
  for (const job of on([]).slice(0, 50)) throwDie(physics, job);
  const sizes = jobs.map((job) => throwDie(physics, job).frames!.length).sort((a, b) => a - b);
  return {
    bench: name,
    throws: jobs.length,
    /** One layout for all throws, as when a bot tries throws. */
    emptyTable: rate(on([]), (job) => simulate(physics, job)),
    twentyTiles: rate(on(tiles), (job) => simulate(physics, job)),
    /** With keyframes, and a new layout of 0 to 39 tiles for every throw, as in matches. */
    asMatchesAsk: rate(jobs, (job) => throwDie(physics, job)),
    frameBytes: { median: sizes[sizes.length >> 1], p95: sizes[Math.floor(sizes.length * 0.95)], max: sizes.at(-1) },
    ...(LANDINGS > 0 ? { landings: landings(physics) } : {}),
  };
}

function rate(jobs: readonly ThrowJob[], of: (job: ThrowJob) => unknown): { perSecond: number; perCpuSecond: number } {
  const began = performance.now();
  const used = process.cpuUsage();
  for (const job of jobs) of(job);
  const { user, system } = process.cpuUsage(used);
  const perSecond = (ms: number) => Math.round((1000 * jobs.length) / ms);
  return { perSecond: perSecond(performance.now() - began), perCpuSecond: perSecond((user + system) / 1000) };
}

/** Rows in the format of `landing-table.ts`: distance, deviation along and across, by speed. */
function landings(physics: Physics): Record<string, number[][]> {
  const rows: Record<string, number[][]> = {};
  for (const manner of Object.keys(MANNERS) as Manner[])
    for (const grip of ['flat', 'tumble'] as const)
      rows[`${manner} ${grip}`] = TABLE_SPEEDS.map((speed) => {
        const { distance, along, across } = measureLanding(physics, manner, grip, speed, LANDINGS);
        return [distance, along, across].map(Math.round);
      });
  return rows;
}
