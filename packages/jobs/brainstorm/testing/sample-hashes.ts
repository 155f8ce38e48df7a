import { loadPhysics } from '../rapier.ts';
import { trajectoryHash } from '../trajectory-hash.ts';
import { sampleJobs } from './sample-jobs.ts';

/** Hashes of the same throws wherever it runs, so that two processes, or Node and a browser, can be compared. */
export async function sampleHashes(count: number): Promise<string[]> {
  const physics = await loadPhysics();
  return sampleJobs('trajectories', count).map((job) => trajectoryHash(physics, job));
}
