import type { AppContext } from '../../context.ts';
import type { Subscriber } from '../../data/subscriber-repository.ts';
import { verifyUnsubscribeToken } from '../../rules/unsubscribe-token.ts';

/** The subscriber of an unsubscribe link, or `null` for a wrong token. */
export async function findSubscriberByToken(ctx: AppContext, token: string): Promise<Subscriber | null> {
  const id = verifyUnsubscribeToken(token, ctx.config.NEWSLETTER_KEY);
  return id === null ? null : ctx.subscribers.find(id);
}
