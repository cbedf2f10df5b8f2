import { randomBytes } from 'node:crypto';

/** A unique database name. */
export const uniqueDatabaseName = (name: string) => `test_${name}_${randomBytes(5).toString('hex')}`;

/** The database server of this test run. */
export function testMongoUri(): string {
  const uri = process.env.TEST_MONGODB_URI;
  if (!uri) throw new Error('TEST_MONGODB_URI is not set: run tests by `npm test`, which starts a database.');
  return uri;
}
