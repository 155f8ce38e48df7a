import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';

const hash = (text: string): string => bytesToHex(sha256(utf8ToBytes(text)));

/** Hash published when the table is made, before any player has added to the seed. */
export const commitmentTo = (serverSeed: string): string => hash(`izvilina-commitment:${serverSeed}`);

/** The seed of the deal: the server's part and each seat's, in order of seats. Fixed at the start. */
export const combinedSeed = (serverSeed: string, clientSeeds: readonly (string | null)[]): string =>
  hash(`izvilina-seed:${[serverSeed, ...clientSeeds.map((seed) => seed ?? '-')].join(':')}`);
