import { randomUUID } from 'node:crypto';
import type { CreditsContext } from '../../context.ts';
import { type CreditOperation, placementId } from '../../data/credits/credit-operation-repository.ts';
import { availableCredits } from '../../rules/credits/credit-balance.ts';
import type { ReservationResult } from './resolve-failed-reservation.ts';

/** Writes the first reservation of a new operation; returns `null` when the account does not admit it. */
export async function writeFirstReservation(
  ctx: CreditsContext,
  operation: CreditOperation,
  holdSeconds: number,
): Promise<ReservationResult | null> {
  const hold = createHold(ctx, operation, holdSeconds);
  const account = await ctx.creditAccounts.reserveFirst(operation.bookId, hold, placementId(operation));
  return account && { status: 'held', available: availableCredits(account, ctx.now()) };
}

/** Writes a repeated reservation once; returns `null` when the account does not admit it. */
export async function writeReservation(
  ctx: CreditsContext,
  operation: CreditOperation,
  holdSeconds: number,
): Promise<ReservationResult | null> {
  const { operationId, bookId, userId } = operation;
  const hold = createHold(ctx, operation, holdSeconds);
  const account = await ctx.creditAccounts.reserve(bookId, hold, placementId(operation));
  if (!account) return null;
  // A concurrent repeat may have been reserved and charged between our read and our write.
  if (!(await ctx.creditLedger.hasCharge(userId, operationId))) {
    return { status: 'held', available: availableCredits(account, ctx.now()) };
  }
  const after = await ctx.creditAccounts.release(bookId, hold);
  return { status: 'charged', available: availableCredits(after ?? account, ctx.now()) };
}

function createHold(ctx: CreditsContext, { operationId, amount }: CreditOperation, holdSeconds: number) {
  return { holdId: randomUUID(), operationId, amount, expiresAt: new Date(ctx.now() + holdSeconds * 1000) };
}
