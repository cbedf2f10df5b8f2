import { startMemberErasure } from '@datewright/service-kit/background/member-erasure';
import { repeat } from '@datewright/service-kit/background/repeat';
import type { AppContext } from '../context.ts';
import { sendPendingMail } from '../mail/send-mail.ts';
import { rollUpDailyCounts } from '../use-cases/analytics/roll-up-daily-counts.ts';
import { eraseMemberData } from '../use-cases/erase-member-data.ts';
import { resumeContactMails } from '../use-cases/resume-contact-mails.ts';

const mailIntervalMs = 15_000;
const rollUpIntervalMs = 10 * 60_000;

/** Starts the jobs of this service; every instance runs them, because each job is safe to run twice at once. */
export function startWorkers(ctx: AppContext): () => void {
  const stops = [
    repeat(ctx.background, { name: 'send what waits', interval: mailIntervalMs }, async () => {
      await resumeContactMails(ctx);
      await sendPendingMail(ctx);
    }),
    repeat(ctx.background, { name: 'count days', interval: rollUpIntervalMs }, () => rollUpDailyCounts(ctx)),
  ];
  startMemberErasure(ctx, (member) => eraseMemberData(ctx, member));
  ctx.background.run('count days', () => rollUpDailyCounts(ctx));
  return () => {
    for (const stop of stops) stop();
  };
}
