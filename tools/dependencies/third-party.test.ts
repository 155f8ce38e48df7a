import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { ROOT } from '../paths.mjs';
import { FILE, thirdParty } from './third-party.mjs';

const written = readFileSync(FILE, 'utf8');

it('THIRD_PARTY.md is what `npm run third-party` writes now', () => {
  expect(written).toBe(thirdParty(ROOT));
});

it('names fonts, data, and packages that only others need', () => {
  for (const name of ['@fontsource-variable/onest', 'OpenCorpora', 'CC BY-SA', 'Lebedev', 'react-dom', 'thread-stream'])
    expect(written).toContain(name);
});

it('has a licence for every package, and none for the tools that build', () => {
  expect(written).not.toContain('see its package');
  expect(written).not.toMatch(/\| (vitest|vite|typescript|knip) /);
});
