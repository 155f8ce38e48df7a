import { defineConfig } from '@playwright/test';
import { findChromium } from './tools/setup/chromium.mjs';

/** Others read this file too (knip, on a machine that has no browser yet), so only a test that starts one may fail. */
const chromium = findChromium() ?? '(no Chromium: run `npm test -- browser`, which fetches one)';

export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results',
  fullyParallel: true,
  workers: 4,
  projects: [
    // Begun first, so that they are not waited for alone at the end.
    { name: 'long', grep: /@long/ },
    { name: 'together', grepInvert: /@long|@quiet/ },
    // What is promised in seconds is measured with nothing else going on.
    { name: 'quiet', grep: /@quiet/, workers: 1, dependencies: ['long', 'together'] },
  ],
  retries: 0,
  forbidOnly: true,
  timeout: 180_000,
  expect: { timeout: 15_000, toPass: { intervals: [150] } },
  reporter: [['list'], ['json', { outputFile: process.env.PLAYWRIGHT_JSON_OUTPUT_FILE ?? '.cache/playwright.json' }]],
  use: {
    browserName: 'chromium',
    locale: 'ru-RU',
    viewport: { width: 1280, height: 800 },
    // Only the offline tests want the whole site stored; motion is on where motion is what is tested.
    serviceWorkers: 'block',
    contextOptions: { reducedMotion: 'reduce' },
    actionTimeout: 15_000,
    launchOptions: {
      executablePath: chromium,
      args: [
        '--no-sandbox',
        '--use-angle=swiftshader',
        '--enable-unsafe-swiftshader',
        // WebGL stays; pages drawn through SwiftShader would be shown once a second.
        '--disable-gpu-compositing',
        '--disable-gpu-rasterization',
        '--disable-audio-output', // sounds are played to nobody
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
});
