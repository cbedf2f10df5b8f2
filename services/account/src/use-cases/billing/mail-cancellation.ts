import { plans } from '@datewright/contracts/plans';
import type Stripe from 'stripe';
import type { BillingContext } from '../../context.ts';
import type { User } from '../../data/user-model.ts';
import { planCancelledMail } from '../../mail/templates/plan-cancelled.ts';
import { pageUrl } from '../page-url.ts';
import { sendBillingMail } from './send-mail.ts';

/** Milliseconds: much shorter than the outbox remembers a mail. */
const mailWindow = 7 * 24 * 3600_000;

/** Mails the confirmation of a cancellation, once for each, however it became known. */
export async function mailCancellation(
  ctx: BillingContext,
  { email, subscription }: User,
  source: Stripe.Subscription | null,
): Promise<void> {
  const cancelledAt = (source?.canceled_at ?? 0) * 1000;
  if (!source || !subscription?.cancelAtPeriodEnd || subscription.id !== source.id) return;
  if (ctx.now() - cancelledAt > mailWindow) return;
  const facts = { plan: plans[subscription.tier].name, at: new Date(cancelledAt), ends: subscription.periodEnd };
  await sendBillingMail(
    ctx,
    `cancelled:${source.id}:${cancelledAt}`,
    planCancelledMail(email, facts, pageUrl(ctx, '/profile')),
  );
}
