import type Stripe from 'stripe';

/** Whether a refund reached the member, or still may. */
const stands = ({ status }: Stripe.Refund) => status !== 'failed' && status !== 'canceled';

/** What refunds pay back, in cents. */
export const paidBack = (refunds: Stripe.Refund[]): number =>
  refunds.filter(stands).reduce((sum, { amount }) => sum + amount, 0);
