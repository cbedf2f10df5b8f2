const swc = {
  jsc: {
    parser: { syntax: 'typescript', tsx: true },
    target: 'es2024',
    transform: { react: { runtime: 'automatic' } },
  },
  module: { type: 'commonjs' },
};

module.exports = {
  testMatch: ['<rootDir>/**/test/**/*.test.{ts,tsx}'],
  testPathIgnorePatterns: ['/node_modules/', '<rootDir>/shared/e2e/', '/dist/'],
  modulePathIgnorePatterns: ['/dist/', '<rootDir>/.data/'],
  transform: { '^.+\\.(ts|tsx|mjs|js)$': ['@swc/jest', swc] },
  extensionsToTreatAsEsm: [],
  // Published as ES modules only.
  transformIgnorePatterns: ['/node_modules/(?!(jose|postal-mime|@tanstack)/)'],
  testEnvironment: 'node',
  testTimeout: 30_000,
  globalSetup: '<rootDir>/shared/testkit/jest/global-setup.cjs',
  globalTeardown: '<rootDir>/shared/testkit/jest/global-teardown.cjs',
};
