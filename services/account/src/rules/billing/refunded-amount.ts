import type Stripe from 'stripe';

/** Whether a refund has succeeded or still may. */
const isEffective = ({ status }: Stripe.Refund) => status !== 'failed' && status !== 'canceled';

/** The refunded amount in cents. */
export const refundedAmount = (refunds: Stripe.Refund[]): number =>
  refunds.filter(isEffective).reduce((sum, { amount }) => sum + amount, 0);
