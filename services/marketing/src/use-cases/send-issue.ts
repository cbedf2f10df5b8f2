import type { AppContext } from '../context.ts';
import { issueMail } from '../mail/issue.ts';
import { waysOut } from '../mail/leaving.ts';
import { sendWaiting } from './outgoing.ts';
import { shownPosts } from './read-posts.ts';

const batch = 200;

export interface Sent {
  sent: number;
  waiting: number;
  unsure: number;
}

/**
 * Sends a published post to every confirmed reader by the outbox: written down for each once, then sent. Called again it
 * goes on where it ended. Answers `null` when there is no such post.
 */
export async function sendIssue(ctx: AppContext, slug: string): Promise<Sent | null> {
  const post = (await shownPosts(ctx)).find(({ live }) => live.slug === slug);
  if (!post) return null;
  const { _id: issue, live } = post;
  const { PUBLIC_ORIGIN: origin } = ctx.config;
  for (;;) {
    const readers = await ctx.readers.waitingFor(issue, batch);
    if (readers.length === 0) break;
    for (const { _id, email } of readers) {
      const mail = issueMail(email, live, waysOut(ctx, _id), origin);
      await ctx.outbox.add(`issue:${issue}:${_id}`, mail, new Date(ctx.now()), true);
      // Who left in between is not written to.
      if (!(await ctx.readers.noteIssue(_id, issue))) await ctx.outbox.forget(email);
    }
  }
  while ((await sendWaiting(ctx)) > 0);
  return ctx.outbox.countOf(`issue:${issue}:`);
}
