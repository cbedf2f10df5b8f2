import { defineConfig } from '@playwright/test';
import base from '../playwright.config.ts';

/** Takes the screenshots of the product that the public pages show; `npm run pictures` runs it. */
export default defineConfig({
  ...base,
  testDir: '.',
  globalSetup: '../global-setup.ts',
  outputDir: '../../../test-results',
  workers: 1,
  use: { ...base.use, viewport: { width: 400, height: 860 }, deviceScaleFactor: 2, bypassCSP: true },
});
