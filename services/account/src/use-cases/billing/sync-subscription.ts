import { callStripe, isMissing } from '../../clients/payments/stripe-client.ts';
import type { AppContext } from '../../context.ts';
import type { User } from '../../data/user-repository.ts';
import { nextSyncAt } from '../../rules/billing/next-sync.ts';
import { type SubscriptionState, toSubscriptionState } from '../../rules/billing/subscription-state.ts';
import { voidOpenInvoices } from './end-subscription.ts';
import { mailCancellation } from './mail-cancellation.ts';
import { resolveUnpaidInvoice } from './resolve-unpaid-invoice.ts';

export interface SyncResult {
  user: User;
  manageable: SubscriptionState['manageable'];
}

const emptyState: SubscriptionState = { subscription: null, manageable: null, live: [], problems: [] };

/**
 * Reads the member's subscription from the provider and writes it: the one way in which it changes, whatever event,
 * page or clock asked. A reading is at least as new as whatever asked for it, and never replaces a newer one.
 */
export async function syncSubscription(ctx: AppContext, user: User): Promise<SyncResult> {
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
  // A plan that was given by hand is not the provider's to take away.
  const byHand = user.subscription?.id ? null : user.subscription;
  const found = state.subscription ?? byHand;
  const next = nextSyncAt(user, state.subscription, ctx.now());
  const written = await ctx.billing.saveSubscription(user._id, reading, found, next);
  const after = written ?? (await ctx.users.findById(user._id)) ?? user;
  await mailCancellation(ctx, after, state.manageable);
  return { user: after, manageable: state.manageable };
}

async function fetchSubscriptionState(ctx: AppContext, user: User, customer: string): Promise<SubscriptionState> {
  const withdrawn = (user.billing?.withdrawals ?? []).map(({ contractId }) => contractId);
  try {
    const list = ctx.payments.subscriptions.list({ customer, status: 'all', limit: 100, expand: ['data.schedule'] });
    const { data } = await callStripe(list);
    return toSubscriptionState(data, ctx.priceIds, withdrawn);
  } catch (error) {
    if (!isMissing(error)) throw error;
    ctx.log.error({ customer }, 'billing: unknown customer');
    return emptyState;
  }
}
