import type { Tier } from '@datewright/contracts/tier';
import type { ToolName } from '@datewright/contracts/tool-lookup';
import type { Member } from '@datewright/service-kit/auth/member-token';
import { AppError, toAppError } from '@datewright/service-kit/errors/app-error';
import { serviceTimeoutMs } from '@datewright/service-kit/http/service-client';
import { currentRequest } from '@datewright/service-kit/observability/request-scope';
import type { CreditsClient } from './credits-client.ts';

/** Credits, held for one operation. */
export interface CreditReservation {
  /** True from the moment that the member paid; `null` while the account service does not say whether they did. */
  isCharged: boolean | null;
  available: number;
  /**
   * Charges the credits. Throws, and nothing may be shown, unless the account service says in time that they are charged:
   * what it carries out later it gives back.
   */
  commit(): Promise<void>;
  /** Gives the credits back; false when nobody answers: then it is to be asked for again. */
  release(): Promise<boolean>;
}

export interface ReservationRequest {
  member: Pick<Member, 'userId' | 'sessionId'>;
  tool: ToolName;
  amount: number;
  operationId: string;
  /** Hash of what was asked. */
  fingerprint: string;
  /** What the credits are for, as the member's history is to say it: see `purpose` of `reserveCredits`. */
  purpose: string;
  /** Seconds until the hold gives itself back; longer than the work may take. */
  reservationSeconds: number;
}

/** Reserves credits; throws the errors of `creditsClient`. `tier` is the plan that they are of. */
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
  const heard = performance.now();
  /** When we stop listening, by the account service's own clock: no two machines need to agree on the time. */
  const deadline = () => at && Math.floor(at + performance.now() - heard + serviceTimeoutMs);
  return Object.assign(
    createReservation(credits, operation, { isCharged: status === 'charged', available, deadline }),
    {
      tier,
    },
  );
}

/** Credits that another process reserved and somebody waits for however long it takes: what is charged late is not given back. */
export const resumeReservation = (credits: CreditsClient, operation: CreditOperationKey): CreditReservation =>
  createReservation(credits, operation, { isCharged: false, available: 0, deadline: () => undefined });

/** What is left after an operation that was charged before: committing it once more changes nothing. */
export async function readCreditsAfterCommit(
  credits: CreditsClient,
  { userId, operationId }: CreditOperationKey,
): Promise<number> {
  return (await credits.commit({ userId, operationId })).available;
}

/** The same after an operation that is settled either way: giving back changes nothing then. Null while nobody says. */
export async function readCreditsAfterRelease(
  credits: CreditsClient,
  { userId, operationId }: CreditOperationKey,
): Promise<number | null> {
  const settled = await credits.release({ userId, operationId }).catch(() => null);
  return settled?.available ?? null;
}

/** What became of an operation that nobody works on any more: its credits are given back unless they are charged. */
export async function releaseReservation(
  credits: CreditsClient,
  { userId, operationId }: CreditOperationKey,
): Promise<'charged' | 'released'> {
  try {
    return (await credits.release({ userId, operationId })).status;
  } catch (error) {
    // Nobody had reserved anything for it.
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
  const hold: CreditReservation = {
    ...state,
    async commit() {
      if (hold.isCharged) return;
      hold.isCharged = null;
      const settled = await credits.commit({ ...operation, deadline: deadline() });
      hold.isCharged = settled.status === 'charged';
      hold.available = settled.available;
      // The hold ran out before there was anything to show.
      if (!hold.isCharged) throw new AppError('ai_timeout');
    },
    async release() {
      if (hold.isCharged) return true;
      try {
        const settled = await credits.release(operation);
        // A commit whose answer got lost may have charged it after all.
        hold.isCharged = settled.status === 'charged';
        hold.available = settled.available;
        return true;
      } catch (error) {
        currentRequest().log.warn({ err: error }, 'credit not released yet');
        return false;
      }
    },
  };
  return hold;
}

/** The catalogue's sentences say that nothing was charged; here something was, and trying again is free. */
export function toPaidRequestError({ code, extras }: AppError): AppError {
  const message = 'That did not work. This request is paid for already: try it again for free.';
  return new AppError(code, { ...extras, message });
}
