import type Stripe from 'stripe';

/** Whether a refund reached the member, or still may. */
const isEffective = ({ status }: Stripe.Refund) => status !== 'failed' && status !== 'canceled';

/** What refunds pay back, in cents. */
export const refundedAmount = (refunds: Stripe.Refund[]): number =>
  refunds.filter(isEffective).reduce((sum, { amount }) => sum + amount, 0);
