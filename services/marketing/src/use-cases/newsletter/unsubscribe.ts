import type { AppContext } from '../../context.ts';
import { findSubscriberByToken } from './find-subscriber-by-token.ts';

/** Unsubscribes and removes mails that wait to be sent. A wrong token changes nothing, and the caller can't tell. */
export async function unsubscribe(ctx: AppContext, token: string): Promise<void> {
  const subscriber = await findSubscriberByToken(ctx, token);
  if (!subscriber) return;
  await ctx.subscribers.unsubscribe(subscriber._id, new Date(ctx.now()));
  await ctx.outbox.removeByRecipient(subscriber.email);
}
