import { describe, expect, it } from 'vitest';
import { playwrightCounts, vitestCounts } from './counts.mjs';

const vitest = { numPassedTests: 3, numFailedTests: 0, numPendingTests: 0, testResults: [] };
const playwright = { stats: { expected: 3, unexpected: 0, flaky: 0, skipped: 0 } };

describe('the closing count', () => {
  it('is what the runners report', () => {
    expect(vitestCounts(vitest, 0)).toEqual({ passed: 3, failed: 0, skipped: 0 });
    expect(playwrightCounts(playwright, 0)).toEqual({ passed: 3, failed: 0, skipped: 0 });
  });
  it('counts no test run as a failure', () => {
    expect(vitestCounts({ ...vitest, numPassedTests: 0 }, 0).failed).toBe(1);
    expect(playwrightCounts({ stats: { ...playwright.stats, expected: 0, skipped: 2 } }, 0).failed).toBe(1);
    expect(vitestCounts(null, 0).failed).toBe(1);
    expect(playwrightCounts(null, 0).failed).toBe(1);
  });
  it('counts a bad end without a failed test as a failure', () => {
    expect(vitestCounts(vitest, 1).failed).toBe(1);
    expect(playwrightCounts(playwright, 1).failed).toBe(1);
  });
  it('counts a file that could not be loaded', () => {
    const broken = { status: 'failed', assertionResults: [] };
    const failing = { status: 'failed', assertionResults: [{ status: 'failed' }] };
    const report = { ...vitest, numFailedTests: 1, testResults: [broken, failing] };
    expect(vitestCounts(report, 1)).toEqual({ passed: 3, failed: 2, skipped: 0 });
  });
  it('counts a test that passed only sometimes as failed', () => {
    expect(playwrightCounts({ stats: { ...playwright.stats, flaky: 1 } }, 0).failed).toBe(1);
  });
});
