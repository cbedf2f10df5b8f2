import type { Tier } from '@datewright/contracts/tier';
import type { ToolName } from '@datewright/contracts/tool-words';
import type { CreditsClient } from './credits-client.ts';
import { AppError, asAppError } from './errors.ts';
import type { Member } from './member-token.ts';
import { currentRequest } from './request-scope.ts';
import { patience } from './service-client.ts';

/** Credits, held for one operation. */
export interface CreditHold {
  /** True from the moment that the member paid; `null` while the account service does not say whether they did. */
  isCharged: boolean | null;
  available: number;
  /**
   * Charges the credits. Throws, and nothing may be shown, unless the account service says in time that they are charged:
   * what it carries out later it gives back.
   */
  spend(): Promise<void>;
  /** Gives the credits back; false when nobody answers: then it is to be asked for again. */
  giveBack(): Promise<boolean>;
}

export interface Spending {
  member: Pick<Member, 'userId' | 'sessionId'>;
  tool: ToolName;
  amount: number;
  operationId: string;
  /** Hash of what was asked. */
  fingerprint: string;
  /** What the credits are for, as the member's history is to say it: see `purpose` of `reserveCredits`. */
  purpose: string;
  /** Seconds until the hold gives itself back; longer than the work may take. */
  holdSeconds: number;
}

/** Reserves credits; throws the errors of `creditsClient`. `tier` is the plan that they are of. */
export async function holdCredits(credits: CreditsClient, spending: Spending): Promise<CreditHold & { tier: Tier }> {
  const { member, tool, amount, fingerprint, purpose, holdSeconds } = spending;
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
  const deadline = () => at && Math.floor(at + performance.now() - heard + patience);
  return Object.assign(creditHold(credits, operation, { isCharged: status === 'charged', available, deadline }), {
    tier,
  });
}

/** Credits that another process reserved and somebody waits for however long it takes: what is charged late is not given back. */
export const heldCredits = (credits: CreditsClient, operation: Operation): CreditHold =>
  creditHold(credits, operation, { isCharged: false, available: 0, deadline: () => undefined });

/** What is left after an operation that was charged before: committing it once more changes nothing. */
export async function creditsLeft(credits: CreditsClient, { userId, operationId }: Operation): Promise<number> {
  return (await credits.commit({ userId, operationId })).available;
}

/** The same after an operation that is settled either way: giving back changes nothing then. Null while nobody says. */
export async function creditsAfter(credits: CreditsClient, { userId, operationId }: Operation): Promise<number | null> {
  const settled = await credits.release({ userId, operationId }).catch(() => null);
  return settled?.available ?? null;
}

/** What became of an operation that nobody works on any more: its credits are given back unless they are charged. */
export async function settleOperation(
  credits: CreditsClient,
  { userId, operationId }: Operation,
): Promise<'charged' | 'released'> {
  try {
    return (await credits.release({ userId, operationId })).status;
  } catch (error) {
    // Nobody had reserved anything for it.
    if (asAppError(error).code === 'not_found') return 'released';
    throw error;
  }
}

interface Operation {
  userId: string;
  operationId: string;
}

function creditHold(
  credits: CreditsClient,
  operation: Operation,
  { deadline, ...state }: Pick<CreditHold, 'isCharged' | 'available'> & { deadline: () => number | undefined },
): CreditHold {
  const hold: CreditHold = {
    ...state,
    async spend() {
      if (hold.isCharged) return;
      hold.isCharged = null;
      const settled = await credits.commit({ ...operation, deadline: deadline() });
      hold.isCharged = settled.status === 'charged';
      hold.available = settled.available;
      // The hold ran out before there was anything to show.
      if (!hold.isCharged) throw new AppError('ai_timeout');
    },
    async giveBack() {
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
export function afterPaying({ code, extras }: AppError): AppError {
  const message = 'That did not work. This request is paid for already: try it again for free.';
  return new AppError(code, { ...extras, message });
}
