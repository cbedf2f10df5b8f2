import type { OperationsContext } from '../../context.ts';
import type { User } from '../../data/user-model.ts';
import { currentPlan } from '../../rules/billing/current-plan.ts';
import { getBalances } from '../credits/get-balances.ts';
import { listCreditHistory } from '../credits/list-credit-history.ts';

/**
 * What support needs to explain a member's plan and balances: the current state, its causes, and the ids to look up at
 * Stripe. `before` is `earlier` of the previous page of ledger lines.
 */
export async function explainMember(ctx: OperationsContext, user: User, before?: string) {
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
