const { transform } = require('./shared/testkit/jest-preset.cjs');

const common = {
  rootDir: __dirname,
  testPathIgnorePatterns: ['/node_modules/', '<rootDir>/shared/e2e/', '/dist/'],
  modulePathIgnorePatterns: ['/dist/', '<rootDir>/.data/'],
  transform,
  extensionsToTreatAsEsm: [],
  // Published as ES modules only.
  transformIgnorePatterns: ['/node_modules/(?!(jose|postal-mime|p-limit|yocto-queue|@tanstack|@adobe|@vocabulary)/)'],
};

module.exports = {
  // Ends what hangs. Nothing is waited for so long, on a busy machine either.
  testTimeout: 300_000,
  testSequencer: '<rootDir>/shared/testkit/jest/longest-first-sequencer.cjs',
  projects: [
    {
      ...common,
      displayName: 'node',
      testMatch: ['<rootDir>/**/test/**/*.test.ts'],
      globalSetup: '<rootDir>/shared/testkit/jest/global-setup.cjs',
      globalTeardown: '<rootDir>/shared/testkit/jest/global-teardown.cjs',
    },
    {
      ...common,
      displayName: 'page',
      testMatch: ['<rootDir>/**/test/**/*.test.tsx'],
      testEnvironment: '<rootDir>/shared/testkit/jest/page-environment.cjs',
      setupFilesAfterEnv: ['<rootDir>/shared/testkit/jest/page-setup.cjs'],
    },
  ],
};
