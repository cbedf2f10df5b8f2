import { AppError } from '@datewright/service-kit/errors/app-error';
import type { CreditsContext } from '../../context.ts';
import { type CreditOperation, placementId } from '../../data/credits/credit-operation-repository.ts';
import { availableCredits } from '../../rules/credits/credit-balance.ts';
import { isCharged } from './is-charged.ts';
import { releaseExpiredReservations } from './release-expired-reservations.ts';

export interface ReservationResult {
  status: 'held' | 'charged';
  available: number;
}

/**
 * Finds out why nothing was reserved: returns a result, or `null` after removing the obstacle. `homeId` is the current
 * account.
 */
export async function resolveFailedReservation(
  ctx: CreditsContext,
  operation: CreditOperation,
  homeId: string,
): Promise<ReservationResult | null> {
  const now = ctx.now();
  const { operationId, amount } = operation;
  const account = await ctx.creditAccounts.findById(operation.bookId);
  if (!account) throw new Error('The credit account of an operation is gone');
  if (await isCharged(ctx, account, operationId))
    return { status: 'charged', available: availableCredits(account, now) };

  const held = account.holds.find((hold) => hold.operationId === operationId);
  if (held && held.expiresAt.getTime() > now) return { status: 'held', available: availableCredits(account, now) };
  if (await releaseExpiredReservations(ctx, account)) return null;
  if (account.pendingLines.some((line) => line.operationId === operationId)) {
    await ctx.ledgerWriter.write(account);
    return null;
  }
  if (account.leftPlacements.includes(placementId(operation))) {
    await ctx.creditOperations.move(operation, homeId);
    return null;
  }
  if (account._id === homeId && availableCredits(account, now) < amount) throw new AppError('out_of_credits');
  return null;
}
