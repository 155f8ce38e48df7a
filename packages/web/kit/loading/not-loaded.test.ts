import { expect, test } from 'vitest';
import { isNotLoaded } from './not-loaded.ts';

test.each([
  'Failed to fetch dynamically imported module: https://izvilina.test/assets/ResultRoute-1.js',
  'error loading dynamically imported module: https://izvilina.test/assets/ResultRoute-1.js',
  'Importing a module script failed.',
  'Unable to preload CSS for /assets/ResultRoute-1.css',
])('what a browser could not fetch is told from what is broken: %s', (message) => {
  expect(isNotLoaded(new TypeError(message))).toBe(true);
});

test('our own mistakes are not put down to the network', () => {
  expect(isNotLoaded(new TypeError('undefined is not a function'))).toBe(false);
  expect(isNotLoaded('anything')).toBe(false);
});
