import { readConfig } from '@datewright/service-kit/config';
import { buildIndexes } from '@datewright/service-kit/database/build-indexes';
import { startOrExit } from '@datewright/service-kit/errors/start-or-exit';
import { startServer } from '@datewright/service-kit/http/start-server';
import { createMarketingApp } from './app.ts';
import { marketingConfig } from './config.ts';
import { createContext } from './context.ts';
import { seedPosts } from './use-cases/seed-posts.ts';
import { startWorkers } from './workers/start-workers.ts';

const ctx = await createContext(readConfig(marketingConfig));
await startOrExit(async () => {
  await buildIndexes(ctx.connection, ctx.log);
  await seedPosts(ctx);
});
const stopWorkers = startWorkers(ctx);
await startServer(createMarketingApp(ctx), {
  config: ctx.config,
  log: ctx.log,
  close: async () => {
    stopWorkers();
    await ctx.close();
  },
});
