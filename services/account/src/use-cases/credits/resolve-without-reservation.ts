import type { CreditsContext } from '../../context.ts';
import type { CreditOperation } from '../../data/credits/credit-operation-repository.ts';
import { type CommitResult, toCommitResult } from './commit-result.ts';
import { isCharged } from './is-charged.ts';
import { releaseExpiredReservations } from './release-expired-reservations.ts';

/** Without a reservation: reports what became of the operation, or settles it in the account it moved to. */
export async function resolveWithoutReservation(
  ctx: CreditsContext,
  operation: CreditOperation,
  settle: (ctx: CreditsContext, operation: CreditOperation) => Promise<CommitResult>,
): Promise<CommitResult> {
  const { userId, operationId, bookId } = operation;
  const account = await ctx.creditAccounts.findById(bookId);
  if (!account) throw new Error('The credit account of an operation is gone');
  if (await isCharged(ctx, account, operationId)) return toCommitResult(ctx, 'charged', account);
  const latest = await ctx.creditOperations.find(userId, operationId);
  if (latest && latest.bookId !== bookId) return settle(ctx, latest);
  await releaseExpiredReservations(ctx, account);
  return toCommitResult(ctx, 'released', account);
}
