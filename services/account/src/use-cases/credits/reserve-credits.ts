import type { CreditReservation } from '@datewright/contracts/account/reserve-credits';
import type { ToolName } from '@datewright/contracts/tool-lookup';
import { AppError } from '@datewright/service-kit/errors/app-error';
import type { CreditsContext } from '../../context.ts';
import type { User } from '../../data/user-model.ts';
import { currentPlan } from '../../rules/billing/current-plan.ts';
import { currentCreditPeriod } from '../../rules/credits/credit-period.ts';
import { isCharged } from './is-charged.ts';
import { openCreditAccount } from './open-credit-account.ts';
import { reserveInCurrentAccount } from './reserve-in-current-account.ts';

export interface ReserveRequest {
  tool: ToolName;
  amount: number;
  operationId: string;
  fingerprint: string;
  purpose?: string | undefined;
  holdSeconds: number;
}

/**
 * Reserves a member's credits for one operation. Repeating the request returns the same result; reusing the id for
 * another request is refused.
 */
export async function reserveCredits(
  ctx: CreditsContext,
  user: User,
  spending: ReserveRequest,
): Promise<CreditReservation> {
  if (!user.emailConfirmedAt) throw new AppError('email_not_confirmed');
  const { tool, amount, operationId, fingerprint } = spending;
  const current = currentPlan(user, ctx.now());
  const { tier } = current.plan;
  const period = currentCreditPeriod(current, tool, ctx.now());
  if (!period) return reserveWithoutAccess(ctx, user, spending);

  // Created first, so that every reader of the operation finds its account.
  const bookId = await openCreditAccount(ctx, user._id, tool, period);
  const { operation, isNew } = await ctx.creditOperations.createIfMissing({
    userId: user._id,
    operationId,
    tool,
    amount,
    fingerprint,
    ...(spending.purpose && { purpose: spending.purpose }),
    bookId,
    createdAt: new Date(ctx.now()),
  });
  if (operation.tool !== tool || operation.amount !== amount || operation.fingerprint !== fingerprint) {
    throw new AppError('operation_conflict');
  }
  const { status, available } = await reserveInCurrentAccount(ctx, {
    operation,
    isNew,
    bookId,
    holdSeconds: spending.holdSeconds,
  });
  ctx.counters.credits.inc({ tool, outcome: status });
  return { status, available, tier };
}

/** A charge from before a change of plan stays valid on a plan without the tool. */
async function reserveWithoutAccess(
  ctx: CreditsContext,
  user: User,
  { operationId, tool, fingerprint }: ReserveRequest,
) {
  const operation = await ctx.creditOperations.find(user._id, operationId);
  const isSame = operation?.tool === tool && operation.fingerprint === fingerprint;
  const account = isSame ? await ctx.creditAccounts.findById(operation.bookId) : null;
  if (account && (await isCharged(ctx, account, operationId))) {
    return { status: 'charged' as const, available: 0, tier: currentPlan(user, ctx.now()).plan.tier };
  }
  throw new AppError('no_access');
}
