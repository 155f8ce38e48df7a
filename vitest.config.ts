import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['packages/**/*.test.ts', 'tools/**/*.test.ts'],
    exclude: ['**/node_modules/**', '**/dist/**'],
    pool: 'forks',
    maxWorkers: 3, // some mostly wait for processes of their own
    testTimeout: 120_000,
    hookTimeout: 60_000,
    allowOnly: false,
  },
});
