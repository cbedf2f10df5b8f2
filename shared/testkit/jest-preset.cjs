/** How the tests of a remote run: TypeScript is compiled, and pages are rendered in jsdom. */
module.exports = {
  testMatch: ['<rootDir>/test/**/*.test.{ts,tsx}'],
  testEnvironment: require.resolve('./jest/page-environment.cjs'),
  setupFilesAfterEnv: [require.resolve('./jest/page-setup.cjs')],
  transform: {
    '^.+\\.(ts|tsx|mjs|js)$': [
      '@swc/jest',
      {
        jsc: {
          parser: { syntax: 'typescript', tsx: true },
          target: 'es2024',
          transform: { react: { runtime: 'automatic' } },
        },
        module: { type: 'commonjs' },
      },
    ],
  },
  // Published as ES modules only.
  transformIgnorePatterns: ['/node_modules/(?!(@datewright|@tanstack)/)'],
};
