import { AppError } from '@datewright/service-kit/errors/app-error';
import type { CreditsContext } from '../../context.ts';
import type { CreditAccount } from '../../data/credits/credit-account-schema.ts';
import { type CreditOperation, placementId } from '../../data/credits/credit-operation-repository.ts';
import { availableCredits } from '../../rules/credits/credit-balance.ts';
import { isCharged } from './is-charged.ts';
import { type ReservationResult, resolveFailedReservation } from './resolve-failed-reservation.ts';
import { writeReservation } from './write-reservation.ts';

interface OperationToReserve {
  operation: CreditOperation;
  isNew: boolean;
  /** The account of the current period. */
  account: CreditAccount;
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
  wanted: OperationToReserve,
): Promise<ReservationResult> {
  let { operation } = wanted;
  let mayBeCharged = !wanted.isNew;
  for (let round = 0; round < maxRounds; round++) {
    const home =
      operation.bookId === wanted.account._id ? wanted.account : await ctx.creditAccounts.findById(operation.bookId);
    if (!home) throw new Error('The credit account of an operation is gone');
    if (mayBeCharged && (await isCharged(ctx, home, operation.operationId))) {
      return { status: 'charged', available: availableCredits(home, ctx.now()) };
    }
    mayBeCharged = true;
    const isHome = operation.bookId === wanted.account._id;
    const taken = isHome && (await writeReservation(ctx, operation, wanted.holdSeconds));
    if (taken) return taken;
    if (!isHome) await ctx.creditAccounts.endPlacement(operation.bookId, operation.operationId, placementId(operation));
    const answer = await resolveFailedReservation(ctx, operation, wanted.account._id);
    if (answer) return answer;
    operation = (await ctx.creditOperations.find(operation.userId, operation.operationId)) ?? operation;
  }
  throw new AppError('unavailable', { cause: new Error('A hold could not be settled') });
}
