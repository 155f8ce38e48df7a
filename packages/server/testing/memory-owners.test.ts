import { memoryOwners } from './memory-owners.ts';
import { ownerLaws } from './owner-laws.ts';

let now = 0;
let tables = 0;
const owners = memoryOwners(() => now);

ownerLaws('memory', async () => ({
  owners,
  pass: async (ms) => {
    now += ms;
  },
  table: async () => `table ${++tables}`,
}));
