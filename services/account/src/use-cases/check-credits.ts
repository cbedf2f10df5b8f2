import type { ToolName } from '@datewright/contracts/tool-words';
import { AppError } from '@datewright/service-kit/errors';
import type { AppContext } from '../context.ts';
import type { User } from '../data/users.ts';
import { visibleAvailable } from '../rules/credit-balance.ts';
import { creditPeriod } from '../rules/credit-period.ts';
import { currentPlan } from '../rules/current-plan.ts';
import { openBook } from './open-book.ts';

/** What a member could spend of a tool now. Throws `email_not_confirmed`, `no_access` or `out_of_credits` when that is nothing. */
export async function checkCredits(ctx: AppContext, user: User, tool: ToolName): Promise<{ available: number }> {
  if (!user.emailConfirmedAt) throw new AppError('email_not_confirmed');
  const period = creditPeriod(currentPlan(user, ctx.now()), tool, ctx.now());
  if (!period) throw new AppError('no_access');
  const available = visibleAvailable(await openBook(ctx, user._id, tool, period), ctx.now());
  if (available <= 0) throw new AppError('out_of_credits');
  return { available };
}
