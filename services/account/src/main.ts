import { readConfig } from '@datewright/service-kit/config';
import { buildIndexes } from '@datewright/service-kit/database/mongo';
import { startServer } from '@datewright/service-kit/http/start-server';
import { createAccountApp } from './app.ts';
import { accountConfig } from './config.ts';
import { createContext } from './context.ts';
import { prepareDummyHash } from './crypto/password-hash.ts';
import { startWorkers } from './workers/start-workers.ts';

const config = readConfig(accountConfig);
const ctx = await createContext(config);
await buildIndexes(ctx.connection);
// A KEY_SECRET that does not fit the database shows here, not at the first sign-in.
await Promise.all([ctx.keys.currentKey(), prepareDummyHash()]);
const stopSweeper = startWorkers(ctx);

await startServer(createAccountApp(ctx), config, ctx.log, async () => {
  stopSweeper();
  await ctx.close();
});
