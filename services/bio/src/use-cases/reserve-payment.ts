import type { Member } from '@datewright/service-kit/auth/member-token';
import { AppError } from '@datewright/service-kit/errors/app-error';
import { reserveCredits } from '@datewright/tool-kit/credits/credit-reservation';
import type { AppContext } from '../context.ts';
import type { StoredDraft } from '../data/draft-repository.ts';
import { createBonusReservation, type PaymentReservation } from './reserve-bonus.ts';

/**
 * Reserves a credit, or the bonus when no credit is left and this request may use it. Throws `out_of_credits` or a
 * similar error.
 */
export async function reservePayment(
  ctx: AppContext,
  member: Member,
  draft: StoredDraft,
  purpose: string,
): Promise<PaymentReservation> {
  const { operationId, fingerprint } = draft;
  const claim = { userId: member.userId, sessionId: member.sessionId, operationId };
  const mayHaveBonus = draft.kind === 'generate';
  if (mayHaveBonus && (await ctx.bonuses.isCommittedFor(claim))) return createBonusReservation(ctx, claim, true);
  try {
    const hold = await reserveCredits(ctx.credits, {
      member,
      tool: 'bio_write',
      amount: 1,
      operationId,
      fingerprint,
      purpose,
      reservationSeconds: ctx.config.HOLD_SECONDS,
    });
    return Object.assign(hold, { isBonus: false });
  } catch (error) {
    const isOut = error instanceof AppError && error.code === 'out_of_credits';
    // Only the account service's answer allows the bonus, because it has also checked the session.
    if (!isOut || !mayHaveBonus) throw error;
    const heldUntil = new Date(ctx.now() + ctx.config.HOLD_SECONDS * 1000);
    if (!(await ctx.bonuses.reserve(claim, ctx.now(), heldUntil))) throw error;
    return createBonusReservation(ctx, claim, false);
  }
}
