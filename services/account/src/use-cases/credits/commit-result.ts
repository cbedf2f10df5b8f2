import type { CreditsContext } from '../../context.ts';
import { creditAccountId } from '../../data/credits/credit-account-schema.ts';
import { currentPlan } from '../../rules/billing/current-plan.ts';
import type { CreditAccountState } from '../../rules/credits/credit-account-state.ts';
import { toCreditBalance } from '../../rules/credits/credit-balance.ts';
import { currentCreditPeriod } from '../../rules/credits/credit-period.ts';
import { getBalance } from './get-balances.ts';

export interface CommitResult {
  status: 'charged' | 'released';
  available: number;
}

/** Adds what the member can spend now: the plan or the period may have changed since the reservation. */
export async function toCommitResult(
  ctx: CreditsContext,
  status: CommitResult['status'],
  account: CreditAccountState,
): Promise<CommitResult> {
  ctx.ledgerWriter.scheduleWrite(account._id);
  const user = await ctx.users.findById(account.userId);
  if (!user) return { status, available: 0 };
  const now = ctx.now();
  const period = currentCreditPeriod(currentPlan(user, now), account.tool, now);
  const isRunning = period && creditAccountId(user._id, account.tool, period) === account._id;
  const balance = isRunning ? toCreditBalance(account, period, now) : await getBalance(ctx, user, account.tool);
  return { status, available: balance.available };
}
