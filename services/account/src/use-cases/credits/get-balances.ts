import type { CreditBalance } from '@datewright/contracts/account/credit-balance';
import { toolName } from '@datewright/contracts/plan-schemas';
import type { ToolName } from '@datewright/contracts/tool-lookup';
import type { CreditsContext } from '../../context.ts';
import { creditAccountId } from '../../data/credits/credit-account-schema.ts';
import type { User } from '../../data/user-model.ts';
import { currentPlan } from '../../rules/billing/current-plan.ts';
import { toCreditBalance } from '../../rules/credits/credit-balance.ts';
import { currentCreditPeriod } from '../../rules/credits/credit-period.ts';

/** The member's balance of each tool in the current period. Reading creates no account. */
export async function getBalances(
  ctx: CreditsContext,
  user: User,
  tools: readonly ToolName[] = toolName.options,
): Promise<Record<ToolName, CreditBalance>> {
  const now = ctx.now();
  const plan = currentPlan(user, now);
  const wanted = tools.map((tool) => {
    const period = currentCreditPeriod(plan, tool, now);
    return { tool, period, bookId: period && creditAccountId(user._id, tool, period) };
  });
  const accounts = await ctx.creditAccounts.findStates(wanted.flatMap(({ bookId }) => bookId ?? []));
  const balances = wanted.map(({ tool, period, bookId }) => {
    const account = accounts.find(({ _id }) => _id === bookId) ?? null;
    return [tool, toCreditBalance(account, period, now)];
  });
  return Object.fromEntries(balances);
}

export async function getBalance(ctx: CreditsContext, user: User, tool: ToolName): Promise<CreditBalance> {
  return (await getBalances(ctx, user, [tool]))[tool];
}
