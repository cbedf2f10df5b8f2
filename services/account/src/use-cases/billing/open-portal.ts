import type { PaidTier } from '@datewright/contracts/account/paid-tier';
import { AppError } from '@datewright/service-kit/errors/app-error';
import type Stripe from 'stripe';
import { callStripe } from '../../clients/payments/stripe-client.ts';
import type { BillingContext } from '../../context.ts';
import type { User } from '../../data/user-model.ts';
import { currentPlan } from '../../rules/billing/current-plan.ts';
import { createAcceptance } from '../../rules/legal-acceptance.ts';
import { pageUrl } from '../page-url.ts';
import { syncSubscription } from './sync-subscription.ts';

export interface PortalRequest {
  flow?: 'change-plan' | 'cancel' | 'payment-method' | undefined;
  planType?: PaidTier | undefined;
  consentToStart?: boolean | undefined;
}

const changeWindow = 60 * 60_000;
const firstSyncDelay = 2 * 60_000;

/** Returns the URL of Stripe's customer portal, which leads back to the profile. */
export async function openPortal(ctx: BillingContext, member: User, request: PortalRequest): Promise<string> {
  const { user, manageable } = await syncSubscription(ctx, member);
  if (!manageable) {
    const isPaid = currentPlan(user, ctx.now()).plan.tier !== 'free';
    throw new AppError(isPaid ? 'billing_details_missing' : 'no_active_subscription');
  }
  const flow = toPortalFlow(ctx, manageable, request);
  const isUpgrade = flow?.type === 'subscription_update_confirm' && request.planType === 'monthly';
  if (isUpgrade && !request.consentToStart) {
    throw new AppError('consent_missing', { fields: { consentToStart: 'missing' } });
  }
  const session = await callStripe(
    ctx.payments.billingPortal.sessions.create({
      customer: user.billing?.customerId ?? '',
      configuration: await ctx.portalConfiguration.id(),
      return_url: pageUrl(ctx, '/profile'),
      ...(flow && { flow_data: flow }),
    }),
  );
  const now = ctx.now();
  if (isUpgrade) await ctx.billing.saveUpgradeConsent(user._id, createAcceptance('upgrade', new Date(now)));
  await ctx.billing.expectChanges(user._id, new Date(now + changeWindow), new Date(now + firstSyncDelay));
  return session.url;
}

/** Deep link to one flow where Stripe supports it; otherwise the portal's front page. */
function toPortalFlow(
  ctx: BillingContext,
  subscription: Stripe.Subscription,
  { flow, planType }: PortalRequest,
): Stripe.BillingPortal.SessionCreateParams.FlowData | undefined {
  const after_completion = { type: 'redirect' as const, redirect: { return_url: pageUrl(ctx, '/profile') } };
  const isEnding = subscription.cancel_at_period_end || subscription.cancel_at !== null;
  if (flow === 'payment-method') return { type: 'payment_method_update', after_completion };
  if (flow === 'cancel' && !isEnding) {
    // The query makes the profile confirm it.
    const return_url = pageUrl(ctx, '/profile?cancelled=1');
    return {
      type: 'subscription_cancel',
      subscription_cancel: { subscription: subscription.id },
      after_completion: { type: 'redirect', redirect: { return_url } },
    };
  }
  const [item] = subscription.items.data;
  const price = planType && ctx.priceIds[planType];
  // A change scheduled for the end of the period must first be undone on the front page.
  const isFree = !subscription.schedule && !isEnding;
  if (flow !== 'change-plan' || !item || !price || item.price.id === price || !isFree) return undefined;
  const items = [{ id: item.id, price, quantity: 1 }];
  return {
    type: 'subscription_update_confirm',
    subscription_update_confirm: { subscription: subscription.id, items },
    after_completion,
  };
}
