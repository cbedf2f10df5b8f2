import type { Tier } from '@datewright/contracts/tier';
import type { ToolName } from '@datewright/contracts/tool-lookup';
import type { Member } from '@datewright/service-kit/auth/member-token';
import { AppError, toAppError } from '@datewright/service-kit/errors/app-error';
import { serviceTimeoutMs } from '@datewright/service-kit/http/service-client';
import { currentRequest } from '@datewright/service-kit/observability/request-scope';
import type { CreditsClient } from './credits-client.ts';

/** Credits reserved for one operation. */
export interface CreditReservation {
  /** True once the member has paid; `null` while the account service does not answer whether they have. */
  isCharged: boolean | null;
  available: number;
  /**
   * Charges the credits. Throws unless the account service confirms the charge in time; then nothing may be shown, and
   * a charge that is carried out late is refunded.
   */
  commit(): Promise<void>;
  /** Releases the credits; returns false when the account service does not answer, and then has to be called again. */
  release(): Promise<boolean>;
}

export interface ReservationRequest {
  member: Pick<Member, 'userId' | 'sessionId'>;
  tool: ToolName;
  amount: number;
  operationId: string;
  /** Hash of the request. */
  fingerprint: string;
  /** What the credits are for, as the member's history shows it: see `purpose` of `reserveCredits`. */
  purpose: string;
  /** Seconds until the reservation expires; longer than the work may take. */
  reservationSeconds: number;
}

/** Reserves credits; throws the errors of `CreditsClient`. `tier` is the plan that pays. */
export async function reserveCredits(
  credits: CreditsClient,
  spending: ReservationRequest,
): Promise<CreditReservation & { tier: Tier }> {
  const { member, tool, amount, fingerprint, purpose, reservationSeconds: holdSeconds } = spending;
  const operation = { userId: member.userId, operationId: spending.operationId };
  const { status, available, tier, at } = await credits.reserve({
    ...operation,
    sessionId: member.sessionId,
    tool,
    amount,
    fingerprint,
    purpose,
    holdSeconds,
  });
  const receivedAt = performance.now();
  /** When we stop waiting, by the account service's clock, so the clocks of two machines need not agree. */
  const deadline = () => at && Math.floor(at + performance.now() - receivedAt + serviceTimeoutMs);
  return Object.assign(
    createReservation(credits, operation, { isCharged: status === 'charged', available, deadline }),
    {
      tier,
    },
  );
}

/** Credits that another process reserved. Their commit has no deadline, so a late charge is not refunded. */
export const resumeReservation = (credits: CreditsClient, operation: CreditOperationKey): CreditReservation =>
  createReservation(credits, operation, { isCharged: false, available: 0, deadline: () => undefined });

/** The credits left after an operation that was charged before; committing it again changes nothing. */
export async function readCreditsAfterCommit(
  credits: CreditsClient,
  { userId, operationId }: CreditOperationKey,
): Promise<number> {
  return (await credits.commit({ userId, operationId })).available;
}

/**
 * The credits left after an operation that is settled; releasing it again changes nothing. `null` when the account
 * service does not answer.
 */
export async function readCreditsAfterRelease(
  credits: CreditsClient,
  { userId, operationId }: CreditOperationKey,
): Promise<number | null> {
  const settled = await credits.release({ userId, operationId }).catch(() => null);
  return settled?.available ?? null;
}

/** Releases the credits of an operation that no process works on, unless they are charged. */
export async function releaseReservation(
  credits: CreditsClient,
  { userId, operationId }: CreditOperationKey,
): Promise<'charged' | 'released'> {
  try {
    return (await credits.release({ userId, operationId })).status;
  } catch (error) {
    // Nothing was reserved for the operation.
    if (toAppError(error).code === 'not_found') return 'released';
    throw error;
  }
}

interface CreditOperationKey {
  userId: string;
  operationId: string;
}

function createReservation(
  credits: CreditsClient,
  operation: CreditOperationKey,
  { deadline, ...state }: Pick<CreditReservation, 'isCharged' | 'available'> & { deadline: () => number | undefined },
): CreditReservation {
  const reservation: CreditReservation = {
    ...state,
    async commit() {
      if (reservation.isCharged) return;
      reservation.isCharged = null;
      const settled = await credits.commit({ ...operation, deadline: deadline() });
      reservation.isCharged = settled.status === 'charged';
      reservation.available = settled.available;
      // The reservation expired before there was anything to show.
      if (!reservation.isCharged) throw new AppError('ai_timeout');
    },
    async release() {
      if (reservation.isCharged) return true;
      try {
        const settled = await credits.release(operation);
        // A commit whose response was lost may have charged it.
        reservation.isCharged = settled.status === 'charged';
        reservation.available = settled.available;
        return true;
      } catch (error) {
        currentRequest().log.warn({ err: error }, 'credit not released yet');
        return false;
      }
    },
  };
  return reservation;
}

/** The messages of the error catalogue say that nothing was charged. Here something was, and the next try is free. */
export function toPaidRequestError({ code, extras }: AppError): AppError {
  const message = 'That did not work. This request is paid for already: try it again for free.';
  return new AppError(code, { ...extras, message });
}
