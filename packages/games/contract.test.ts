import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { SLUGS } from './registry.ts';

it.each(SLUGS)('%s is held to the contract', (slug) => {
  const file = new URL(`${slug}/contract.test.ts`, import.meta.url);
  expect(readFileSync(file, 'utf8')).toContain(`keepsTheContract('${slug}');`);
});
