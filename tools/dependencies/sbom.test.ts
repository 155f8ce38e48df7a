import { expect, test } from 'vitest';
import { ROOT } from '../paths.mjs';
import { billOfMaterials } from './sbom.mjs';

test('the bill of materials names what runs on the server and in the site, with versions and hashes, and no tools', () => {
  const { components } = billOfMaterials(ROOT);
  const names = components.map(({ name }) => name);
  for (const name of ['fastify', 'ws', 'zod', 'react', 'three']) expect(names).toContain(name);
  for (const name of ['vitest', '@playwright/test', 'typescript']) expect(names).not.toContain(name);
  for (const { purl, hashes } of components) {
    expect(purl).toMatch(/^pkg:npm\/.+@\d+\.\d+\.\d+/);
    expect(hashes?.[0]?.content).toMatch(/^[0-9a-f]{40,128}$/);
  }
});
