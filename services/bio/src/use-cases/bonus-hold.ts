import type { CreditHold } from '@datewright/service-kit/credit-hold';
import { AppError } from '@datewright/service-kit/errors';
import type { AppContext } from '../context.ts';
import type { BonusClaim } from '../data/bonuses.ts';

/** How an answer is paid for: with a credit, or with the bonus. */
export type Payment = CreditHold & { isBonus: boolean };

/** The bonus as a payment: no credit is charged, and a failure gives it back. */
export function bonusHold(ctx: AppContext, claim: BonusClaim, isUsed: boolean): Payment {
  const hold: Payment = {
    isBonus: true,
    isCharged: isUsed,
    available: 0,
    async spend() {
      if (hold.isCharged) return;
      if (!(await ctx.bonuses.use(claim, ctx.now()))) throw new AppError('ai_timeout');
      hold.isCharged = true;
    },
    async giveBack() {
      if (!hold.isCharged) await ctx.bonuses.giveBack(claim);
      return true;
    },
  };
  return hold;
}
