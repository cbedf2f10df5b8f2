import { startMemberErasure } from '@datewright/service-kit/background/member-erasure';
import { repeat } from '@datewright/service-kit/background/repeat';
import { readConfig } from '@datewright/service-kit/config';
import { buildIndexes } from '@datewright/service-kit/database/mongo';
import { startServer } from '@datewright/service-kit/http/start-server';
import { createMarketingApp } from './app.ts';
import { marketingConfig } from './config.ts';
import { createContext } from './context.ts';
import { sendPendingMail } from './mail/send-mail.ts';
import { findMissingLegalSettings } from './rules/legal-config.ts';
import { rollUpDailyCounts } from './use-cases/analytics/roll-up-daily-counts.ts';
import { eraseMemberData } from './use-cases/member-data.ts';
import { seedPosts } from './use-cases/seed-posts.ts';
import { resumeContactMails } from './use-cases/submit-contact-message.ts';

const ctx = await createContext(readConfig(marketingConfig));
await buildIndexes(ctx.connection);
await seedPosts(ctx);
const missing = findMissingLegalSettings(ctx.config);
if (ctx.config.NODE_ENV === 'production' && missing.length > 0) {
  ctx.log.warn({ missing }, 'the legal pages have gaps until these settings are made');
}
const stopRepeats = [
  repeat(ctx.background, { name: 'send what waits', interval: 15_000 }, async () => {
    await resumeContactMails(ctx);
    await sendPendingMail(ctx);
  }),
  repeat(ctx.background, { name: 'count days', interval: 10 * 60_000 }, () => rollUpDailyCounts(ctx)),
];
startMemberErasure(ctx, (member) => eraseMemberData(ctx, member));
ctx.background.run('count days', () => rollUpDailyCounts(ctx));
await startServer(createMarketingApp(ctx), ctx.config, ctx.log, async () => {
  for (const stop of stopRepeats) stop();
  await ctx.close();
});
