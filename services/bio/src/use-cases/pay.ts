import { holdCredits } from '@datewright/service-kit/credit-hold';
import { AppError } from '@datewright/service-kit/errors';
import type { Member } from '@datewright/service-kit/member-token';
import type { AppContext } from '../context.ts';
import type { StoredDraft } from '../data/drafts.ts';
import { bonusHold, type Payment } from './bonus-hold.ts';

/** Holds a credit, or the bonus when there is none and this work may have it. Throws `out_of_credits` and its kind. */
export async function holdPayment(
  ctx: AppContext,
  member: Member,
  draft: StoredDraft,
  purpose: string,
): Promise<Payment> {
  const { operationId, fingerprint } = draft;
  const claim = { userId: member.userId, sessionId: member.sessionId, operationId };
  const mayHaveBonus = draft.kind === 'generate';
  if (mayHaveBonus && (await ctx.bonuses.isUsedFor(claim))) return bonusHold(ctx, claim, true);
  try {
    const hold = await holdCredits(ctx.credits, {
      member,
      tool: 'bio_write',
      amount: 1,
      operationId,
      fingerprint,
      purpose,
      holdSeconds: ctx.config.HOLD_SECONDS,
    });
    return Object.assign(hold, { isBonus: false });
  } catch (error) {
    const isOut = error instanceof AppError && error.code === 'out_of_credits';
    // Only the account service's own word opens the bonus: it has looked at the session, too.
    if (!isOut || !mayHaveBonus) throw error;
    const heldUntil = new Date(ctx.now() + ctx.config.HOLD_SECONDS * 1000);
    if (!(await ctx.bonuses.hold(claim, ctx.now(), heldUntil))) throw error;
    return bonusHold(ctx, claim, false);
  }
}
