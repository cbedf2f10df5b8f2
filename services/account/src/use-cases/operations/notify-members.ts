import type { AppContext } from '../../context.ts';
import { noticeToMembers } from '../../mail/templates/notice-to-members.ts';
import type { Notice } from '../../rules/parse-notice.ts';
import { sendOutbox } from '../billing/send-mail.ts';
import { pageUrl } from '../page-url.ts';

const batchSize = 200;

export interface NoticeDelivery {
  sent: number;
  waiting: number;
  unsure: number;
}

/**
 * Mails a notice to every member with a confirmed address through the outbox, once each and behind other mail. An
 * interrupted run continues when called again.
 */
export async function notifyMembers(ctx: AppContext, notice: Notice): Promise<NoticeDelivery> {
  const urls = { profile: pageUrl(ctx, '/profile'), contact: pageUrl(ctx, '/contact') };
  let last = '';
  for (;;) {
    const members = await ctx.users.listConfirmedAfter(last, batchSize);
    for (const { _id, email } of members)
      await ctx.outbox.add(
        `notice:${notice.id}:${_id}`,
        noticeToMembers(email, notice, urls),
        new Date(ctx.now()),
        true,
      );
    const end = members.at(-1);
    if (!end) break;
    last = end._id;
  }
  while ((await sendOutbox(ctx)) > 0);
  return ctx.outbox.countByPrefix(`notice:${notice.id}:`);
}
