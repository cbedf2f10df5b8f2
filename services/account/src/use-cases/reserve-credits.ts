import type { Reservation } from '@datewright/contracts/account/reserve-credits';
import type { ToolName } from '@datewright/contracts/tool-words';
import { AppError } from '@datewright/service-kit/errors';
import type { AppContext } from '../context.ts';
import type { User } from '../data/users.ts';
import { creditPeriod } from '../rules/credit-period.ts';
import { currentPlan } from '../rules/current-plan.ts';
import { isCharged } from './is-charged.ts';
import { openBook } from './open-book.ts';
import { takeHold } from './take-hold.ts';

export interface Spending {
  tool: ToolName;
  amount: number;
  operationId: string;
  fingerprint: string;
  purpose?: string | undefined;
  holdSeconds: number;
}

/**
 * Holds credits of a member for one operation. The same operation asked again is held, or paid, already; the same id
 * for something else is refused.
 */
export async function reserveCredits(ctx: AppContext, user: User, spending: Spending): Promise<Reservation> {
  if (!user.emailConfirmedAt) throw new AppError('email_not_confirmed');
  const { tool, amount, operationId, fingerprint } = spending;
  const current = currentPlan(user, ctx.now());
  const { tier } = current.plan;
  const period = creditPeriod(current, tool, ctx.now());
  if (!period) return answerWithoutAccess(ctx, user, spending);

  // The book comes first: whoever reads the operation may rely on its book being there.
  const book = await openBook(ctx, user._id, tool, period);
  const { operation, isNew } = await ctx.operations.bind({
    userId: user._id,
    operationId,
    tool,
    amount,
    fingerprint,
    ...(spending.purpose && { purpose: spending.purpose }),
    bookId: book._id,
    createdAt: new Date(ctx.now()),
  });
  if (operation.tool !== tool || operation.amount !== amount || operation.fingerprint !== fingerprint) {
    throw new AppError('operation_conflict');
  }
  const { status, available } = await takeHold(ctx, { operation, isNew, book, holdSeconds: spending.holdSeconds });
  ctx.counters.credits.inc({ tool, outcome: status });
  return { status, available, tier };
}

/** A plan without the tool still knows what was paid for before it changed. */
async function answerWithoutAccess(ctx: AppContext, user: User, { operationId, tool, fingerprint }: Spending) {
  const operation = await ctx.operations.find(user._id, operationId);
  const isSame = operation?.tool === tool && operation.fingerprint === fingerprint;
  const book = isSame ? await ctx.books.find(operation.bookId) : null;
  if (book && (await isCharged(ctx, book, operationId))) {
    return { status: 'charged' as const, available: 0, tier: currentPlan(user, ctx.now()).plan.tier };
  }
  throw new AppError('no_access');
}
