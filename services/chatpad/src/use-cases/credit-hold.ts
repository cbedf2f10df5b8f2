import { AppError } from '@datewright/service-kit/errors';
import type { Member } from '@datewright/service-kit/member-token';
import { currentRequest } from '@datewright/service-kit/request-scope';
import type { AppContext } from '../context.ts';
import type { StoredRound } from '../data/rounds.ts';

/** One credit, held for one round. */
export interface CreditHold {
  /** True from the moment that the member paid. */
  isCharged: boolean;
  available: number;
  /** Charges the credit. Throws, and nothing may be shown, unless the account service says that it is charged. */
  spend(): Promise<void>;
  /** Gives the credit back. When nobody answers, the hold's own end does it. */
  giveBack(): Promise<void>;
}

export async function holdCredit(ctx: AppContext, member: Member, round: StoredRound): Promise<CreditHold> {
  const operation = { userId: member.userId, operationId: round.operationId };
  const { status, available } = await ctx.credits.reserve({
    ...operation,
    sessionId: member.sessionId,
    tool: 'chatpad',
    amount: 1,
    fingerprint: round.fingerprint,
    holdSeconds: ctx.config.HOLD_SECONDS,
  });
  const hold: CreditHold = {
    isCharged: status === 'charged',
    available,
    async spend() {
      if (hold.isCharged) return;
      const settled = await ctx.credits.commit(operation);
      hold.available = settled.available;
      // The hold ran out before the first suggestion came.
      if (settled.status === 'released') throw new AppError('ai_timeout');
      hold.isCharged = true;
    },
    async giveBack() {
      if (hold.isCharged) return;
      try {
        const settled = await ctx.credits.release(operation);
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
