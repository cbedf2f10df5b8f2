import type { ToolName } from '@datewright/contracts/tool-lookup';
import { AppError } from '@datewright/service-kit/errors/app-error';
import type { CreditsContext } from '../../context.ts';
import type { User } from '../../data/user-model.ts';
import { currentPlan } from '../../rules/billing/current-plan.ts';
import { availableCredits } from '../../rules/credits/credit-balance.ts';
import { currentCreditPeriod } from '../../rules/credits/credit-period.ts';
import { openCreditAccount } from './open-credit-account.ts';

/**
 * The credits that a member can spend on a tool now. Throws `email_not_confirmed`, `no_access` or `out_of_credits` if
 * none.
 */
export async function checkCredits(ctx: CreditsContext, user: User, tool: ToolName): Promise<{ available: number }> {
  if (!user.emailConfirmedAt) throw new AppError('email_not_confirmed');
  const period = currentCreditPeriod(currentPlan(user, ctx.now()), tool, ctx.now());
  if (!period) throw new AppError('no_access');
  const account = await ctx.creditAccounts.findState(await openCreditAccount(ctx, user._id, tool, period));
  const available = account ? availableCredits(account, ctx.now()) : 0;
  if (available <= 0) throw new AppError('out_of_credits');
  return { available };
}
