import type { getPurchase } from '@datewright/contracts/account/get-purchase';
import type { z } from '@datewright/contracts/zod';
import { AppError } from '@datewright/service-kit/errors/app-error';
import type Stripe from 'stripe';
import { callStripe, isMissing } from '../../clients/payments/stripe-client.ts';
import type { BillingContext } from '../../context.ts';
import type { User } from '../../data/user-model.ts';
import { currentPlan } from '../../rules/billing/current-plan.ts';
import { toEuro } from '../../rules/billing/prices.ts';
import { syncSubscription } from './sync-subscription.ts';

type Purchase = z.input<typeof getPurchase.response>;

/** The state of the member's checkout. Once it is paid, syncs the plan at once instead of waiting for an event. */
export async function findPurchase(ctx: BillingContext, user: User, sessionId: string): Promise<Purchase> {
  const request = ctx.payments.checkout.sessions.retrieve(sessionId, { expand: ['subscription'] });
  const session = await callStripe(request).catch((error) => {
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

/** A purchase stays complete after its plan has ended. */
function isEndedSubscription(user: User, subscription: Stripe.Checkout.Session['subscription']): boolean {
  if (subscription === null || typeof subscription === 'string') return false;
  const isWithdrawn = (user.billing?.withdrawals ?? []).some(({ contractId }) => contractId === subscription.id);
  return isWithdrawn || subscription.status === 'canceled';
}
