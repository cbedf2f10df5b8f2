import { availableParallelism } from 'node:os';
import { browserArgs } from '@datewright/platform/browser-args';
import { defineConfig } from '@playwright/test';

export default defineConfig({
  testDir: 'tests',
  globalSetup: './global-setup.ts',
  outputDir: '../../test-results',
  // These limits only end what hangs: no test should come near them, on a busy machine either.
  timeout: 180_000,
  expect: { timeout: 45_000 },
  fullyParallel: true,
  // Pages wait for services and for time to pass, so one worker more than there are processors keeps these busy.
  workers: availableParallelism() + 1,
  retries: 0,
  forbidOnly: true,
  use: {
    baseURL: process.env.DATEWRIGHT_ORIGIN,
    viewport: { width: 1280, height: 800 },
    colorScheme: 'dark',
    reducedMotion: 'reduce',
    // A worker's requests can't be answered by a test; the tests of the installed app allow it.
    serviceWorkers: 'block',
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH,
      args: browserArgs,
    },
  },
});
