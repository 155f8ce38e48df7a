// @ts-check
// How many tests a runner's report counts. Nothing run, or a bad end without a failed test, is a failure too.

/** @typedef {{ passed: number, failed: number, skipped: number }} Counts */
/** @typedef {{ status: string, assertionResults: { status: string }[] }} VitestFile */
/** @typedef {{ numPassedTests: number, numFailedTests: number, numPendingTests: number, testResults: VitestFile[] }} VitestReport */
/** @typedef {{ stats: { expected: number, unexpected: number, flaky: number, skipped: number } }} PlaywrightReport */

/**
 * @param {VitestReport | null} report
 * @param {number} exitCode
 * @returns {Counts}
 */
export function vitestCounts(report, exitCode) {
  if (report === null) return noReport;
  const brokenFiles = report.testResults.filter(
    (file) => file.status === 'failed' && !file.assertionResults.some((test) => test.status === 'failed'),
  );
  return settle(
    {
      passed: report.numPassedTests,
      failed: report.numFailedTests + brokenFiles.length,
      skipped: report.numPendingTests,
    },
    exitCode,
  );
}

/**
 * @param {PlaywrightReport | null} report
 * @param {number} exitCode
 * @returns {Counts}
 */
export function playwrightCounts(report, exitCode) {
  if (report === null) return noReport;
  const { expected, unexpected, flaky, skipped } = report.stats;
  return settle({ passed: expected, failed: unexpected + flaky, skipped }, exitCode);
}

/** @type {Counts} */
const noReport = { passed: 0, failed: 1, skipped: 0 };

/**
 * @param {Counts} counts
 * @param {number} exitCode
 * @returns {Counts}
 */
function settle(counts, exitCode) {
  const hidden = counts.failed === 0 && (exitCode !== 0 || counts.passed === 0);
  return hidden ? { ...counts, failed: 1 } : counts;
}
