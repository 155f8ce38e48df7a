import { describe, test } from 'vitest';
import { emptyData, memoryStore } from './memory-store.ts';
import { FINDING_LAWS } from './store/finding-laws.ts';
import { STORE_LAWS } from './store/store-laws.ts';
import { UPKEEP_LAWS } from './store/upkeep-laws.ts';

describe('the memory store keeps the laws of a store', () => {
  test.each(Object.entries({ ...STORE_LAWS, ...FINDING_LAWS, ...UPKEEP_LAWS }))('%s', async (_, law) => {
    const data = emptyData();
    await law({
      store: memoryStore(data),
      reopen: async () => memoryStore(structuredClone(data)),
      discard: async () => undefined,
    });
  });
});
