import type { AppContext } from '../../context.ts';
import { createNewsletterIssueMail } from '../../mail/newsletter-issue-mail.ts';
import { sendPendingMail } from '../../mail/send-mail.ts';
import { createUnsubscribeLinks } from '../../mail/unsubscribe-link.ts';
import { findPublishedPosts } from '../find-published-posts.ts';

const batchSize = 200;

export interface IssueDelivery {
  sent: number;
  waiting: number;
  unsure: number;
}

/**
 * Sends a published post to every confirmed subscriber through the outbox, once each. An interrupted run continues when
 * called again. Returns `null` when there is no such post.
 */
export async function sendNewsletterIssue(ctx: AppContext, slug: string): Promise<IssueDelivery | null> {
  const post = (await findPublishedPosts(ctx)).find(({ live }) => live.slug === slug);
  if (!post) return null;
  const { _id: issue, live } = post;
  const { PUBLIC_ORIGIN: origin } = ctx.config;
  for (;;) {
    const readers = await ctx.subscribers.findPendingForIssue(issue, batchSize);
    if (readers.length === 0) break;
    for (const { _id, email } of readers) {
      const mail = createNewsletterIssueMail(email, live, createUnsubscribeLinks(ctx, _id), origin);
      await ctx.outbox.add(`issue:${issue}:${_id}`, mail, new Date(ctx.now()), true);
      // Somebody who unsubscribed in the meantime gets no mail.
      if (!(await ctx.subscribers.recordIssueSent(_id, issue))) await ctx.outbox.removeByRecipient(email);
    }
  }
  while ((await sendPendingMail(ctx)) > 0);
  return ctx.outbox.countByPrefix(`issue:${issue}:`);
}
