import type { BillingContext } from '../../context.ts';
import type { User } from '../../data/user-model.ts';
import { nextSyncAt } from '../../rules/billing/next-sync.ts';
import type { SubscriptionState } from '../../rules/billing/subscription-state.ts';
import { voidOpenInvoices } from './end-subscription.ts';
import { fetchSubscriptionState } from './fetch-subscription-state.ts';
import { mailCancellation } from './mail-cancellation.ts';
import { resolveUnpaidInvoice } from './resolve-unpaid-invoice.ts';

export interface SyncResult {
  user: User;
  manageable: SubscriptionState['manageable'];
}

/**
 * Reads the member's subscription from Stripe and stores it: the only way in which it changes, whether an event, a page
 * or a worker caused it. A sync never overwrites a newer one.
 */
export async function syncSubscription(ctx: BillingContext, user: User): Promise<SyncResult> {
  const customer = user.billing?.customerId;
  if (!customer) return { user, manageable: null };
  const reading = await ctx.billing.nextSyncNumber(user._id);
  let state = await fetchSubscriptionState(ctx, user, customer);
  const settled = await Promise.all(state.live.map((subscription) => resolveUnpaidInvoice(ctx, subscription)));
  if (settled.includes(true)) state = await fetchSubscriptionState(ctx, user, customer);
  const known = user.subscription?.id;
  if (known && state.live.every(({ id }) => id !== known)) await voidOpenInvoices(ctx, known);
  for (const { kind, ids } of state.problems) {
    ctx.counters.billingAlerts.inc({ kind });
    ctx.log.error({ customer, ids }, `billing: ${kind}`);
  }
  // A granted plan is not Stripe's to remove.
  const byHand = user.subscription?.id ? null : user.subscription;
  const found = state.subscription ?? byHand;
  const next = nextSyncAt(user, state.subscription, ctx.now());
  const written = await ctx.billing.saveSubscription(user._id, reading, found, next);
  const after = written ?? (await ctx.users.findById(user._id)) ?? user;
  await mailCancellation(ctx, after, state.manageable);
  return { user: after, manageable: state.manageable };
}
