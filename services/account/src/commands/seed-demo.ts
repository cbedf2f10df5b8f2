import { readConfig } from '@datewright/service-kit/config';
import { buildIndexes } from '@datewright/service-kit/database/build-indexes';
import { accountConfig } from '../config.ts';
import { createContext } from '../context.ts';
import { seedDemoMembers } from '../use-cases/operations/seed-demo-members.ts';

const config = readConfig(accountConfig);
if (config.NODE_ENV === 'production') {
  console.error('Demo members have a password that everybody knows: they are not made in production.');
  process.exit(1);
}
const ctx = await createContext(config);
await buildIndexes(ctx.connection, ctx.log);
await seedDemoMembers(ctx);
await ctx.close();
