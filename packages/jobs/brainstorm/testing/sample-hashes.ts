import { loadPhysics } from '../rapier.ts';
import { trajectoryHash } from '../trajectory-hash.ts';
import { sampleJobs } from './sample-jobs.ts';

/** The same throws wherever it is run: two processes, or Node and a browser, compare what they get. */
export async function sampleHashes(count: number): Promise<string[]> {
  const physics = await loadPhysics();
  return sampleJobs('trajectories', count).map((job) => trajectoryHash(physics, job));
}
