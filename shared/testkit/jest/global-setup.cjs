// Jest loads this file by `require`; the platform is ESM.
module.exports = async () => {
  if (process.env.TEST_MONGODB_URI) return;
  const { startTestDatabase } = await import('../../platform/src/testing/test-database.ts');
  const database = await startTestDatabase();
  process.env.TEST_MONGODB_URI = database.uri;
  globalThis.__stopTestDatabase = database.stop;
};
