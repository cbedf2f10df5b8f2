import { AppError } from '@datewright/service-kit/errors/app-error';
import type { CreditsContext } from '../../context.ts';
import { type CreditOperation, placementId } from '../../data/credits/credit-operation-repository.ts';
import { availableCredits } from '../../rules/credits/credit-balance.ts';
import { isCharged } from './is-charged.ts';
import { type ReservationResult, resolveFailedReservation } from './resolve-failed-reservation.ts';
import { writeFirstReservation, writeReservation } from './write-reservation.ts';

interface OperationToReserve {
  operation: CreditOperation;
  /** This process has just stored the operation, in the account of the current period. */
  isNew: boolean;
  /** The account of the current period. */
  bookId: string;
  holdSeconds: number;
}

/** Each round either answers or removes one obstacle; more rounds mean a bug. */
const maxRounds = 20;

/**
 * Reserves the operation's credits in the account of the current period, and finds the reason when that fails.
 *
 * An operation of an earlier period or plan moves to the current account. Its placement in the old account ends first,
 * by a write that fails while the old account holds or has just charged it; only then does it move. A placement never
 * resumes, so a process with stale data can't reserve in the old account: no operation is reserved in two accounts.
 */
export async function reserveInCurrentAccount(
  ctx: CreditsContext,
  { operation: stored, isNew, bookId, holdSeconds }: OperationToReserve,
): Promise<ReservationResult> {
  let operation = stored;
  for (let round = 0; round < maxRounds; round++) {
    const taken =
      isNew && round === 0
        ? await writeFirstReservation(ctx, operation, holdSeconds)
        : await reserveAgain(ctx, operation, bookId, holdSeconds);
    const answer = taken ?? (await resolveFailedReservation(ctx, operation, bookId));
    if (answer) return answer;
    operation = (await ctx.creditOperations.find(operation.userId, operation.operationId)) ?? operation;
  }
  throw new AppError('unavailable', { cause: new Error('A hold could not be settled') });
}

/** Reserves an operation that may already be reserved or charged; `null` when its account does not admit it now. */
async function reserveAgain(ctx: CreditsContext, operation: CreditOperation, currentId: string, holdSeconds: number) {
  const account = await ctx.creditAccounts.findById(operation.bookId);
  if (!account) throw new Error('The credit account of an operation is gone');
  if (await isCharged(ctx, account, operation.operationId)) {
    return { status: 'charged' as const, available: availableCredits(account, ctx.now()) };
  }
  if (operation.bookId === currentId) return writeReservation(ctx, operation, holdSeconds);
  await ctx.creditAccounts.endPlacement(operation.bookId, operation.operationId, placementId(operation));
  return null;
}
