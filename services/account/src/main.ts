import { serve } from '@datewright/service-kit/app';
import { readConfig } from '@datewright/service-kit/config';
import { buildIndexes } from '@datewright/service-kit/mongo';
import { accountApp } from './app.ts';
import { accountConfig } from './config.ts';
import { createContext } from './context.ts';
import { prepareForUnknown } from './secrets/passwords.ts';
import { startSweeper } from './sweeper.ts';

const config = readConfig(accountConfig);
const ctx = await createContext(config);
await buildIndexes(ctx.connection);
// A KEY_SECRET that does not fit the database shows here, not at the first sign-in.
await Promise.all([ctx.keys.current(), prepareForUnknown()]);
const stopSweeper = startSweeper(ctx);

await serve(accountApp(ctx), config, ctx.log, async () => {
  stopSweeper();
  await ctx.close();
});
