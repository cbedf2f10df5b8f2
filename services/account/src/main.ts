import { readConfig } from '@datewright/service-kit/config';
import { buildIndexes } from '@datewright/service-kit/database/build-indexes';
import { startOrExit } from '@datewright/service-kit/errors/start-or-exit';
import { startServer } from '@datewright/service-kit/http/start-server';
import { createAccountApp } from './app.ts';
import { accountConfig } from './config.ts';
import { createContext } from './context.ts';
import { prepareDummyHash } from './crypto/password-hash.ts';
import { startWorkers } from './workers/start-workers.ts';

const config = readConfig(accountConfig);
const ctx = await createContext(config);
await startOrExit(async () => {
  await buildIndexes(ctx.connection, ctx.log);
  // Fails at start, not at the first sign-in, when KEY_SECRET does not match the database.
  await Promise.all([ctx.keys.currentKey(), prepareDummyHash()]);
});
const stopSweeper = startWorkers(ctx);

await startServer(createAccountApp(ctx), {
  config,
  log: ctx.log,
  close: async () => {
    stopSweeper();
    await ctx.close();
  },
});
