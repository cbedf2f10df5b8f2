import { AppError } from '@datewright/service-kit/errors/app-error';
import type { CreditReservation } from '@datewright/tool-kit/credits/credit-reservation';
import type { AppContext } from '../context.ts';
import type { BonusClaim } from '../data/bonus-repository.ts';

/** How an answer is paid for: with a credit or with the bonus. */
export type PaymentReservation = CreditReservation & { isBonus: boolean };

/** The bonus as a payment: it charges no credit, and a failure releases it. */
export function createBonusReservation(ctx: AppContext, claim: BonusClaim, isUsed: boolean): PaymentReservation {
  const hold: PaymentReservation = {
    isBonus: true,
    isCharged: isUsed,
    available: 0,
    async commit() {
      if (hold.isCharged) return;
      if (!(await ctx.bonuses.commit(claim, ctx.now()))) throw new AppError('ai_timeout');
      hold.isCharged = true;
    },
    async release() {
      if (!hold.isCharged) await ctx.bonuses.release(claim);
      return true;
    },
  };
  return hold;
}
