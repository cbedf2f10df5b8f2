import type { ToolName } from '@datewright/contracts/plans';
import type { CreditsClient } from './credits-client.ts';
import { AppError } from './errors.ts';
import type { Member } from './member-token.ts';
import { currentRequest } from './request-scope.ts';

/** Credits, held for one operation. */
export interface CreditHold {
  /** True from the moment that the member paid. */
  isCharged: boolean;
  available: number;
  /** Charges the credits. Throws, and nothing may be shown, unless the account service says that they are charged. */
  spend(): Promise<void>;
  /** Gives the credits back. When nobody answers, the hold's own end does it. */
  giveBack(): Promise<void>;
}

export interface Spending {
  member: Member;
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

/** Reserves credits; throws the errors of `creditsClient`. */
export async function holdCredits(credits: CreditsClient, spending: Spending): Promise<CreditHold> {
  const { member, tool, amount, fingerprint, purpose, holdSeconds } = spending;
  const operation = { userId: member.userId, operationId: spending.operationId };
  const { status, available } = await credits.reserve({
    ...operation,
    sessionId: member.sessionId,
    tool,
    amount,
    fingerprint,
    purpose,
    holdSeconds,
  });
  const hold: CreditHold = {
    isCharged: status === 'charged',
    available,
    async spend() {
      if (hold.isCharged) return;
      const settled = await credits.commit(operation);
      hold.available = settled.available;
      // The hold ran out before there was anything to show.
      if (settled.status === 'released') throw new AppError('ai_timeout');
      hold.isCharged = true;
    },
    async giveBack() {
      if (hold.isCharged) return;
      try {
        const settled = await credits.release(operation);
        // A commit whose answer got lost may have charged it after all.
        hold.isCharged = settled.status === 'charged';
        hold.available = settled.available;
      } catch (error) {
        currentRequest().log.warn({ err: error }, 'credit not released, it returns by itself');
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
