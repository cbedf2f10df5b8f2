import type { AppContext } from '../../context.ts';
import type { User } from '../../data/user-repository.ts';
import { currentPlan } from '../../rules/billing/current-plan.ts';
import { getBalances } from '../credits/get-balances.ts';
import { listCreditHistory } from '../credits/list-credit-history.ts';

/**
 * What support needs to explain a member's plan and balances: what is in force, what led to it, and where to look at
 * Stripe. `before`: `earlier` of the answer before, for the lines that came earlier.
 */
export async function explainMember(ctx: AppContext, user: User, before?: string) {
  const { customerId, checkout, withdrawals = [], nextReadingAt } = user.billing ?? {};
  const { entries, earlier } = await listCreditHistory(ctx, user._id, before);
  return {
    member: user._id,
    plan: currentPlan(user, ctx.now()).plan.name,
    subscription: user.subscription,
    payment: { customerId, checkout, withdrawals, nextReadingAt },
    balances: await getBalances(ctx, user),
    ledger: entries,
    earlier,
  };
}
