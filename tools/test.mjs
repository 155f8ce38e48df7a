// @ts-check
// npm test [-- STAGE [ARGUMENT…]…]: sets up what is missing, runs the stages in order, and closes with `N passed, N failed`.
// Arguments after `unit` and `browser` go to Vitest and Playwright: npm test -- unit packages/games -t timeout
import './need-node.cjs';
import { sentenceFor } from './say.mjs';
import { obtainChromium } from './setup/chromium.mjs';
import { ensureInstalled } from './setup/setup.mjs';
import { parseStages } from './stages/stage-arguments.mjs';
import { STAGES, TAKES_ARGUMENTS } from './stages/stages.mjs';

/** @typedef {import('./stages/stages.mjs').Outcome} Outcome */

const { stages, runnerArgs, fault } = parseStages(process.argv.slice(2), Object.keys(STAGES), TAKES_ARGUMENTS);
if (fault !== null) {
  console.error(`izvilina: ${fault}`);
  process.exit(2);
}

const isRun = (/** @type {string} */ name) => stages.length === 0 || stages.includes(name);

const total = { passed: 0, failed: 0 };
try {
  const node = await ensureInstalled();
  // It comes while the other stages run; the browser's waits for it, and tells what went wrong.
  if (isRun('browser')) obtainChromium(node).catch(() => undefined);
  for (const [name, run] of Object.entries(STAGES)) {
    if (!isRun(name)) continue;
    const { passed, failed } = await runStage(name, () => run(node, runnerArgs[name] ?? []));
    total.passed += passed;
    total.failed += failed;
  }
} catch (error) {
  console.log(sentenceFor(error));
  total.failed += 1;
}
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed > 0 ? 1 : 0;

/**
 * @param {string} name
 * @param {() => Promise<Outcome>} run
 */
async function runStage(name, run) {
  const began = Date.now();
  process.stdout.write(`${name.padEnd(8)} `);
  const { counts, output } = await run().catch(
    (error) => /** @type {Outcome} */ ({ counts: { passed: 0, failed: 1, skipped: 0 }, output: sentenceFor(error) }),
  );
  const seconds = ((Date.now() - began) / 1000).toFixed(1);
  const skipped = counts.skipped > 0 ? `, ${counts.skipped} skipped` : '';
  const verdict = counts.failed === 0 ? 'ok    ' : 'FAILED';
  console.log(`${verdict} ${seconds.padStart(6)} s   passed ${counts.passed}, failed ${counts.failed}${skipped}`);
  if (counts.failed > 0) console.log(`\n${output.trimEnd()}\n`);
  return counts;
}
