import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** What takes longest comes first, so that nothing is waited for alone at the end. */
const ORDER = [
  ...[/\/(cow006|ingenious)\/contract\.test/, /\/torture\/kill\.test/, /\/bots\/ingenious\/bots\.test/],
  ...[/\/cli\/fairness\.test/, /\/contract\.test/, /\/(bots|server)\//],
  /\/packages\/(?!web\/)/,
];

const place = ({ moduleId }: TestSpecification): number => {
  const at = ORDER.findIndex((pattern) => pattern.test(moduleId));
  return at < 0 ? ORDER.length : at;
};

class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return (await super.sort(files)).sort((a, b) => place(a) - place(b));
  }
}

/** Their modules read the page they load on, or the folder they run in. */
const ALONE = ['packages/web/**/*.test.ts', 'tools/**/*.test.ts'];
/** They count for seconds, and imported by Node itself they take half the time. */
const NATIVE = ['packages/bots/**/*.test.ts'];
const NEVER = ['**/node_modules/**', '**/dist/**'];

export default defineConfig({
  test: {
    projects: [
      // A worker keeps what it has imported from file to file: to import it for each anew takes nearly as long as the tests.
      {
        extends: true,
        test: {
          name: 'shared',
          isolate: false,
          include: ['packages/**/*.test.ts'],
          exclude: [...NEVER, ...ALONE, ...NATIVE],
        },
      },
      {
        extends: true,
        test: {
          name: 'native',
          include: NATIVE,
          exclude: NEVER,
          isolate: false,
          experimental: { viteModuleRunner: false },
        },
      },
      { extends: true, test: { name: 'alone', include: ALONE, exclude: NEVER } },
    ],
    pool: 'forks',
    maxWorkers: 3, // some mostly wait for processes of their own
    sequence: { sequencer: LongestFirst },
    testTimeout: 120_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 15_000 } }, // as in the browser's
    allowOnly: false,
  },
});
