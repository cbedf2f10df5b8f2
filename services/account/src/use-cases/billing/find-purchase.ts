import type { getPurchase } from '@datewright/contracts/account/get-purchase';
import type { z } from '@datewright/contracts/zod';
import { AppError } from '@datewright/service-kit/errors/app-error';
import type Stripe from 'stripe';
import { callStripe, isMissing } from '../../clients/payments/stripe-client.ts';
import type { AppContext } from '../../context.ts';
import type { User } from '../../data/user-repository.ts';
import { currentPlan } from '../../rules/billing/current-plan.ts';
import { toEuro } from '../../rules/billing/prices.ts';
import { syncSubscription } from './sync-subscription.ts';

type Purchase = z.input<typeof getPurchase.response>;

/** What became of the member's checkout. When it is paid, the plan is read at once: no event is waited for. */
export async function findPurchase(ctx: AppContext, user: User, sessionId: string): Promise<Purchase> {
  const asked = ctx.payments.checkout.sessions.retrieve(sessionId, { expand: ['subscription'] });
  const session = await callStripe(asked).catch((error) => {
    if (isMissing(error)) throw new AppError('not_found');
    throw error;
  });
  const { customerId } = user.billing ?? {};
  if (!customerId || session.customer !== customerId) throw new AppError('not_found');
  const planType = session.metadata?.planType === 'monthly' ? 'monthly' : 'weekly';
  const facts = {
    planType,
    amount: toEuro(session.amount_total),
    currency: (session.currency ?? 'eur').toUpperCase(),
    transactionId: session.id,
  } as const;
  if (session.status !== 'complete') return { ...facts, status: session.status === 'expired' ? 'expired' : 'open' };
  const { user: after } = await syncSubscription(ctx, user);
  const isThere = currentPlan(after, ctx.now()).plan.tier !== 'free';
  return { ...facts, status: isThere || isEndedSubscription(after, session.subscription) ? 'complete' : 'processing' };
}

/** A purchase that is looked at again after its plan has ended stays complete. */
function isEndedSubscription(user: User, subscription: Stripe.Checkout.Session['subscription']): boolean {
  if (subscription === null || typeof subscription === 'string') return false;
  const isWithdrawn = (user.billing?.withdrawals ?? []).some(({ contractId }) => contractId === subscription.id);
  return isWithdrawn || subscription.status === 'canceled';
}
