import { sampleHashes } from './sample-hashes.ts';

/** A process of its own for the determinism test: prints the hashes of as many sample throws as it is told. */
process.stdout.write(JSON.stringify(await sampleHashes(Number(process.argv[2]))));
