import { serve } from '@datewright/service-kit/app';
import { readConfig } from '@datewright/service-kit/config';
import { keepErasing } from '@datewright/service-kit/member-data';
import { buildIndexes } from '@datewright/service-kit/mongo';
import { repeat } from '@datewright/service-kit/repeat';
import { marketingApp } from './app.ts';
import { marketingConfig } from './config.ts';
import { createContext } from './context.ts';
import { missingForLaw } from './legal.ts';
import { rollUp } from './numbers/roll-up.ts';
import { postForgotten } from './use-cases/contact.ts';
import { eraseMember } from './use-cases/member-data.ts';
import { sendWaiting } from './use-cases/outgoing.ts';
import { seedPosts } from './use-cases/seed-posts.ts';

const ctx = await createContext(readConfig(marketingConfig));
await buildIndexes(ctx.connection);
await seedPosts(ctx);
const missing = missingForLaw(ctx.config);
if (ctx.config.NODE_ENV === 'production' && missing.length > 0) {
  ctx.log.warn({ missing }, 'the legal pages have gaps until these settings are made');
}
const stops = [
  repeat(ctx.background, { name: 'send what waits', interval: 15_000 }, async () => {
    await postForgotten(ctx);
    await sendWaiting(ctx);
  }),
  repeat(ctx.background, { name: 'count days', interval: 10 * 60_000 }, () => rollUp(ctx)),
];
keepErasing(ctx, (member) => eraseMember(ctx, member));
ctx.background.run('count days', () => rollUp(ctx));
await serve(marketingApp(ctx), ctx.config, ctx.log, async () => {
  for (const stop of stops) stop();
  await ctx.close();
});
