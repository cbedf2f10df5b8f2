import { randomUUID } from 'node:crypto';
import type { CreditsContext } from '../../context.ts';
import { type CreditOperation, placementId } from '../../data/credits/credit-operation-repository.ts';
import { availableCredits } from '../../rules/credits/credit-balance.ts';
import type { ReservationResult } from './resolve-failed-reservation.ts';

/** Writes the reservation once; returns `null` when the account does not admit it. */
export async function writeReservation(
  ctx: CreditsContext,
  operation: CreditOperation,
  holdSeconds: number,
): Promise<ReservationResult | null> {
  const { operationId, amount, bookId, userId } = operation;
  const expiresAt = new Date(ctx.now() + holdSeconds * 1000);
  const hold = { holdId: randomUUID(), operationId, amount, expiresAt };
  const account = await ctx.creditAccounts.reserve(bookId, hold, placementId(operation));
  if (!account) return null;
  // A concurrent repeat may have been reserved and charged between our read and our write.
  if (!(await ctx.creditLedger.hasCharge(userId, operationId))) {
    return { status: 'held', available: availableCredits(account, ctx.now()) };
  }
  const after = await ctx.creditAccounts.release(bookId, hold);
  return { status: 'charged', available: availableCredits(after ?? account, ctx.now()) };
}
