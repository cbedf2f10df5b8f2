import { connectMongo } from '@datewright/service-kit/database/mongo';
import { createTestJobs } from './test-jobs.ts';

/** A process that runs jobs, like a tool's worker. */
const { MONGODB_URI = '', MONGODB_DB = '', LOCK = '1500', CONCURRENCY = '4' } = process.env;
const connection = await connectMongo({ MONGODB_URI, MONGODB_DB });
const { all } = createTestJobs(connection, { lock: Number(LOCK), concurrency: Number(CONCURRENCY) });
all.start();
process.once('SIGTERM', async () => {
  await all.stop();
  process.exit(0);
});
console.log('works');
