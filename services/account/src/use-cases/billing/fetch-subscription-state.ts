import { callStripe, isMissing } from '../../clients/payments/stripe-client.ts';
import type { BillingContext } from '../../context.ts';
import type { User } from '../../data/user-model.ts';
import { type SubscriptionState, toSubscriptionState } from '../../rules/billing/subscription-state.ts';

const emptyState: SubscriptionState = { subscription: null, manageable: null, live: [], problems: [] };

export async function fetchSubscriptionState(
  ctx: BillingContext,
  user: User,
  customer: string,
): Promise<SubscriptionState> {
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
