import type { AppContext } from '../../context.ts';
import { findSubscriberByToken } from './find-subscriber-by-token.ts';

/** Unsubscribes and deletes everything stored about the subscriber, with every mail to them. */
export async function eraseSubscriber(ctx: AppContext, token: string): Promise<void> {
  const subscriber = await findSubscriberByToken(ctx, token);
  if (!subscriber) return;
  await ctx.subscribers.erase(subscriber._id);
  await ctx.outbox.removeByRecipient(subscriber.email, true);
}
