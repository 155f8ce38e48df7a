import { sampleHashes } from './sample-hashes.ts';

/** A separate process for the determinism test: prints the hashes of the given number of sample throws. */
process.stdout.write(JSON.stringify(await sampleHashes(Number(process.argv[2]))));
